/** What a page can do beyond being read: search and filters that live in the address, groups, keys, the theme. */

/** Runs at the end of the body. */
export const PAGE_SCRIPT = String.raw`
(() => {
'use strict'
const root = document.documentElement
const one = (selector, from = document) => from.querySelector(selector)
const all = (selector, from = document) => [...from.querySelectorAll(selector)]
const form = one('.filters')
const search = one('#q')
const list = one('#guards')
const facets = ['verdict', 'layer', 'file']
const boxes = all('.facet input')
const guards = all('.guard').map((element) => ({
  element,
  home: element.parentElement,
  verdict: element.dataset.verdict,
  file: element.dataset.file,
  layers: element.dataset.layers.split('\n'),
  text: undefined,
}))

const remembered = (key) => { try { return localStorage.getItem(key) } catch { return null } }
const remember = (key, value) => { try { localStorage.setItem(key, value) } catch {} }

let state = { q: '', verdict: [], layer: [], file: [], group: 'verdict', view: 'guards', guard: '' }

/* The address is where the state lives: what is shown can be sent to someone. */
const stateOf = (hash) => {
  /* The viewer of the sweep writes addresses of its own. */
  if (/^#(?:mutant|test)(?:\/|$)/.test(hash)) return { ...state, view: 'sweep' }
  const words = new URLSearchParams(hash.slice(1))
  return {
    q: words.get('q') ?? '',
    verdict: words.getAll('verdict'),
    layer: words.getAll('layer'),
    file: words.getAll('file'),
    group: words.get('group') === 'file' ? 'file' : 'verdict',
    view: words.get('view') ?? 'guards',
    guard: words.get('guard') ?? '',
  }
}

const write = () => {
  const words = new URLSearchParams()
  if (state.q !== '') words.set('q', state.q)
  for (const name of facets) for (const value of state[name]) words.append(name, value)
  if (state.group !== 'verdict') words.set('group', state.group)
  if (state.view !== 'guards') words.set('view', state.view)
  const hash = words.toString()
  const address = hash === '' ? location.pathname + location.search : '#' + hash
  try { history.replaceState(null, '', address) } catch { location.replace('#' + hash) }
}

const show = () => {
  search.value = state.q
  for (const box of boxes) box.checked = state[box.name].includes(box.value)
  group()
  filter()
  view()
  aim()
}

const filter = () => {
  const words = state.q.toLowerCase().split(/\s+/).filter(Boolean)
  const wanted = Object.fromEntries(facets.map((name) => [name, new Set(state[name])]))
  const allows = (name, value) => wanted[name].size === 0 || wanted[name].has(value)
  for (const guard of guards) {
    const { element, verdict, file, layers } = guard
    if (words.length > 0) guard.text ??= element.textContent.toLowerCase()
    const fits = allows('verdict', verdict) && allows('file', file) && layers.some((layer) => allows('layer', layer)) &&
      words.every((word) => guard.text.includes(word))
    if (element.hidden === fits) element.hidden = !fits
  }
  const left = guards.filter(({ element }) => !element.hidden)
  const sections = new Set(left.map(({ element }) => element.parentElement))
  for (const section of all('.group')) section.hidden = !sections.has(section)
  const isFiltered = words.length > 0 || facets.some((name) => state[name].length > 0)
  one('#shown').textContent = isFiltered ? left.length + ' of ' + guards.length + ' guards' : guards.length + (guards.length === 1 ? ' guard' : ' guards')
  one('#none').hidden = left.length > 0 || !isFiltered
  one('#clear').disabled = !isFiltered
}

let grouping = 'verdict'
const group = () => {
  for (const button of all('[data-group]')) button.setAttribute('aria-pressed', String(button.dataset.group === state.group))
  if (grouping === state.group) return
  grouping = state.group
  for (const section of all('.group.own')) section.remove()
  if (grouping === 'verdict') {
    for (const { element, home } of guards) home.append(element)
    return
  }
  const sections = new Map()
  for (const { element, file } of [...guards].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0))) {
    if (!sections.has(file)) sections.set(file, fileGroup(file))
    sections.get(file).append(element)
  }
  list.append(...sections.values())
}

const fileGroup = (file) => {
  const section = Object.assign(document.createElement('section'), { className: 'group own' })
  section.append(Object.assign(document.createElement('h3'), { textContent: file }))
  return section
}

const view = () => {
  const views = all('.view')
  const current = views.find(({ id }) => id === 'view-' + state.view) ?? views[0]
  for (const section of views) section.classList.toggle('off', section !== current)
  for (const link of all('.views a')) {
    if ('view-' + link.dataset.view === current.id) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  sweep(current.id === 'view-sweep')
}

/* The viewer takes the address for its own, so that it is there only while it is looked at. */
const sweep = (isShown) => {
  const place = one('#sweep')
  if (place === null || (place.firstChild !== null) === isShown) return
  if (!isShown) return place.replaceChildren()
  const app = document.createElement('mutation-test-report-app')
  app.report = JSON.parse(one('#sweep-report').textContent)
  place.append(app)
  dress()
}

/* An address that names a guard shows it, whatever is filtered. */
const aim = () => {
  for (const element of all('.guard.aim')) element.classList.remove('aim')
  if (state.guard === '') return
  const aimed = document.getElementById('guard=' + encodeURIComponent(state.guard))
  if (aimed === null) return
  aimed.classList.add('aim')
  aimed.hidden = false
  aimed.closest('.group').hidden = false
  one('details', aimed).open = true
  one('summary', aimed).focus({ preventScroll: true })
  aimed.scrollIntoView({ block: 'start' })
}

const change = (part) => {
  state = { ...state, guard: '', ...part }
  write()
  show()
}

const setAll = (isOpen) => {
  for (const details of all('.guard:not([hidden]) details')) details.open = isOpen
}

const step = (by) => {
  const shown = all('.guard:not([hidden])')
  const at = shown.indexOf(document.activeElement?.closest('.guard'))
  const next = shown[at === -1 ? (by > 0 ? 0 : shown.length - 1) : Math.min(Math.max(at + by, 0), shown.length - 1)]
  if (next === undefined) return
  const summary = one('summary', next)
  summary.focus()
  summary.scrollIntoView({ block: 'nearest' })
}

const THEMES = ['system', 'light', 'dark']
const dress = () => {
  const theme = root.dataset.theme ?? 'system'
  one('#theme span').textContent = theme
  const app = one('mutation-test-report-app')
  if (app !== null) app.theme = theme !== 'system' ? theme : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
const changeTheme = () => {
  const theme = THEMES[(THEMES.indexOf(root.dataset.theme ?? 'system') + 1) % THEMES.length]
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  remember('teeth-theme', theme)
  dress()
}

const copy = async (button) => {
  const code = one('code', button.parentElement)
  try {
    await navigator.clipboard.writeText(code.textContent)
    button.textContent = 'Copied'
  } catch {
    getSelection().selectAllChildren(code)
    button.textContent = 'Selected'
  }
  setTimeout(() => { button.textContent = 'Copy' }, 1500)
}

const keys = one('#keys')
const single = one('#single')
single.checked = remembered('teeth-keys') !== 'off'
const KEYS = {
  '/': () => { change({ view: 'guards' }); search.focus(); search.select() },
  j: () => step(1),
  k: () => step(-1),
  e: () => setAll(all('.guard:not([hidden]) details').some(({ open }) => !open)),
  g: () => change({ group: state.group === 'file' ? 'verdict' : 'file' }),
  t: changeTheme,
  '?': () => keys.showModal(),
}

form.addEventListener('submit', (event) => event.preventDefault())
search.addEventListener('input', () => change({ q: search.value }))
form.addEventListener('change', ({ target }) => {
  if (target.name === 'q') return
  change({ [target.name]: boxes.filter(({ name, checked }) => name === target.name && checked).map(({ value }) => value) })
})
one('#clear').addEventListener('click', () => change({ q: '', verdict: [], layer: [], file: [] }))
one('#open-all').addEventListener('click', () => setAll(true))
one('#close-all').addEventListener('click', () => setAll(false))
one('#theme').addEventListener('click', changeTheme)
one('#help').addEventListener('click', () => keys.showModal())
single.addEventListener('change', () => remember('teeth-keys', single.checked ? 'on' : 'off'))
for (const button of all('[data-group]')) button.addEventListener('click', () => change({ group: button.dataset.group }))
document.addEventListener('click', (event) => {
  const button = event.target.closest('.copy')
  if (button !== null) copy(button)
  const tab = event.target.closest('.views a')
  if (tab === null || event.metaKey || event.ctrlKey) return
  event.preventDefault()
  change({ view: tab.dataset.view })
})
document.addEventListener('keydown', (event) => {
  const isTyping = event.target.matches('input[type=search], textarea')
  if (event.key === 'Escape' && event.target === search) {
    if (search.value === '') search.blur()
    else change({ q: '' })
    event.preventDefault()
  }
  if (isTyping || keys.open || event.ctrlKey || event.metaKey || event.altKey || !single.checked) return
  if (!Object.hasOwn(KEYS, event.key)) return
  event.preventDefault()
  KEYS[event.key]()
})
addEventListener('hashchange', () => {
  /* Where the page leads within itself nothing is asked for. */
  if (/^#(?:guards|view-\w+)$/.test(location.hash)) return
  state = stateOf(location.hash)
  show()
})
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', dress)
if (matchMedia('(max-width: 64rem)').matches) one('.facets').open = false
dress()
state = stateOf(location.hash)
show()
})()
`
