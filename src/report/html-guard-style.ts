/** The look of the guards on a page: the filters beside them, the line of each, the code, the proofs. */

export const GUARD_STYLE = String.raw`
.scripted #view-guards:not(.off) { display: grid; grid-template-columns: 16.5rem minmax(0, 1fr); gap: 2rem; align-items: start; }
.filters { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow-y: auto; padding: 2px .6rem 1rem 2px; font-size: .933rem; }
.search { position: relative; margin-bottom: 1rem; }
.search label { display: block; font-size: .8rem; font-weight: 600; color: var(--soft); margin-bottom: .25rem; }
.search input { width: 100%; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: .45rem 2.1rem .45rem .7rem; }
.search input::placeholder { color: var(--soft); opacity: 1; font-size: .867rem; }
.search kbd { position: absolute; right: .55rem; bottom: .55rem; line-height: 1.3; }
.search input:focus + kbd, .search input:not(:placeholder-shown) + kbd { display: none; }
.facets > summary { display: none; }
.facet { margin-bottom: 1.1rem; }
.facet legend { font-size: .8rem; font-weight: 600; color: var(--soft); margin-bottom: .2rem; }
.facet.file ul { max-height: 21rem; overflow-y: auto; }
.facet label { display: flex; gap: .5rem; align-items: baseline; padding: .14rem .35rem; border-radius: 5px; cursor: pointer; }
.facet label:hover { background: color-mix(in srgb, var(--ink) 6%, transparent); }
.facet input { accent-color: var(--accent); margin: 0; translate: 0 .1em; }
.facet .shown { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.facet .count { color: var(--soft); font-variant-numeric: tabular-nums; font-size: .867rem; }
.facet .folder { color: var(--soft); }
.dot { color: var(--own); display: inline-block; width: 1em; }

.toolbar { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin-bottom: 1rem; }
.toolbar #shown { flex: 1; color: var(--soft); font-variant-numeric: tabular-nums; }
.toolbar .choice { display: inline-flex; }
.toolbar .choice button { border-radius: 0; margin-left: -1px; }
.toolbar .choice button:first-of-type { border-radius: 7px 0 0 7px; }
.toolbar .choice button:last-of-type { border-radius: 0 7px 7px 0; }
.toolbar [aria-pressed='true'] { background: var(--ink); border-color: var(--ink); color: var(--ground); }

.group, .problems, .strays { margin-bottom: 2rem; }
.group > h3, .problems > h3, .strays > h3 { font-size: 1.05rem; letter-spacing: -.01em; margin-bottom: .6rem; overflow-wrap: anywhere; }
h3 small { display: block; font-size: .867rem; font-weight: 400; color: var(--soft); letter-spacing: 0; max-width: 80ch; }
.guard, .problem { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; margin-bottom: .6rem; }
.guard { content-visibility: auto; contain-intrinsic-size: auto 4.4rem; }
.guard:target, .guard.aim { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
.guard summary { display: grid; grid-template-columns: .7rem 7.1rem minmax(0, 1fr) minmax(0, auto) 4.6rem; gap: .2rem 1rem; align-items: baseline; padding: .7rem 1rem; cursor: pointer; border-radius: 10px; list-style: none; }
.guard summary::-webkit-details-marker { display: none; }
.guard summary::before { content: ''; width: .42rem; height: .42rem; border: solid var(--soft); border-width: 0 1.5px 1.5px 0; rotate: -45deg; translate: 0 -.12rem; transition: rotate .12s; }
.guard details[open] > summary::before { rotate: 45deg; }
.guard summary:hover { background: color-mix(in srgb, var(--ink) 3%, transparent); }
.guard details[open] > summary { border-bottom: 1px solid var(--line); border-radius: 10px 10px 0 0; }
.guard h4 { font-weight: 400; font-size: inherit; }
.guard .id { display: block; font-weight: 650; font-size: .933rem; }
.guard .behaviour { display: block; color: var(--soft); overflow-wrap: anywhere; }
.guard .spot { text-align: right; color: var(--soft); max-width: 24rem; }
.guard .time { text-align: right; color: var(--soft); font-variant-numeric: tabular-nums; font-size: .867rem; white-space: nowrap; }
.inside { padding: 1rem; display: grid; gap: 1rem; }
.because { color: var(--soft); max-width: 90ch; }
b, .story dt, .problem .next b { font-weight: 650; }
.story { display: grid; gap: .35rem; max-width: 100ch; }
.story div { display: grid; grid-template-columns: 5.4rem minmax(0, 1fr); }
.story dt { color: var(--soft); font-weight: 400; }
.story dd { overflow-wrap: anywhere; }
.story .next dt { color: var(--accent); font-weight: 650; }
.story code, .because code, .problem p code { background: var(--sunken); border-radius: 4px; padding: .05em .3em; overflow-wrap: anywhere; }

figcaption { display: flex; flex-wrap: wrap; gap: .2rem 1rem; align-items: baseline; justify-content: space-between; font-size: .933rem; margin-bottom: .35rem; }
.rule { color: var(--soft); overflow-wrap: anywhere; }
.code { background: var(--sunken); border: 1px solid var(--line); border-radius: 8px; overflow: hidden; padding-block: .4rem; line-height: 1.55; tab-size: 2; }
.l { display: grid; grid-template-columns: 4.6rem minmax(0, 1fr); text-decoration: none; }
.l::before { content: attr(data-n) '  '; white-space: pre; text-align: right; color: var(--soft); user-select: none; }
.l > span { white-space: pre-wrap; overflow-wrap: anywhere; min-height: 1.55em; padding-right: .6rem; }
del.l { background: var(--goes); }
del.l::before { content: attr(data-n) ' \2212'; color: var(--toothless); padding-right: .5ch; }
ins.l { background: var(--comes); }
ins.l::before { content: attr(data-n) ' +'; color: var(--bites); padding-right: .5ch; }
.l::before { padding-right: .5ch; }
mark { color: inherit; border-radius: 3px; }
mark .c { color: inherit; }
del mark { background: var(--goes-mark); }
ins mark { background: var(--comes-mark); }
.change, .side { display: block; }
.gap { display: block; padding-left: 3.4rem; color: var(--soft); }
.code i { font-style: normal; }
.k { color: var(--keyword); }
.s { color: var(--string); }
.n { color: var(--number); }
.c { color: var(--comment); }
.f { color: var(--call); }

.proof { border-top: 1px solid var(--line); padding-top: .9rem; display: grid; gap: .55rem; }
.proof h5 { font-size: inherit; font-weight: 400; display: flex; gap: .7rem; align-items: baseline; }
.proof .test { min-width: 0; overflow-wrap: anywhere; }
.proof .title::before { content: '\203A'; margin-right: .3rem; color: var(--soft); }
.runs { display: flex; flex-wrap: wrap; gap: .15rem 1.4rem; font-size: .867rem; }
.failure figcaption { justify-content: flex-start; gap: .3rem; margin-bottom: .3rem; color: var(--soft); }
.failure .title { color: var(--ink); }
.failure .title::before { content: none; }
.message { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sunken); border: 1px solid var(--line); border-radius: 8px; padding: .5rem .8rem; margin-top: .4rem; }
.difference del { color: var(--toothless); text-decoration: none; }
.difference ins { color: var(--bites); text-decoration: none; }
.others { font-size: .933rem; color: var(--soft); }
.others ul { padding-left: 1.1rem; list-style: disc; }
.again { display: flex; gap: .6rem; align-items: center; }
.again > code { flex: 1; min-width: 0; overflow-wrap: anywhere; background: var(--sunken); border-radius: 7px; padding: .35rem .8rem; }
.again > code::before { content: '$ '; color: var(--soft); user-select: none; }
:root:not(.scripted) .copy { display: none; }
.anchor { text-decoration: none; padding: .2rem .4rem; }
.origin { font-size: .867rem; color: var(--soft); }
.problem { padding: .8rem 1rem; display: grid; gap: .5rem; }
.problem h4 { font-weight: 400; display: flex; flex-wrap: wrap; gap: .2rem .8rem; }
.strays li { padding: .1rem 0; }
.nothing { padding: 3rem 1rem; text-align: center; color: var(--soft); border: 1px dashed var(--line); border-radius: 10px; }
`
