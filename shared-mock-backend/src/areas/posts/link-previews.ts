import type { LinkPreview } from '@ementa/contracts'
import { os } from '../../context'
import { createDeclaredError } from '../shared/declared-error'
import { SITES } from './sites'

function domainOf(url: string): string | null {
  const parsed = URL.canParse(url) ? new URL(url) : null
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null
  return parsed.hostname.replace(/^www\d?\./, '')
}

/** A subdomain shows its site: `processo.stj.jus.br` is the STJ. */
function preview(url: string): LinkPreview | null {
  const domain = domainOf(url)
  if (domain === null) return null
  const siteName = Object.keys(SITES).find((site) => domain === site || domain.endsWith(`.${site}`))
  const site = siteName === undefined ? undefined : SITES[siteName]
  return site ? { ...site, url, domain } : null
}

export const linkPreviews = {
  get: os.linkPreviews.get.handler(async ({ input: { url }, context }) => {
    const cached = context.previews.get(url)
    if (cached !== undefined) return cached
    if (await context.simulated.fails('linkPreviews.get')) throw createDeclaredError('MOCK_NETWORK_ERROR')
    const found = preview(url)
    context.effects.push({ type: 'keepPreview', url, preview: found })
    return found
  }),
}
