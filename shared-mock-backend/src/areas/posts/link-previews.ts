import type { LinkPreview } from '@ementa/contracts'
import { os } from '../../context'
import { createDeclaredError } from '../../errors'

type Site = Omit<LinkPreview, 'url' | 'domain'>

/** A drawing in place of the site's own picture: nothing is fetched from elsewhere. */
const picture = (letters: string, colour: string): string => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 168"><rect width="320" height="168" fill="${colour}"/><text x="160" y="102" font-family="Georgia,serif" font-size="56" fill="#fff" text-anchor="middle">${letters}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** The sites of which previews are shown, by domain without `www.`. */
export const SITES: Record<string, Site> = {
  'planalto.gov.br': {
    title: 'Portal da Legislação',
    description: 'Constituição, códigos, leis e decretos federais em texto compilado.',
    imageUrl: picture('§', '#1d4d4f'),
  },
  'stf.jus.br': {
    title: 'Supremo Tribunal Federal',
    description: 'Jurisprudência, repercussão geral e pautas de julgamento do STF.',
    imageUrl: picture('STF', '#3b2f63'),
  },
  'stj.jus.br': {
    title: 'Superior Tribunal de Justiça',
    description: 'Informativos, temas repetitivos e súmulas do STJ.',
    imageUrl: picture('STJ', '#274b75'),
  },
  'conjur.com.br': {
    title: 'Consultor Jurídico',
    description: 'Notícias e artigos sobre decisões, leis e a advocacia.',
    imageUrl: picture('CJ', '#7a2e2e'),
  },
  'migalhas.com.br': {
    title: 'Migalhas',
    description: 'Informativo diário sobre o mundo do Direito.',
    imageUrl: picture('M', '#6b5313'),
  },
  'jusbrasil.com.br': {
    title: 'Jusbrasil',
    description: 'Busca de processos, jurisprudência e artigos jurídicos.',
    imageUrl: picture('JB', '#2c5a34'),
  },
}

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
