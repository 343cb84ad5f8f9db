import { type NewsletterIssue, newsletterShareUrl, productAddress } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import type { MailInput } from '../../../shared/mail/prepare-mail'
import type { OwnedNewsletter } from '../../../shared/owner-guard/use-owned-newsletter'
import type { PreviewContent, PreviewDialogProps } from './preview-dialog'

/** Downloads the preview when it is first opened; the page and its unsaved text survive a failed download. */
export function LazyPreview(props: PreviewDialogProps) {
  const { toast } = useServices()
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<PreviewDialogProps> } | null>(null)
  const { isOpen } = props
  const giveUp = useEffectEvent(() => {
    toast.error('A pré-visualização não pôde ser aberta', 'Verifique a conexão e tente novamente.')
    props.onClose()
  })
  useEffect(() => {
    if (!isOpen || loaded) return
    import('./preview-dialog').then(({ PreviewDialog }) => setLoaded({ Dialog: PreviewDialog }), giveUp)
  }, [isOpen, loaded])
  return loaded && <loaded.Dialog {...props} />
}

type MailedIssue = Pick<NewsletterIssue, 'id' | 'subject' | 'preheader' | 'html' | 'sent_at'> &
  Pick<MailInput, 'errata'>

/** Collects the content of an issue's mail; only a sent issue has a `number`. */
export function mailOf(
  { newsletter, owner }: OwnedNewsletter,
  issue: MailedIssue,
  number: number | null = null,
): PreviewContent {
  const { title, handle } = newsletter
  return {
    id: issue.id,
    newsletter: title,
    handle,
    author: newsletter.sender_name || (owner?.display_name ?? title),
    avatar: owner?.avatar_url ?? null,
    subject: issue.subject,
    preheader: issue.preheader ?? '',
    html: issue.html,
    errata: issue.errata,
    number,
    date: issue.sent_at === null ? null : Date.parse(issue.sent_at),
    url: newsletterShareUrl(productAddress(), handle, issue.id),
    newsletterUrl: newsletterShareUrl(productAddress(), handle),
  }
}
