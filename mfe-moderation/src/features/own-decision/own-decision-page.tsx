import { AUDIT_ACTION_LABELS, paths, reasonWithMeaning, type Statement } from '@ementa/contracts'
import {
  absoluteTime,
  Column,
  IconButton,
  Loading,
  longDate,
  Outline,
  PageHeader,
  SignedIn,
  SignInPrompt,
  Stamp,
  TitleSkeleton,
  usePageTitle,
  useSession,
} from '@ementa/ui'
import { query, useRead } from '@ementa/ui/data'
import { Link, useParams } from '@ementa/ui/router'
import { Printer } from 'lucide-react'
import { Fact, ReportedContent } from '../../shared/decisions/decision-parts'
import { sentenceAbout, sentenceOf } from '../../shared/decisions/decision-texts'
import decisions from '../../shared/decisions/decisions.module.css'
import { DetailView } from '../../shared/detail-view/detail-view'
import rows from '../../shared/rows/rows.module.css'
import { ObjectionForm, ObjectionState } from './objection-form'
import styles from './own-decision.module.css'

/** Reads a decision, for the person concerned or for a reader of the log. */
const ownDecisionQuery = query('ownDecision', (api, id: string, _userId: string | undefined) =>
  api.moderation.getDecision({ id }),
)

const TITLE = 'Decisão da moderação'

/**
 * `/recursos/:id`: the statement of reasons, for the person concerned (with the form to object) and for readers of the
 * log. Frame and controls are not printed.
 */
export default function OwnDecisionPage() {
  usePageTitle(TITLE)
  return (
    <SignedIn
      loading={<DecisionSkeleton />}
      visitor={
        <Column>
          <SignInPrompt
            illustration="folder"
            title={TITLE}
            titleAs="h1"
            description="Entre na conta a que o aviso se refere para ler a decisão."
          />
        </Column>
      }
    >
      {(user) => <Decision userId={user.id} />}
    </SignedIn>
  )
}

/** Skeleton of the page header and of the first facts. */
function DecisionSkeleton() {
  return (
    <Column>
      <Loading label="Carregando decisão…" title={TITLE}>
        <TitleSkeleton width="55%" />
        <div className={styles.page}>
          {['40%', '35%', '85%'].map((width) => (
            <div key={width} className={decisions.fact}>
              <Outline w="64px" h="11px" />
              <Outline w={width} h="16px" mt="8px" />
            </div>
          ))}
        </div>
      </Loading>
    </Column>
  )
}

function Decision({ userId }: { userId: string }) {
  const { id = '' } = useParams()
  const read = useRead(ownDecisionQuery(id, userId))
  return (
    <DetailView
      read={read}
      code="DECISION_NOT_FOUND"
      missing={{
        title: 'Decisão não encontrada',
        description: 'O endereço está incompleto, ou a decisão é sobre outra conta.',
        action: { label: 'Ver notificações', href: paths.notifications.href() },
      }}
      skeleton={<DecisionSkeleton />}
      failed="Erro ao carregar a decisão"
    >
      {(decision) => <Details decision={decision} onChanged={() => void read.refresh()} />}
    </DetailView>
  )
}

function Details({ decision, onChanged }: { decision: Statement; onChanged: () => void }) {
  const { user } = useSession()
  const { content, person, reason, reported_for: reports, reversed_at, ends_at } = decision
  const isOwn = person?.id === user?.id
  // A removed post cannot be opened, not even by its author.
  const hasThread = decision.item_type === 'comment' || reversed_at !== null
  const visibleContent = content && { ...content, post_id: hasThread ? content.post_id : null }
  return (
    <Column>
      <PageHeader
        eyebrow="Moderação"
        title={TITLE}
        description={isOwn ? sentenceOf(decision) : sentenceAbout(decision)}
        actions={
          <IconButton aria-label="Imprimir" icon={<Printer size={20} aria-hidden />} onClick={() => window.print()} />
        }
      />
      <div className={styles.page}>
        <div className={styles.stamp}>
          {reversed_at === null ? (
            <Stamp kind="review">{AUDIT_ACTION_LABELS[decision.action_type]}</Stamp>
          ) : (
            <Stamp kind="draft">Sem efeito</Stamp>
          )}
        </div>
        {reversed_at !== null && (
          <p role="note" className={styles.reversed}>
            Esta decisão foi desfeita em {absoluteTime(reversed_at)}. Ela não vale mais.
          </p>
        )}
        {person && (
          <Fact name="Conta">
            {person.display_name} (@{person.username})
          </Fact>
        )}
        <Fact name="Data">
          <time dateTime={decision.created_at}>{absoluteTime(decision.created_at)}</time>
          {ends_at !== null && reversed_at === null && ` · termina em ${longDate(ends_at)}`}
        </Fact>
        <Fact name="Motivo">
          <p className={styles.written}>{reason || 'A moderação não escreveu uma justificativa.'}</p>
        </Fact>
        {reports.length > 0 && (
          <Fact name="Motivos das denúncias">{reports.map((one) => reasonWithMeaning(one.reason)).join(', ')}</Fact>
        )}
        {visibleContent && (
          <Fact name={isOwn ? 'O que você escreveu' : 'O que foi escrito'}>
            <div className={decisions.quote}>
              <ReportedContent
                row={{ content: visibleContent, author: person, item: { ...decision, item_id: decision.id } }}
              />
            </div>
          </Fact>
        )}
        {isOwn && reversed_at === null && (decision.objection || decision.can_object) ? (
          <ObjectionForm decision={decision} onSent={onChanged} />
        ) : (
          <ObjectionState objection={decision.objection} isOwn={isOwn} />
        )}
        {isOwn && reversed_at === null && !decision.objection && !decision.can_object && (
          <p role="note" className={`muted ${styles.part}`}>
            Esta decisão não está mais em vigor: terminou, foi substituída por outra ou o conteúdo foi apagado. Não há o
            que rever em recurso.
          </p>
        )}
        <p className={`screen-only ${styles.more}`}>
          <Link className={`text-link ${rows.link}`} to={paths.transparency.href()}>
            Como a moderação decide, em números
          </Link>
        </p>
      </div>
    </Column>
  )
}
