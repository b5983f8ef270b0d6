/** The look of a page where it is wide, narrow or on paper. */

export const PAPER_STYLE = String.raw`
@media screen and (min-width: 80rem) {
  .change { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .side { border-block: 1px solid var(--line); }
  .side.old { border-left: 1px solid var(--line); background: var(--comes); }
  .side.now { background: var(--goes); }
  .side.old:empty, .side.now:empty { background: var(--sunken); }
  .side .l { grid-template-columns: 4.6rem minmax(0, 1fr); }
  .side.old .l { grid-template-columns: 2.2rem minmax(0, 1fr); }
}
@media screen and (max-width: 64rem) {
  .scripted #view-guards:not(.off) { grid-template-columns: minmax(0, 1fr); gap: .5rem; }
  .filters { position: static; max-height: none; padding: 0; }
  .facets { border: 1px solid var(--line); border-radius: 8px; background: var(--surface); padding: .4rem .8rem; margin-bottom: .6rem; }
  .facets > summary { display: list-item; cursor: pointer; font-weight: 600; }
  .facets[open] > summary { margin-bottom: .6rem; }
  .filters > p:last-child:has(:disabled) { display: none; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
@media screen and (max-width: 46rem) {
  .guard summary { grid-template-columns: .7rem minmax(0, 1fr) auto; }
  .guard h4 { grid-column: 1 / -1; grid-row: 2; }
  .guard .spot { grid-column: 1 / -1; grid-row: 3; text-align: left; max-width: none; }
  .guard .time { grid-column: 3; grid-row: 1; }
  .inside { padding: .8rem; }
  .story div { grid-template-columns: minmax(0, 1fr); }
  .l, .side .l { grid-template-columns: 3.6rem minmax(0, 1fr); }
  .proof h5 { flex-direction: column; gap: .25rem; }
  .again { flex-wrap: wrap; }
  .again > code { flex-basis: 100%; }
  th, td { padding-inline: .6rem; }
}
@media print {
  :root { color-scheme: light !important; font-size: 10.5px; --ground: #fff; --sunken: #fafaf8; }
  @page { margin: 14mm 12mm; }
  .tools, .views, .filters, .toolbar, .copy, .anchor, .skip, #view-sweep, dialog { display: none !important; }
  .top, main { max-width: none; padding-inline: 0; }
  .scripted #view-guards:not(.off), .scripted .view.off:not(#view-sweep) { display: block; }
  .view + .view { break-before: page; }
  .view > h2.unseen { position: static; width: auto; height: auto; clip-path: none; font-size: 1.4rem; margin-bottom: .8rem; }
  .guard { content-visibility: visible; break-inside: auto; }
  .guard details:not([open]), summary, .code, .proof h5, .failure { break-inside: avoid; }
  .group > h3, figcaption, summary { break-after: avoid; }
  .share rect, .badge, .code, .l, mark, .meter rect { print-color-adjust: exact; }
  .change { display: block; }
  .scroll { border: 0; overflow: visible; }
  a { color: inherit; text-decoration: none; }
  .guard summary::before { display: none; }
  .guard summary { grid-template-columns: 8.5rem minmax(0, 1fr) minmax(0, auto) 4.6rem; }
}
`
