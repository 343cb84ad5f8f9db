import { type CallsOf, readWith } from './call-meta'

export const linkPreviewsMeta = {
  get: readWith('linkPreview', 'linkPreview'),
} satisfies CallsOf<'linkPreviews'>
