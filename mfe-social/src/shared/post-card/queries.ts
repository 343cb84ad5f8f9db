import { query } from '@ementa/ui/data'

/** What is known of a page that a post links to; null for an unknown site. */
export const linkPreviewQuery = query('linkPreview', (api, url: string) => api.linkPreviews.get({ url }))
