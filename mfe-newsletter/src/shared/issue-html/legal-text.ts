import './legal-text.css'

/** Sets the tables, captions and footnotes below `root`. Returns a function that ends it. */
export function setLegalText(root: HTMLElement): () => void {
  root.classList.add('legal-text')
  letTablesScroll(root)
  return openFootnotesInPlace(root)
}

/** Lets each table below `root` scroll for itself where it is wider than the text, with the keyboard too. */
export function letTablesScroll(root: ParentNode): void {
  for (const table of root.querySelectorAll('table')) {
    if (table.parentElement?.classList.contains('table-scroll')) continue
    const box = table.ownerDocument.createElement('div')
    box.className = 'table-scroll'
    table.replaceWith(box)
    box.append(table)
    if (box.scrollWidth <= box.clientWidth) continue
    box.tabIndex = 0
    box.setAttribute('role', 'region')
    box.setAttribute('aria-label', table.caption?.textContent ? `Tabela: ${table.caption.textContent}` : 'Tabela')
  }
}

const MARK = 'a[href^="#nota-"]'
const OPEN_NOTE = 'footnote-open'
const BACK = 'footnote-back'

/**
 * Lets the footnotes below `root` open where their mark is, without losing one's place; each note at the foot gets a way
 * back. Returns a function that ends it.
 */
export function openFootnotesInPlace(root: HTMLElement): () => void {
  const list = root.querySelector('ol.footnotes')
  if (!list) return () => undefined
  list.setAttribute('aria-label', 'Notas')
  for (const mark of root.querySelectorAll(MARK)) {
    mark.setAttribute('role', 'button')
    mark.setAttribute('aria-label', `Nota ${mark.textContent}`)
    mark.setAttribute('aria-expanded', 'false')
  }
  for (const note of list.children) addWayBack(note)

  function follow(event: Event) {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>(`${MARK}, .${BACK}`) : null
    if (!link) return
    // The address stays: a fragment in it would be a page of its own to go back through.
    event.preventDefault()
    if (!link.matches(MARK)) return goTo(root.querySelector<HTMLElement>(`[id="${nameOf(link)}"]`))
    if (!close(link)) open(link)
  }

  function open(mark: HTMLElement) {
    const note = root.querySelector(`li[id="${nameOf(mark)}"]`)
    if (!note) return
    const box = mark.ownerDocument.createElement('span')
    box.className = OPEN_NOTE
    box.setAttribute('role', 'note')
    box.append(...[...note.cloneNode(true).childNodes].filter((node) => !isWayBack(node)))
    placeOf(mark).after(box)
    mark.setAttribute('aria-expanded', 'true')
  }

  function followKey(event: KeyboardEvent) {
    const mark = event.target instanceof Element ? event.target.closest<HTMLElement>(MARK) : null
    if (!mark) return
    // Around the reader is a dialog that would close too.
    if (event.key === 'Escape' && close(mark)) event.stopPropagation()
    if (event.key !== ' ') return
    event.preventDefault()
    mark.click()
  }

  root.addEventListener('click', follow)
  root.addEventListener('keydown', followKey)
  return () => {
    root.removeEventListener('click', follow)
    root.removeEventListener('keydown', followKey)
  }
}

const nameOf = (link: Element) => link.getAttribute('href')?.slice(1) ?? ''
const isWayBack = (node: Node) => node instanceof Element && node.classList.contains(BACK)
/** The raised number that a mark is in. */
const placeOf = (mark: Element) => mark.closest('sup') ?? mark

function close(mark: HTMLElement): boolean {
  const box = placeOf(mark).nextElementSibling
  if (!box?.classList.contains(OPEN_NOTE)) return false
  box.remove()
  mark.setAttribute('aria-expanded', 'false')
  return true
}

function goTo(target: HTMLElement | null) {
  if (!target) return
  target.scrollIntoView({ block: 'center' })
  target.focus({ preventScroll: true })
}

function addWayBack(note: Element) {
  const number = note.id.replace(/\D/g, '')
  if (number === '' || note.querySelector(`.${BACK}`)) return
  const back = note.ownerDocument.createElement('a')
  back.className = BACK
  back.href = `#chamada-${number}`
  back.textContent = '↩'
  back.setAttribute('aria-label', `Voltar ao texto da nota ${number}`)
  note.append(' ', back)
}
