import { type CallsOf, read } from './call-meta'

export const closingMeta = { get: read('closing') } satisfies CallsOf<'closing'>
