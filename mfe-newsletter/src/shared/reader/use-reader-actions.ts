import { newsletterShareUrl, type Outputs } from '@ementa/contracts'
import { useCopy, useShare } from '../sharing/use-share'
import { citation } from './citation'

type Read = Outputs['newsletters']['getIssue']
type Owner = Outputs['newsletters']['get']['owner']

/** Sharing leads to the issue's own page; the citation names it too. */
export function useReaderActions({ issue, newsletter, number }: Read, owner: Owner) {
  const share = useShare()
  const copy = useCopy()
  const url = newsletterShareUrl(location.origin, newsletter.handle, issue.id)
  const { subject, sent_at } = issue
  const cited = { author: owner, subject, newsletter: newsletter.title, number, sentAt: sent_at, url }
  return {
    onShare: () => void share({ title: `${subject} — ${newsletter.title}`, url }),
    onCite: () => void copy(citation(cited, Date.now()), 'Citação copiada!'),
  }
}
