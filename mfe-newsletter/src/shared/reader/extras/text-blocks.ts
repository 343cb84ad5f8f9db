/** The text of the issue on the page. */
export const issueText = (): HTMLElement | null => document.querySelector('.issue-text')

/** Its headings, in order. */
export const headingsOf = (text: ParentNode): HTMLElement[] => [
  ...text.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6'),
]

/** Scrolls to a part of the text and focuses it. */
export function goTo(block: HTMLElement): void {
  block.tabIndex = -1
  block.style.scrollMarginTop = 'calc(var(--ementa-header, 56px) + 16px)'
  block.scrollIntoView({ block: 'start' })
  block.focus({ preventScroll: true })
}
