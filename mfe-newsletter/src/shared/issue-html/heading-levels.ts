import { outlineLevels } from '@ementa/contracts/mail'

const HEADINGS = 'h1, h2, h3, h4'

/**
 * Tells assistive technology the level of each heading of an issue: an author picks `Título` or `Subseção` for its look,
 * and must not break the outline of the page around the text. What is stored keeps its tags.
 * @param below level of the heading above the text
 */
export function levelHeadings(root: ParentNode, below: number): void {
  const headings = [...root.querySelectorAll(HEADINGS)]
  const levels = outlineLevels(
    headings.map(({ tagName }) => Number(tagName[1])),
    below,
  )
  for (const [index, heading] of headings.entries()) {
    const level = String(levels[index])
    // An attribute that is already right stays untouched: the editor reads the text again at every mutation.
    if (heading.getAttribute('aria-level') !== level) heading.setAttribute('aria-level', level)
  }
}
