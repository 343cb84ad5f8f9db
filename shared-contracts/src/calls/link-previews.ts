import * as v from 'valibot'
import { linkPreviewSchema } from '../entities/link-preview'
import { call } from './base'

/** Link previews (spec §7 Browser-only); null for an address outside the built-in table. */
export const linkPreviews = {
  get: call('/linkPreviews/get')
    .input(v.object({ url: v.string() }))
    .output(v.nullable(linkPreviewSchema)),
}
