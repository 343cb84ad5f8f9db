/** `image_url` of an uploaded image: the scheme, then the key of its blob. Only the product itself can resolve it. */
export const IMAGE_SCHEME = 'ementa-image:'
