// The areas that no first paint asks, in one chunk.

export { device } from './account/device'
export { images } from './images/images'
export { notifications } from './notifications/notifications'
export { bookmarks } from './posts/bookmarks'
export { comments } from './posts/comments'
export { search } from './search/search'
