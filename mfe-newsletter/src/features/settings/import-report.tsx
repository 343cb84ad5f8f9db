import { counted, shortDate } from '@ementa/ui'
import type { ReactNode } from 'react'
import plain from '../../shared/plain/plain.module.css'
import type { Archive, ImportSource } from './import/found'
import styles from './settings.module.css'

export const SOURCE_NAMES: Record<ImportSource, string> = {
  ghost: 'Exportação do Ghost',
  substack: 'Exportação do Substack',
  markdown: 'Textos em Markdown',
  html: 'Textos em HTML',
}

/**
 * Report before an import: the issues found, those that become drafts and why, and everything that is left out, issue
 * by issue.
 */
export function ImportReport({ archive: { source, issues, left } }: { archive: Archive }) {
  const drafts = issues.filter(({ sentAt }) => sentAt === null)
  const damaged = issues.filter(({ losses }) => losses.length > 0)
  return (
    <section className={styles.report} aria-label="Relatório">
      <p className={plain.strong}>
        {SOURCE_NAMES[source]}: {counted(issues.length - drafts.length, 'edição enviada', 'edições enviadas')} e{' '}
        {counted(drafts.length, 'rascunho', 'rascunhos')}
      </p>
      <Lines
        title={drafts.length === 1 ? 'Vem como rascunho:' : 'Vêm como rascunho:'}
        label="O que vem como rascunho"
        lines={drafts.map(({ subject, held }) => (
          <>
            <strong>{subject}</strong>: {held}
          </>
        ))}
      />
      {damaged.length === 0 && issues.length > 0 && (
        <p className={styles.whole}>O texto {issues.length === 1 ? 'da edição' : 'das edições'} vem inteiro.</p>
      )}
      {damaged.length > 0 && (
        <Lines
          title={`De ${counted(damaged.length, 'edição', 'edições')} algo fica para trás:`}
          label="O que fica para trás"
          lines={damaged.map(({ subject, sentAt, losses }) => (
            <>
              <strong>{subject}</strong>
              {sentAt && ` (${shortDate(sentAt)})`}: {losses.join('; ')}
            </>
          ))}
        />
      )}
      <Lines title={left.length === 1 ? 'Não vem:' : 'Não vêm:'} label="O que não vem" lines={left} />
    </section>
  )
}

function Lines({ title, label, lines }: { title: string; label: string; lines: readonly ReactNode[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <p className={styles.listTitle}>{title}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, also by the keyboard */}
      <ul className={styles.lines} tabIndex={0} aria-label={label}>
        {[...lines.entries()].map(([place, line]) => (
          <li key={place}>{line}</li>
        ))}
      </ul>
    </>
  )
}
