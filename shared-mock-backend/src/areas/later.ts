// The areas that no first paint asks, in one chunk.
export { bookmarks } from './bookmarks'
export { comments } from './comments'
export { device } from './device'
export { images } from './images'
export { notifications } from './notifications'
export { search } from './search'
