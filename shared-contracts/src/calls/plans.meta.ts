import { type CallsOf, read } from './call-meta'

export const plansMeta = {
  list: read('plans'),
} satisfies CallsOf<'plans'>
