import { query } from '@ementa/ui/data'

/** Reads title and description of a linked page; null for an unknown site. */
export const linkPreviewQuery = query('linkPreview', (api, url: string) => api.linkPreviews.get({ url }))
