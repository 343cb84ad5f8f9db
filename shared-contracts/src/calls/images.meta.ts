import { type CallsOf, write } from './call-meta'

export const imagesMeta = {
  upload: write(),
} satisfies CallsOf<'images'>
