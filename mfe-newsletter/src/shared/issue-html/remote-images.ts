import { hostOf, REMOTE_IMAGE_ATTRIBUTE } from '@ementa/contracts'

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
