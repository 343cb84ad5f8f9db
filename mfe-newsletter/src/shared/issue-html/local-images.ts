import type { Images } from '@ementa/contracts'
import { LOCAL_IMAGE_ATTRIBUTE } from './clean-issue-html'

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
