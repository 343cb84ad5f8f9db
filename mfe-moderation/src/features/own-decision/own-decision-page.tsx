import { AUDIT_ACTION_LABELS, paths, reasonWithMeaning, type Statement } from '@ementa/contracts'
import {
  absoluteTime,
  Box,
  Column,
  IconButton,
  Loading,
  longDate,
  Outline,
  PageHeader,
  SignedIn,
  SignInPrompt,
  Stamp,
  Text,
  TextLink,
  usePageTitle,
  useSession,
} from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { Link, useParams } from '@ementa/ui/router'
import { Printer } from 'lucide-react'
import { Fact } from '../../shared/decisions/fact'
import { LINE_LINK } from '../../shared/decisions/line-link'
import { ReportedContent } from '../../shared/decisions/reported-content'
import { sentenceAbout, sentenceOf } from '../../shared/decisions/statement-texts'
import { Found } from '../../shared/found/found'
import { ObjectionForm, ObjectionState } from './objection-form'
import styles from './own-decision.module.css'
import { ownDecisionQuery } from './queries'

const TITLE = 'Decisão da moderação'
const ON_SCREEN_ONLY = { '@media print': { display: 'none' } }

/**
 * `/recursos/:id`: the statement of reasons, for whom it concerns (with the way to object) and for who may read the log.
 * Frame and controls stay off the paper.
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

/** The head of the page, and what was decided about whom, when and why. */
function DecisionSkeleton() {
  return (
    <Column>
      <Loading label="Carregando decisão…" title={TITLE}>
        <div className="outline-title">
          <div className="outline-bar">
            <Outline w="55%" h="26px" />
          </div>
        </div>
        <Box px={4} py={5}>
          {['40%', '35%', '85%'].map((width) => (
            <Box key={width} mb={5}>
              <Outline w="64px" h="11px" />
              <Outline w={width} h="16px" mt="8px" />
            </Box>
          ))}
        </Box>
      </Loading>
    </Column>
  )
}

function Decision({ userId }: { userId: string }) {
  const { id = '' } = useParams()
  const read = useRead(ownDecisionQuery(id, userId))
  return (
    <Found
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
    </Found>
  )
}

function Details({ decision, onChanged }: { decision: Statement; onChanged: () => void }) {
  const { user } = useSession()
  const { content, person, reason, reported_for: reports, reversed_at, ends_at } = decision
  const isOwn = person?.id === user?.id
  // A removed post cannot be opened any more, not even by its author.
  const visibleContent = content && { ...content, post_id: decision.item_type === 'comment' ? content.post_id : null }
  return (
    <Column>
      <PageHeader
        eyebrow="Moderação"
        title={TITLE}
        description={isOwn ? sentenceOf(decision) : sentenceAbout(decision)}
        actions={
          <IconButton
            aria-label="Imprimir"
            icon={<Printer size={20} aria-hidden />}
            onClick={() => window.print()}
            sx={ON_SCREEN_ONLY}
          />
        }
      />
      <Box px={4} py={5} position="relative">
        <Box className={styles.stamp}>
          {reversed_at === null ? (
            <Stamp kind="review">{AUDIT_ACTION_LABELS[decision.action_type]}</Stamp>
          ) : (
            <Stamp kind="draft">Sem efeito</Stamp>
          )}
        </Box>
        {reversed_at !== null && (
          <Text role="note" borderInlineStart="3px solid" borderColor="success" ps={3} mb={5}>
            Esta decisão foi desfeita em {absoluteTime(reversed_at)}. Ela não vale mais.
          </Text>
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
          <Text whiteSpace="pre-wrap">{reason || 'A moderação não escreveu uma justificativa.'}</Text>
        </Fact>
        {reports.length > 0 && (
          <Fact name="Motivos das denúncias">{reports.map((one) => reasonWithMeaning(one.reason)).join(', ')}</Fact>
        )}
        {visibleContent && (
          <Fact name={isOwn ? 'O que você escreveu' : 'O que foi escrito'}>
            <Box bg="bg.sunken" borderRadius="md" p={4} mt={1}>
              <ReportedContent
                row={{ content: visibleContent, author: person, item: { ...decision, item_id: decision.id } }}
              />
            </Box>
          </Fact>
        )}
        {isOwn && reversed_at === null && (decision.objection || decision.can_object) ? (
          <ObjectionForm decision={decision} onSent={onChanged} />
        ) : (
          <ObjectionState objection={decision.objection} isOwn={isOwn} />
        )}
        {isOwn && reversed_at === null && !decision.objection && !decision.can_object && (
          <Text role="note" borderTop="1px solid" borderColor="border" pt={5} color="fg.muted">
            Esta decisão não está mais em vigor: terminou, foi substituída por outra ou o conteúdo foi apagado. Não há o
            que rever em recurso.
          </Text>
        )}
        <Text fontSize="sm" color="fg.muted" mt={6} sx={ON_SCREEN_ONLY}>
          <TextLink as={Link} to={paths.transparency.href()} {...LINE_LINK}>
            Como a moderação decide, em números
          </TextLink>
        </Text>
      </Box>
    </Column>
  )
}
