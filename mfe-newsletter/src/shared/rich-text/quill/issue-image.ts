import { IMAGE, type Images } from '@ementa/contracts'
import QuillImage from 'quill/formats/image'
import { isImageAddress } from '../image-address'

let resolveImage: Images['resolve'] = async (imageUrl) => imageUrl

/** Sets the function that resolves the images of this device; called once a page. */
export function setImageResolver(resolve: Images['resolve']): void {
  resolveImage = resolve
}

/** An image that knows the reference it is stored by; what is shown may be a blob of this device. */
export class IssueImage extends QuillImage {
  static override create(value: unknown): HTMLImageElement {
    const reference = typeof value === 'string' && isImageAddress(value) ? value : ''
    const node = document.createElement('img')
    node.dataset.reference = reference
    node.draggable = false
    if (!reference.startsWith(IMAGE.localScheme)) {
      node.setAttribute('src', QuillImage.sanitize(reference))
      return node
    }
    resolveImage(reference).then(
      (address) => {
        node.src = address
      },
      () => {
        node.alt ||= 'Imagem indisponível neste aparelho'
      },
    )
    return node
  }

  static override value(node: HTMLElement): string {
    return node.dataset.reference ?? node.getAttribute('src') ?? ''
  }

  /** Called by Quill for the export: the blob's address means nothing elsewhere. */
  html(): string {
    const image = document.createElement('img')
    // `src` is added to the text below: an image element begins to load any `src` it gets, even detached.
    image.setAttribute('alt', this.domNode.alt)
    const width = this.domNode.getAttribute('width')
    if (width) image.setAttribute('width', width)
    const reference = this.domNode.dataset.reference ?? ''
    return image.outerHTML.replace('<img', `<img src="${reference.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
  }
}
