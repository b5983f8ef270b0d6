/** The look of a page: its colours in both themes, its type, its top and its tables. */

export const PAGE_STYLE = String.raw`
:root {
  color-scheme: light dark;
  --ground: light-dark(#f6f6f3, #101214);
  --surface: light-dark(#ffffff, #181b1e);
  --sunken: light-dark(#f3f3ef, #131619);
  --ink: light-dark(#1a1c1f, #e7e9eb);
  --soft: light-dark(#565c64, #a0a8b1);
  --line: light-dark(#dfdfd9, #2c3136);
  --accent: light-dark(#0a58a8, #7db9ff);
  --bites: light-dark(#11663f, #58c997);
  --toothless: light-dark(#b32017, #ff8d83);
  --stale: light-dark(#834e00, #e9b558);
  --unmeasured: light-dark(#5943ae, #b8aaff);
  --goes: light-dark(#ffefed, #2d1b1d);
  --goes-mark: light-dark(#ffcdc7, #5e2c2f);
  --comes: light-dark(#e9f6ee, #14281e);
  --comes-mark: light-dark(#b9e5c9, #1f5237);
  --keyword: light-dark(#7a2fa0, #cfaaf8);
  --string: light-dark(#0b557f, #8fcdf3);
  --number: light-dark(#844600, #ecbb78);
  --comment: light-dark(#5b6169, #9ba3ac);
  --call: light-dark(#1c489b, #a4c5ff);
  --mono: ui-monospace, 'SF Mono', 'Cascadia Code', 'JetBrains Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
  font: 15px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif;
}
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
* { box-sizing: border-box; }
html { background: var(--ground); color: var(--ink); scroll-padding-top: 1rem; }
body { margin: 0; }
h1, h2, h3, h4, h5, p, ul, dl, dd, figure, pre, fieldset { margin: 0; padding: 0; }
ul { list-style: none; }
fieldset { border: 0; min-width: 0; }
code, kbd, pre, .place { font-family: var(--mono); font-size: .867em; }
pre { font-size: .867rem; }
a { color: var(--accent); text-underline-offset: .15em; text-decoration-thickness: from-font; }
bdi { overflow-wrap: anywhere; }
[hidden] { display: none !important; }
:root:not(.scripted) .js { display: none; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
.unseen, .skip:not(:focus) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip:focus { position: fixed; inset: .5rem auto auto .5rem; z-index: 2; padding: .5rem 1rem; background: var(--surface); }
button {
  font: inherit; font-size: .867rem; color: var(--ink); background: var(--surface); border: 1px solid var(--line);
  border-radius: 7px; padding: .25rem .7rem; cursor: pointer;
}
button:hover:not(:disabled) { border-color: var(--soft); }
button:disabled { color: var(--soft); cursor: default; }
kbd { border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 4px; padding: 0 .35em; color: var(--soft); background: var(--surface); }
.bites { --own: var(--bites); }
.toothless { --own: var(--toothless); }
.stale { --own: var(--stale); }
.unmeasured { --own: var(--unmeasured); }

.badge { display: inline-block; font-family: inherit; font-size: .8rem; font-weight: 600; line-height: 1.45; white-space: nowrap; justify-self: start; color: var(--own); background: color-mix(in srgb, var(--own) 10%, var(--surface)); border-radius: 5px; padding: 0 .5em; }

.top, .views, main { max-width: 92rem; margin-inline: auto; padding-inline: clamp(1rem, 3vw, 2.5rem); }
.top { padding-block: 1.1rem 1.4rem; }
.bar { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; }
.brand { display: flex; align-items: center; gap: .55rem; font-weight: 650; letter-spacing: -.01em; }
.brand > span { font-weight: 400; color: var(--soft); }
.brand .project::before { content: '/'; margin-right: .55rem; color: var(--line); }
.mark { width: 1.7rem; height: 1.06rem; }
.tools { display: flex; gap: .5rem; }
h1 { font-size: clamp(1.6rem, 1.1rem + 1.9vw, 2.5rem); line-height: 1.15; letter-spacing: -.025em; font-weight: 700; margin-block: 1.6rem 1.1rem; max-width: 70ch; }
.clause { display: inline-block; }
h1.bites { color: var(--bites); }
.share { display: block; width: 100%; height: .6rem; border-radius: .3rem; background: var(--line); overflow: hidden; }
.share rect { fill: var(--own); stroke: var(--ground); stroke-width: 1px; }
.tally { display: flex; flex-wrap: wrap; gap: .35rem .5rem; margin-top: .8rem; }
.tally a {
  display: inline-block; padding: .15rem .7rem; border-radius: 2rem; text-decoration: none; color: var(--own);
  background: color-mix(in srgb, var(--own) 9%, var(--surface)); border: 1px solid color-mix(in srgb, var(--own) 28%, var(--surface));
}
.tally a:hover { border-color: var(--own); }
.tally b { font-variant-numeric: tabular-nums; }
.facts { display: flex; flex-wrap: wrap; gap: .2rem 1.5rem; margin-top: 1rem; font-size: .867rem; }
.facts div, .runs div { display: flex; gap: .45rem; }
.facts dt, .runs dt { color: var(--soft); }

.views { border-bottom: 1px solid var(--line); }
.views ul { display: flex; gap: 1.6rem; overflow-x: auto; margin-bottom: -1px; }
.views a { display: block; padding: .55rem .1rem; color: var(--soft); text-decoration: none; border-bottom: 2px solid transparent; white-space: nowrap; }
.views a:hover { color: var(--ink); }
.views a[aria-current] { color: var(--ink); font-weight: 600; border-color: var(--ink); }
.views .count { font-variant-numeric: tabular-nums; color: var(--soft); font-weight: 400; margin-left: .3rem; }
main { padding-block: 1.5rem 5rem; }
.scripted .view.off { display: none; }
.view > .lead { color: var(--soft); max-width: 70ch; margin-bottom: 1.1rem; }

.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: baseline; padding: .55rem .95rem; border-top: 1px solid var(--line); }
thead :is(th, td) { border-top: 0; font-size: .8rem; font-weight: 600; color: var(--soft); white-space: nowrap; }
tbody th { font-weight: 600; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td.open { color: var(--toothless); font-weight: 600; }
.none { color: var(--soft); }
.meter { width: 30%; min-width: 6rem; }
.meter svg { width: 100%; height: .55rem; }
.meter rect { fill: var(--stale); rx: 3px; opacity: .75; }
.more { color: var(--soft); padding: .5rem .2rem; }
dialog { border: 1px solid var(--line); border-radius: 12px; background: var(--surface); color: var(--ink); padding: 1.2rem 1.5rem 1.4rem; min-width: min(24rem, 90vw); }
dialog::backdrop { background: rgb(0 0 0 / .4); }
dialog h2 { font-size: 1.1rem; margin-bottom: .8rem; }
dialog dl { display: grid; grid-template-columns: auto 1fr; gap: .35rem 1.2rem; margin-bottom: 1rem; }
dialog label { display: flex; gap: .5rem; align-items: baseline; margin-bottom: 1rem; }
mutation-test-report-app {
  display: block; min-height: 70vh; padding: 1.2rem clamp(.8rem, 2vw, 1.5rem);
  border: 1px solid var(--line); border-radius: 10px; background: light-dark(#fff, #18181b); overflow-x: auto;
}
`
