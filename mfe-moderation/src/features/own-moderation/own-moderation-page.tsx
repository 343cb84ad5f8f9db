import {
  ITEM_TYPE_LABELS,
  type Outputs,
  type OwnDecision,
  type OwnReport,
  paths,
  type ReportOutcome,
  reasonWithMeaning,
  USER_STATUS_LABELS,
} from '@ementa/contracts'
import {
  Column,
  counted,
  longDate,
  PageHeader,
  ReadView,
  Section,
  SignedIn,
  SignInPrompt,
  Skeletons,
  TimeAgo,
  usePageTitle,
} from '@ementa/ui'
import { ownAccountQuery, query, useRead } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import { sentenceOf } from '../../shared/decisions/decision-texts'
import rows from '../../shared/rows/rows.module.css'
import styles from './own-moderation.module.css'

const TITLE = 'Denúncias e decisões'
const header = <PageHeader title={TITLE} description="A situação da sua conta e o que você denunciou." />

/** `/denuncias`: the status of one's own account, the decisions about it, and the outcomes of one's reports. */
export default function OwnModerationPage() {
  usePageTitle(TITLE)
  return (
    <Column>
      <SignedIn
        loading={
          <>
            {header}
            <Skeletons shape="part" count={2} />
          </>
        }
        visitor={
          <SignInPrompt
            illustration="folder"
            title={TITLE}
            titleAs="h1"
            description="Entre para ver a situação da sua conta e o que você denunciou."
          />
        }
      >
        {(user) => (
          <>
            {header}
            <AccountState userId={user.id} />
            <OwnReports userId={user.id} />
          </>
        )}
      </SignedIn>
    </Column>
  )
}

type Account = Outputs['auth']['getAccount']

/** The status of one's own account, and the decisions about it that one may read. */
function AccountState({ userId }: { userId: string }) {
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

/** Reads the viewer's reports and their outcomes. */
const ownReportsQuery = query('moderationReports.own', async (api, _userId: string) => {
  const { reports } = await api.moderation.listOwnReports()
  return reports
})

const RESULTS: Record<ReportOutcome, string> = {
  kept: 'Analisada: não encontramos violação das regras.',
  removed: 'Analisada: o conteúdo foi removido.',
  measures: 'Analisada: tomamos as medidas cabíveis.',
  banned: 'Analisada: a conta foi banida temporariamente.',
  gone: 'Analisada: quem escreveu já tinha apagado o conteúdo.',
}

/** The outcome of a report; what was removed and can be read again was restored, such as by an appeal. */
function describeOutcome({ outcome, about, item_type }: OwnReport): string {
  if (!outcome) return 'Em análise.'
  if (outcome.result !== 'removed' || item_type === 'profile' || !about) return RESULTS[outcome.result]
  return 'Analisada: o conteúdo foi removido e, revista a decisão, voltou ao ar.'
}

/** `Minhas denúncias`: one's own reports with their outcomes. */
function OwnReports({ userId }: { userId: string }) {
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
      <p className={rows.strong}>{describeOutcome(report)}</p>
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
