import { newsletterShareUrl, type Outputs, productAddress } from '@ementa/contracts'
import { copyText, share, useServices } from '@ementa/ui'
import { citation } from './citation'
import { rememberCitation } from './copied-citation'

type Read = Outputs['newsletters']['getIssue']
type Owner = Outputs['newsletters']['get']['owner']

/** Sharing leads to the issue's own page; the citation names it too. */
export function useReaderActions({ issue, newsletter, number }: Read, owner: Owner) {
  const services = useServices()
  const url = newsletterShareUrl(productAddress(), newsletter.handle, issue.id)
  const { subject, sent_at } = issue
  const cited = { author: owner, subject, newsletter: newsletter.title, number, sentAt: sent_at, url }
  return {
    onShare: () => void share(services, { title: `${subject} — ${newsletter.title}`, url }),
    onCite() {
      const words = citation(cited, Date.now())
      rememberCitation(words)
      void copyText(services, words, 'Citação copiada!')
    },
  }
}
