import { newsletterShareUrl, type Outputs, productAddress } from '@ementa/contracts'
import { copyText, IconButton, share, toggleMembership, useRelation, useServices, useSession } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { AArrowDown, AArrowUp, Mail, MailOpen, Printer, Quote, Share2, UnfoldVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCitation, rememberCitation } from './citation'
import styles from './reader.module.css'
import { changeSettings, readerSettings, TEXT_SIZES } from './reader-settings'
import { canMarkRead } from './use-issue'

type Read = Outputs['newsletters']['getIssue']

interface ReaderToolbarProps {
  onShare: () => void
  onCite: () => void
  /** Further buttons, after the others. */
  children: ReactNode
}

/** Actions of a reader on an issue: text size, line spacing, share, cite, print. */
export function ReaderToolbar({ onShare, onCite, children }: ReaderToolbarProps) {
  const { size, spacing } = useSnapshot(readerSettings)
  return (
    <section className={styles.toolbar} aria-label="Opções de leitura">
      <IconButton
        aria-label="Diminuir texto"
        icon={<AArrowDown size={20} aria-hidden />}
        isDisabled={size === 0}
        onClick={() => changeSettings({ size: size - 1 })}
      />
      <IconButton
        aria-label="Aumentar texto"
        icon={<AArrowUp size={20} aria-hidden />}
        isDisabled={size === TEXT_SIZES.length - 1}
        onClick={() => changeSettings({ size: size + 1 })}
      />
      <IconButton
        aria-label="Mais espaço entre linhas"
        aria-pressed={spacing === 1}
        icon={<UnfoldVertical size={20} aria-hidden />}
        onClick={() => changeSettings({ spacing: 1 - spacing })}
      />
      <IconButton aria-label="Compartilhar edição" icon={<Share2 size={20} aria-hidden />} onClick={onShare} />
      <IconButton aria-label="Copiar citação (ABNT)" icon={<Quote size={20} aria-hidden />} onClick={onCite} />
      <IconButton aria-label="Imprimir" icon={<Printer size={20} aria-hidden />} onClick={() => window.print()} />
      {children}
    </section>
  )
}

const WORDS = { on: 'Marcada como lida', off: 'Marcada como não lida', undo: 'off' } as const

/** Marks an issue as unread, for someone who wants to come back to it; opening it marks it as read again. */
export function UnreadButton({ read }: { read: Read }) {
  const { user } = useSession()
  return canMarkRead(user, read) && <Toggle issueId={read.issue.id} />
}

function Toggle({ issueId }: { issueId: string }) {
  const services = useServices()
  const isRead = useRelation('readIssues', issueId)
  return (
    <IconButton
      aria-label={isRead ? 'Marcar como não lida' : 'Marcar como lida'}
      icon={isRead ? <Mail size={20} aria-hidden /> : <MailOpen size={20} aria-hidden />}
      onClick={() => toggleMembership(services, 'readIssues', issueId, WORDS)}
    />
  )
}

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
      const words = formatCitation(cited, Date.now())
      rememberCitation(words)
      void copyText(services, words, 'Citação copiada!')
    },
  }
}
