import { hostOf, type Images, REMOTE_IMAGE_ATTRIBUTE } from '@ementa/contracts'
import { outlineLevels } from '@ementa/mail'
import { LOCAL_IMAGE_ATTRIBUTE } from './clean-issue-html'

/** Makes the addresses whole that begin with `/`: they are pages of `product`, wherever it lies and the text is read. */
export function completeAddresses(root: ParentNode, product: string): void {
  for (const link of root.querySelectorAll('a[href^="/"]')) {
    link.setAttribute('href', product + (link.getAttribute('href') ?? ''))
  }
}

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

/** Gives the local images below `root` their addresses. One whose blob is gone shows its description instead. */
export function showLocalImages(root: ParentNode, images: Images): void {
  for (const image of root.querySelectorAll<HTMLImageElement>(`img[${LOCAL_IMAGE_ATTRIBUTE}]`)) {
    const reference = image.getAttribute(LOCAL_IMAGE_ATTRIBUTE) ?? ''
    images.resolve(reference).then(
      (address) => {
        image.src = address
      },
      () => {
        image.alt = image.alt || 'Imagem indisponível neste aparelho'
      },
    )
  }
}

/** Puts a button before each image of another site below `root`: its site learns of a reader when the reader says so. */
export function offerRemoteImages(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLImageElement>(`img[${REMOTE_IMAGE_ATTRIBUTE}]`)) {
    const address = image.getAttribute(REMOTE_IMAGE_ATTRIBUTE) ?? ''
    if (image.previousElementSibling?.matches('button.remote-image')) continue
    image.hidden = true
    image.before(buttonFor(image, address))
  }
}

function buttonFor(image: HTMLImageElement, address: string): HTMLButtonElement {
  const button = image.ownerDocument.createElement('button')
  button.type = 'button'
  button.className = 'remote-image'
  button.textContent = `Carregar imagem de ${hostOf(address) ?? 'outro site'}`
  if (image.alt) button.title = image.alt
  button.addEventListener('click', () => {
    image.referrerPolicy = 'no-referrer'
    image.src = address
    image.removeAttribute(REMOTE_IMAGE_ATTRIBUTE)
    image.hidden = false
    // The focus stays where the reader is.
    image.tabIndex = -1
    image.focus({ preventScroll: true })
    button.remove()
  })
  return button
}
