import { Button } from '@ementa/ui'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import plain from '../plain/plain.module.css'
import styles from './notices.module.css'

interface NoticeProps {
  icon: LucideIcon
  title: string
  children: ReactNode
  actions?: ReactNode
  tone?: 'info' | 'warning'
}

/** A band above the text about something that needs a decision; it does not block writing. */
export function Notice({ icon: Icon, title, children, actions, tone = 'info' }: NoticeProps) {
  return (
    <section className={styles.notice} aria-label={title} data-tone={tone}>
      <Icon className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <p className={styles.title} role="status">
          {title}
        </p>
        {children && <div className={plain.note}>{children}</div>}
      </div>
      {actions && <div className={plain.buttons}>{actions}</div>}
    </section>
  )
}

/** Says that text of an earlier visit was restored, and offers to discard it. */
export function RecoveredNotice({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <div className={styles.recovered} role="status">
      <p className={styles.recoveredTitle}>Rascunho recuperado</p>
      <Button size="sm" variant="ghost" onClick={onKeep}>
        Manter
      </Button>
      <Button size="sm" onClick={onDiscard}>
        Descartar
      </Button>
    </div>
  )
}

const SAMPLE_DATA = 'Dados de exemplo'

/** Marks an invented number as sample data; every such number needs it. */
export function SampleNote() {
  return <span className={plain.sample}>{SAMPLE_DATA}</span>
}
