export { ContentsList } from './contents-list'
export { ListenButtons } from './listen-buttons'
export { Neighbours } from './neighbours'
export { ReadingPlace } from './reading-place'
