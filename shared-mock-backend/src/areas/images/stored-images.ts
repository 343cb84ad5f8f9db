import { IMAGE, imagesOf, type Post, type PostImage } from '@ementa/contracts'
import type { Context } from '../../context'

type ImageFields = Pick<Post, 'image_url' | 'image_description' | 'more_images'>

interface NewImages {
  imageUrl?: string | null | undefined
  imageDescription?: string | undefined
  moreImages?: PostImage[] | undefined
}

/** The images of a post as they are stored. Without a first one, the next takes its place. */
export const toStoredImages = ({ imageUrl = null, imageDescription, moreImages }: NewImages): ImageFields =>
  toStoredFields(imagesOf({ image_url: imageUrl, image_description: imageDescription, more_images: moreImages }))

interface ChangedImages {
  image_url?: string | null | undefined
  image_description?: string | undefined
  more_images?: PostImage[] | undefined
}

/** Returns the post with the changed images. A description belongs to its image: another image does not take it over. */
export function withChangedImages(post: Post, change: ChangedImages): Post {
  const { image_url, image_description, more_images, ...rest } = post
  const isKept = change.image_url === undefined || change.image_url === image_url
  const images = imagesOf({
    image_url: change.image_url === undefined ? image_url : change.image_url,
    image_description: change.image_description ?? (isKept ? image_description : undefined),
    more_images: change.more_images ?? more_images,
  })
  return { ...rest, ...toStoredFields(images) }
}

/** Returns a copy of the stored image fields. */
export const imageFieldsOf = (item: ImageFields): ImageFields => toStoredFields(imagesOf(item))

/** Empty descriptions and lists are not stored. */
function toStoredFields([first, ...others]: readonly PostImage[]): ImageFields {
  return {
    image_url: first?.image_url ?? null,
    ...(first?.description && { image_description: first.description }),
    ...(others.length > 0 && { more_images: others }),
  }
}

/** Frees the room of the images that a post showed and nothing shows any more. */
export function forgetImages(context: Context, post: Post): void {
  for (const { image_url } of imagesOf(post)) forgetImage(context, image_url)
}

/** Frees the room of an uploaded image that something showed and nothing shows any more. */
export function forgetImage({ effects }: Context, imageUrl: string | null): void {
  if (imageUrl?.startsWith(IMAGE.localScheme)) effects.push({ type: 'forgetImage', imageUrl })
}
