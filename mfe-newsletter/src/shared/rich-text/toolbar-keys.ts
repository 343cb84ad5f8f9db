import { focusByArrows } from '@ementa/ui'
import type { KeyboardEvent } from 'react'

const allOf = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>('button')]

/** In px; buttons of one row may differ in height, and stand on one middle. */
const rowOf = ({ top, height }: DOMRect) => Math.round(top + height / 2)

/** Those on screen, row by row as they are seen; all where none is laid out. */
function visibleOf(bar: HTMLElement): HTMLElement[] {
  const all = allOf(bar)
  const visible = all
    .map((button) => ({ button, rect: button.getBoundingClientRect() }))
    .filter(({ rect }) => rect.width > 0)
    .sort((one, other) => rowOf(one.rect) - rowOf(other.rect) || one.rect.left - other.rect.left)
  return visible.length > 0 ? visible.map(({ button }) => button) : all
}

/** The button that the Tab key comes back to. What is focused in a portal (the open menu) is none of the bar's. */
export function keepTabStop(bar: HTMLElement, target: EventTarget | null | undefined): void {
  const all = allOf(bar)
  if (!all.some((button) => button === target)) return
  for (const button of all) button.tabIndex = button === target ? 0 : -1
}

/** Makes the first button the tab stop before any of them had the focus. */
export function initTabStop(bar: HTMLElement): void {
  keepTabStop(bar, visibleOf(bar)[0])
}

/** Arrows, Home and End move among the buttons. */
export const moveFocus = (event: KeyboardEvent<HTMLElement>) => focusByArrows(event, visibleOf(event.currentTarget))
