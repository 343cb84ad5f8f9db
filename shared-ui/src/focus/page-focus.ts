import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useIsSamePage } from '../routing/router-provider'
import { focusSilently, focusWhenShown } from './move-focus'

/** Longest wait in ms for the heading of a page that is still loading. */
const TIMEOUT = 8000
const ACTIONS = ['pointerdown', 'keydown'] as const

/**
 * Moves the focus after a change of page to its h1, so that a screen reader announces the page; until there is one, to the
 * content. A page that focuses its own field keeps the focus there. Back and forward leave the scroll position to browser and
 * page and move the focus to the last focused row of a list. A page that takes on another address keeps its scroll
 * position, and a focus that is still in it.
 */
export function useRouteFocus() {
  const { pathname, key } = useLocation()
  const type = useNavigationType()
  const isSamePage = useIsSamePage()
  const last = useRef(pathname)
  /** The last focused row of a list, by history entry. */
  const [rows] = useState(() => new Map<string, string>())
  const lastRow = useEffectEvent(() => rows.get(key))
  const noteRow = useEffectEvent(({ target }: FocusEvent) => {
    const row = target instanceof Element && target.closest<HTMLElement>('#conteudo [data-row]')?.dataset.row
    if (row) rows.set(key, row)
  })
  useEffect(() => {
    const note = (event: FocusEvent) => noteRow(event)
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const content = document.getElementById('conteudo')
    if (!content) return
    if (type === 'POP') {
      if (isFree()) content.focus({ preventScroll: true })
      const row = lastRow()
      if (!row) return
      return focusWhenShown(() =>
        content.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"] article[tabindex]`),
      )
    }
    if (!isSamePage) window.scrollTo(0, 0)
    if (isSamePage ? !isFree() : isPageField(document.activeElement)) return
    let heading = focusHeading(content)
    if (!heading) content.focus({ preventScroll: true })
    const observer = new MutationObserver(() => {
      if (heading?.isConnected && document.activeElement === heading) return
      // A focus that the reader or the page has moved is kept.
      if (!isFree()) return stop()
      // The page has its first heading now, or one that replaces that of the skeleton.
      heading = focusHeading(content)
    })
    const stop = () => {
      observer.disconnect()
      clearTimeout(timer)
      for (const type of ACTIONS) window.removeEventListener(type, stop, true)
    }
    const timer = setTimeout(stop, TIMEOUT)
    // After any input the focus is left to the reader.
    for (const type of ACTIONS) window.addEventListener(type, stop, true)
    observer.observe(content, { childList: true, subtree: true })
    return stop
  }, [pathname, type, isSamePage])
}

/** Tells whether the focus is on no element but the page or its content. */
function isFree(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.id === 'conteudo'
}

function focusHeading(content: HTMLElement): HTMLElement | null {
  const heading = content.querySelector<HTMLElement>('h1')
  if (heading) focusSilently(heading)
  return heading
}

/** Navigation state that asks the next page to focus its field rather than its heading: `navigate(href, { state: TO_FIELD })`. */
export const TO_FIELD = { toField: true } as const

/** Returns whether a location's state is `TO_FIELD`. */
export const leadsToField = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'toField' in state && state.toField === true

/**
 * Focuses the text field that a page is for as soon as it is rendered and seen (what loads above it may hide it until
 * then), caret at the end; the frame then leaves the focus there instead of moving it to the heading.
 */
export function useFieldFocus(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  isWanted: boolean,
): void {
  useLayoutEffect(() => {
    const element = field.current
    if (!isWanted || !element) return
    element.dataset.pageField = ''
    element.setSelectionRange(element.value.length, element.value.length)
    return focusWhenShown(() => element)
  }, [field, isWanted])
}

/** Returns whether a page focused this element with `useFieldFocus`. */
const isPageField = (element: Element | null): boolean =>
  element instanceof HTMLElement && element.dataset.pageField !== undefined
