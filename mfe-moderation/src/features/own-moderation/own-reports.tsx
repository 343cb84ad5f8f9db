import { ITEM_TYPE_LABELS, type OwnReport, paths, type ReportOutcome, reasonWithMeaning } from '@ementa/contracts'
import { ReadView, Section, Skeletons, TimeAgo } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import rows from '../../shared/rows/rows.module.css'
import styles from './own-moderation.module.css'
import { ownReportsQuery } from './queries'

const RESULTS: Record<ReportOutcome, string> = {
  kept: 'Analisada: não encontramos violação das regras.',
  removed: 'Analisada: o conteúdo foi removido.',
  measures: 'Analisada: tomamos as medidas cabíveis.',
  banned: 'Analisada: a conta foi banida temporariamente.',
  gone: 'Analisada: quem escreveu já tinha apagado o conteúdo.',
}

/** `Minhas denúncias`: one's own reports with their outcomes. */
export function OwnReports({ userId }: { userId: string }) {
  return (
    <Section
      title="Minhas denúncias"
      actions={
        <Link className={`text-link ${rows.link} ${rows.small}`} to={paths.transparency.href()}>
          Relatório de transparência
        </Link>
      }
    >
      <ReadView
        read={useRead(ownReportsQuery(userId))}
        skeleton={
          <div className={styles.skeletons}>
            <Skeletons shape="line" count={3} label="Carregando denúncias…" />
          </div>
        }
        failed={{ line: 'As denúncias não puderam ser lidas.' }}
        isEmpty={(reports) => reports.length === 0}
        empty={
          <p className="muted">
            Você ainda não fez denúncias. O resultado de cada uma aparece aqui; quem é denunciado não fica sabendo de
            você.
          </p>
        }
      >
        {(reports) => (
          <ul className={rows.entries} aria-label="Minhas denúncias">
            {reports.map((report) => (
              <Report key={report.id} report={report} />
            ))}
          </ul>
        )}
      </ReadView>
    </Section>
  )
}

function Report({ report }: { report: OwnReport }) {
  const { about, outcome, item_type, reason, reported_as, description, created_at } = report
  return (
    <li>
      <p className={rows.strong}>{outcome ? RESULTS[outcome.result] : 'Em análise.'}</p>
      {about ? (
        <p>
          <Link className={`text-link ${rows.link}`} to={about.href}>
            {about.excerpt || ITEM_TYPE_LABELS[item_type]}
          </Link>
        </p>
      ) : (
        // The outcome above already says that the content was removed or deleted.
        outcome?.result !== 'removed' && outcome?.result !== 'gone' && <p>O conteúdo não está mais no ar.</p>
      )}
      {description && <p className="muted">Você escreveu: {description}</p>}
      <p className={`${rows.small} ${rows.subtle}`}>
        {ITEM_TYPE_LABELS[item_type]} · {reasonWithMeaning(reported_as ?? reason)} · <TimeAgo iso={created_at} />
        {outcome && (
          <>
            {' · decidida '}
            <TimeAgo iso={outcome.created_at} />
          </>
        )}
      </p>
    </li>
  )
}
