import { type Outputs, type OwnDecision, paths, USER_STATUS_LABELS } from '@ementa/contracts'
import { counted, longDate, ReadView, Section, Skeletons, TimeAgo } from '@ementa/ui'
import { ownAccountQuery, useRead } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import { sentenceOf } from '../../shared/decisions/statement-texts'
import rows from '../../shared/rows/rows.module.css'
import styles from './own-moderation.module.css'

type Account = Outputs['auth']['getAccount']

/** The status of one's own account, and the decisions about it that one may read. */
export function AccountState({ userId }: { userId: string }) {
  return (
    <Section title="Sua conta" data-awaited>
      <ReadView
        read={useRead(ownAccountQuery(userId))}
        skeleton={
          <div className={styles.skeletons}>
            <Skeletons shape="line" count={2} label="Carregando a situação da conta…" />
          </div>
        }
        failed={{ line: 'A situação da conta não pôde ser lida.' }}
      >
        {(account) => <State account={account} />}
      </ReadView>
    </Section>
  )
}

function State({ account: { moderation, measures } }: { account: Account }) {
  const { status, warnings_count: warnings } = moderation
  // The newest ban in force says when the account comes back.
  const end = measures.find(({ ends_at, reversed_at }) => ends_at !== null && reversed_at === null)?.ends_at
  return (
    <>
      <p>
        Situação: <strong>{USER_STATUS_LABELS[status]}</strong>
        {status === 'temp_banned' && end && ` até ${longDate(end)}`}
        {warnings > 0 && `, com ${counted(warnings, 'advertência', 'advertências')}`}.
      </p>
      {measures.length === 0 ? (
        <p className={`muted ${styles.none}`}>Nenhuma decisão da moderação sobre você ou o que você escreveu.</p>
      ) : (
        <ul className={`${rows.entries} ${styles.decisions}`} aria-label="Decisões sobre você">
          {measures.map((decision) => (
            <Measure key={decision.id} decision={decision} />
          ))}
        </ul>
      )}
    </>
  )
}

function describeAppeal({ objection, reversed_at, can_object }: OwnDecision): string {
  if (reversed_at !== null) return 'não vale mais'
  if (!objection) return can_object ? 'cabe recurso' : 'não está mais em vigor'
  if (!objection.answer) return 'recurso em análise'
  return objection.answer.is_accepted ? 'recurso provido' : 'recurso não provido'
}

function Measure({ decision }: { decision: OwnDecision }) {
  return (
    <li>
      <Link className={`text-link ${rows.link} ${rows.strong}`} to={paths.ownDecision.href({ id: decision.id })}>
        {sentenceOf(decision)}
      </Link>
      {decision.reason && <p className="muted">{decision.reason}</p>}
      <p className={`${rows.small} ${rows.subtle}`}>
        <TimeAgo iso={decision.created_at} /> · {describeAppeal(decision)}
      </p>
    </li>
  )
}
