import { namesNothing, type OwnDecision, paths, reasonWithMeaning } from '@ementa/contracts'
import {
  absoluteTime,
  Box,
  Column,
  EmptyState,
  longDate,
  PageHeader,
  ReadView,
  SignedIn,
  SignInPrompt,
  Skeletons,
  Text,
  usePageTitle,
  useSession,
} from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { useParams } from '@ementa/ui/router'
import type { ReactNode } from 'react'
import { ReportedContent } from '../../shared/decisions/reported-content'
import { ObjectionForm } from './objection-form'
import { sentenceOf } from './own-decision-texts'
import { ownDecisionQuery } from './queries'

const TITLE = 'Decisão da moderação'

/** `/recursos/:id`: a decision for whom it concerns, with the own text, the reason and the way to object. */
export default function OwnDecisionPage() {
  usePageTitle(TITLE)
  return (
    <SignedIn
      loading={<Skeletons shape="post" count={1} />}
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

function Decision({ userId }: { userId: string }) {
  const { id = '' } = useParams()
  const read = useRead(ownDecisionQuery(id, userId))
  if (!read.data && namesNothing(read.error, 'DECISION_NOT_FOUND')) {
    return (
      <EmptyState
        illustration="folder"
        titleAs="h1"
        title="Decisão não encontrada"
        description="O endereço está incompleto, ou a decisão é sobre outra conta."
        action={{ label: 'Ver notificações', href: paths.notifications.href() }}
      />
    )
  }
  return (
    <ReadView
      read={read}
      skeleton={<Skeletons shape="post" count={1} label="Carregando decisão…" />}
      failed="Erro ao carregar a decisão"
    >
      {(decision) => <Details decision={decision} onChanged={() => void read.refresh()} />}
    </ReadView>
  )
}

function Details({ decision, onChanged }: { decision: OwnDecision; onChanged: () => void }) {
  const { user } = useSession()
  const { content, reason, reported_for: reports, reversed_at, ends_at } = decision
  // A removed post cannot be opened any more, not even by its author.
  const visibleContent = content && { ...content, post_id: decision.item_type === 'comment' ? content.post_id : null }
  return (
    <Column>
      <PageHeader eyebrow="Moderação" title={TITLE} description={sentenceOf(decision)} />
      <Box px={4} py={5}>
        {reversed_at !== null && (
          <Text role="note" borderInlineStart="3px solid" borderColor="success" ps={3} mb={5}>
            Esta decisão foi desfeita em {absoluteTime(reversed_at)}. Ela não vale mais.
          </Text>
        )}
        <Fact name="Data">
          <time dateTime={decision.created_at}>{absoluteTime(decision.created_at)}</time>
          {ends_at !== null && reversed_at === null && ` · termina em ${longDate(ends_at)}`}
        </Fact>
        <Fact name="Motivo">
          <Text whiteSpace="pre-wrap">{reason || 'A moderação não escreveu uma justificativa.'}</Text>
        </Fact>
        {reports.length > 0 && (
          <Fact name="Denunciado como">{reports.map((one) => reasonWithMeaning(one.reason)).join(', ')}</Fact>
        )}
        {visibleContent && (
          <Fact name="O que você escreveu">
            <Box bg="bg.sunken" borderRadius="md" p={4} mt={1}>
              <ReportedContent
                row={{ content: visibleContent, author: user, item: { ...decision, item_id: decision.id } }}
              />
            </Box>
          </Fact>
        )}
        {reversed_at === null && <ObjectionForm decision={decision} onSent={onChanged} />}
      </Box>
    </Column>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box mb={5} overflowWrap="anywhere">
      <Text as="h2" textStyle="smallCaps" color="fg.subtle">
        {name}
      </Text>
      {children}
    </Box>
  )
}
