import * as v from 'valibot'
import { linkPreviewSchema } from '../entities/link-preview'
import { LENGTH } from '../limits'
import { call } from './base'

/** Link previews; null for an address outside the built-in table. */
export const linkPreviews = {
  get: call('/linkPreviews/get')
    .input(v.object({ url: v.pipe(v.string(), v.maxLength(LENGTH.address)) }))
    .output(v.nullable(linkPreviewSchema)),
}
