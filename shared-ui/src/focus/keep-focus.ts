import { type FocusEventHandler, type RefCallback, useCallback, useEffect, useRef, useState } from 'react'
import { focusPage, focusSilently, isFocusAwaited } from './move-focus'

/** A row that leaves the page this soon after a scroll was only scrolled out of sight, in ms. */
const SCROLLED_AWAY = 300
/** Time between two checks whether an awaited focus has arrived, in ms. */
const CHECK_EVERY = 50
/** Number of checks after which an awaited focus is given up. */
const CHECKS = 100
const ACTIONS = ['keydown', 'click'] as const
/** Selects the regions of the page; menus and dialogs are elsewhere, and their opener is remembered meanwhile. */
const PAGE = 'main, nav, aside, header'

/**
 * When what one acted on disappears (a bookmark taken back, a tag unfollowed, a notification removed), the browser drops
 * the focus to the body and the next Tab begins at the top of the page. This moves it to the neighbour or, without one,
 * to the heading of its section or of the page. A page or list that moves the focus itself comes first.
 */
export function useFocusAfterRemoval(): void {
  useEffect(() => {
    /** The element that has the focus, or had it until it was removed. */
    let last = inPage(document.activeElement)
    let path = location.pathname
    let removed: Gone | null = null
    let checks = 0
    let scrolledAt = Number.NEGATIVE_INFINITY
    let timer: ReturnType<typeof setTimeout> | undefined

    const forget = () => {
      last = null
      removed = null
    }
    const settle = () => {
      if (!removed || document.activeElement !== document.body) return
      if (isFocusAwaited() && checks < CHECKS) {
        checks += 1
        timer = setTimeout(settle, CHECK_EVERY)
        return
      }
      const place = removed
      forget()
      // The frame places the focus after a change of page.
      if (path === location.pathname) focusNear(place)
    }
    const observer = new MutationObserver((records) => {
      if (!last || last.isConnected) return
      // A heading is in no list: it goes when the page is replaced, which scrolls as well.
      const isRow = last.tagName !== 'H1'
      if (!removed && isRow && performance.now() - scrolledAt < SCROLLED_AWAY) return forget()
      removed ??= findRemoval(last, records)
      clearTimeout(timer)
      checks = 0
      timer = setTimeout(settle)
    })
    const onFocusIn = ({ target }: FocusEvent) => {
      const element = inPage(target)
      if (!element) return
      last = element
      path = location.pathname
      removed = null
    }
    // A press elsewhere moves the focus on purpose.
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && inPage(target) && !last?.contains(target)) forget()
    }
    const onScroll = () => {
      scrolledAt = performance.now()
    }
    // An action after a scroll is what removes the row, not the scroll.
    const onAction = () => {
      scrolledAt = Number.NEGATIVE_INFINITY
    }
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('pointerdown', onPointerDown, true)
    for (const type of ACTIONS) document.addEventListener(type, onAction, true)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('pointerdown', onPointerDown, true)
      for (const type of ACTIONS) document.removeEventListener(type, onAction, true)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])
}

function inPage(target: EventTarget | null): Element | null {
  return target instanceof Element && target.closest(PAGE) && target.id !== 'conteudo' ? target : null
}

/** An element that was removed from the page together with the focus in it. */
interface Gone {
  focused: Element
  removed: Element
  parent: Node
  /** The elements around it, nearest first. */
  next: Element[]
  previous: Element[]
}

const CONTROL =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** Finds the removal that took `focused` along; null if these records do not hold it. */
function findRemoval(focused: Element, records: readonly MutationRecord[]): Gone | null {
  for (const { target, removedNodes, nextSibling, previousSibling } of records) {
    const removed = [...removedNodes].find((node) => node.contains(focused))
    if (!(removed instanceof Element)) continue
    const next = siblings(nextSibling, 'next')
    return { focused, removed, parent: target, next, previous: siblings(previousSibling, 'previous') }
  }
  return null
}

function siblings(first: Node | null, direction: 'next' | 'previous'): Element[] {
  const found: Element[] = []
  for (let node = first; node; node = direction === 'next' ? node.nextSibling : node.previousSibling)
    if (node instanceof Element) found.push(node)
  return found
}

/** Lists the elements that are now where a removed one was. */
function findReplacing({ parent, next, previous }: Gone): Element[] {
  const children = parent instanceof Element ? [...parent.children] : []
  const before = previous.find((one) => one.isConnected)
  const after = next.find((one) => one.isConnected)
  return children.slice(before ? children.indexOf(before) + 1 : 0, after && children.indexOf(after))
}

/**
 * Focuses the neighbouring row or its same control; without one, what took the place of a form that closed; then what
 * follows; at last the heading of the section or of the page, or the content while the page that comes has none yet.
 */
function focusNear(gone: Gone): void {
  const { focused, removed, parent, next, previous } = gone
  const rows = [...next, ...previous].filter((one) => one.isConnected && isLike(one, removed))
  for (const row of rows) if (takesFocus(cardIn(row) ?? sameControl(row, focused) ?? firstControl(row))) return
  const replacing = find(removed, 'form') ? findReplacing(gone) : []
  for (const one of [...replacing, ...next]) if (one.isConnected && takesFocus(firstControl(one))) return
  const heading = sectionAround(parent)?.querySelector<HTMLElement>('h2, h3')
  if (heading) focusSilently(heading)
  else focusPage()
}

/** Finds the section that is still in the page around a place. */
const sectionAround = (place: Node) =>
  place.isConnected && place instanceof Element ? place.closest('main section') : null

function takesFocus(target: HTMLElement | null): boolean {
  if (!target) return false
  target.focus({ preventScroll: true })
  return document.activeElement === target
}

/** `querySelector` that finds the element itself too. */
function find(within: Element, selector: string): HTMLElement | null {
  return within instanceof HTMLElement && within.matches(selector)
    ? within
    : within.querySelector<HTMLElement>(selector)
}

/** A card that takes the focus as a whole. */
const cardIn = (row: Element) => find(row, 'article[tabindex]')
const firstControl = (row: Element) => find(row, CONTROL)
const isLike = (one: Element, other: Element) => one.tagName === other.tagName && one.className === other.className

function sameControl(neighbour: Element, focused: Element): HTMLElement | undefined {
  const tag = focused.tagName.toLowerCase()
  const controls = [neighbour, ...neighbour.querySelectorAll<HTMLElement>(tag)]
  return controls.find(
    (control): control is HTMLElement =>
      control instanceof HTMLElement && control.matches(CONTROL) && isLike(control, focused),
  )
}

/**
 * Returns the `ref` of a dialog's content. When what has the focus is removed (a row that was sent, a button that gave way
 * to a notice), the browser moves it to the page below the dialog, where neither Escape nor Tab reach the dialog any more:
 * the dialog itself takes it then.
 */
export function useDialogFocus(): RefCallback<HTMLElement> {
  const observer = useRef<MutationObserver>(undefined)
  // Chakra merges refs again at each render and drops what they return, so it cleans up when it is given null.
  return useCallback((content: HTMLElement | null) => {
    observer.current?.disconnect()
    if (!content) return
    observer.current = new MutationObserver(() => {
      if (document.activeElement === document.body) content.focus({ preventScroll: true })
    })
    observer.current.observe(content, { childList: true, subtree: true })
  }, [])
}

interface FocusProps {
  onFocus?: FocusEventHandler<HTMLButtonElement>
  onBlur?: FocusEventHandler<HTMLButtonElement>
}

/**
 * A button that becomes disabled under the finger (there is nothing to send any more, the text is as large as it gets)
 * keeps the focus: browsers take it from what is `disabled`, and who works with the keyboard would go on from the top of
 * the page. Until the focus leaves it, it is only `aria-disabled`.
 * @returns whether the focus is held, and the button's handlers
 */
export function useFocusWhileDisabled(isDisabled: boolean | undefined, { onFocus, onBlur }: FocusProps) {
  const [hasFocus, setHasFocus] = useState(false)
  const handlers: FocusProps = {
    onFocus: (event) => {
      setHasFocus(true)
      onFocus?.(event)
    },
    onBlur: (event) => {
      setHasFocus(false)
      onBlur?.(event)
    },
  }
  return { isHeld: isDisabled === true && hasFocus, handlers }
}
