import * as v from 'valibot'
import { COUNT, LENGTH } from '../limits'
import { storedTextSchema, textSchema, uploadedImageSchema } from './fields'

/** An image of a post. `description`: what it shows, for those who do not see it; empty where nobody wrote any. */
export const postImageSchema = v.object({ image_url: v.string(), description: storedTextSchema })
export type PostImage = v.InferOutput<typeof postImageSchema>

/** Extension of a post: the description of its `image_url`, and the images after that one. Missing where there are none. */
export const storedImages = {
  image_description: v.optional(storedTextSchema),
  more_images: v.optional(v.array(postImageSchema)),
}

const descriptionSchema = v.optional(textSchema(LENGTH.imageDescription))
const moreImagesSchema = v.optional(
  v.pipe(
    v.array(v.object({ image_url: uploadedImageSchema, description: textSchema(LENGTH.imageDescription) })),
    v.maxLength(COUNT.imagesPerPost - 1),
  ),
)

/** Image fields of a call that creates a post, besides `imageUrl`. */
export const newImages = { imageDescription: descriptionSchema, moreImages: moreImagesSchema }

/** Image fields of a call that changes a post, besides `image_url`. A new `image_url` without a description has none. */
export const changedImages = { image_description: descriptionSchema, more_images: moreImagesSchema }
