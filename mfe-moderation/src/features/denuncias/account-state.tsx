import { type Outputs, type OwnDecision, paths, USER_STATUS_LABELS } from '@ementa/contracts'
import { Box, counted, longDate, ReadView, Section, Skeletons, Text, TextLink, TimeAgo } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import { LINE_LINK } from '../../shared/decisions/line-link'
import { sentenceOf } from '../../shared/decisions/statement-texts'
import { ownAccountQuery } from './queries'

type Account = Outputs['auth']['getAccount']

/** How one's own account stands, and every decision that one may read. */
export function AccountState({ userId }: { userId: string }) {
  return (
    <Section title="Sua conta" data-awaited>
      <ReadView
        read={useRead(ownAccountQuery(userId))}
        skeleton={
          <Box mx={-4}>
            <Skeletons shape="line" count={2} label="Carregando a situação da conta…" />
          </Box>
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
  // Of several bans the last one that holds says when the account comes back.
  const end = measures.find(({ ends_at, reversed_at }) => ends_at !== null && reversed_at === null)?.ends_at
  return (
    <>
      <Text>
        Situação: <strong>{USER_STATUS_LABELS[status]}</strong>
        {status === 'temp_banned' && end && ` até ${longDate(end)}`}
        {warnings > 0 && `, com ${counted(warnings, 'advertência', 'advertências')}`}.
      </Text>
      {measures.length === 0 ? (
        <Text color="fg.muted" mt={2}>
          Nenhuma decisão da moderação sobre você ou o que você escreveu.
        </Text>
      ) : (
        <Box as="ul" listStyleType="none" mt={3} aria-label="Decisões sobre você">
          {measures.map((decision) => (
            <Measure key={decision.id} decision={decision} />
          ))}
        </Box>
      )}
    </>
  )
}

function appealState({ objection, reversed_at, can_object }: OwnDecision): string {
  if (reversed_at !== null) return 'não vale mais'
  if (!objection) return can_object ? 'cabe recurso' : 'não está mais em vigor'
  if (!objection.answer) return 'recurso em análise'
  return objection.answer.is_accepted ? 'recurso provido' : 'recurso não provido'
}

function Measure({ decision }: { decision: OwnDecision }) {
  return (
    <Box as="li" py={3} borderTop="1px solid" borderColor="border" overflowWrap="anywhere">
      <TextLink as={Link} to={paths.ownDecision.href({ id: decision.id })} fontWeight={600} {...LINE_LINK}>
        {sentenceOf(decision)}
      </TextLink>
      {decision.reason && <Text color="fg.muted">{decision.reason}</Text>}
      <Text fontSize="sm" color="fg.subtle">
        <TimeAgo iso={decision.created_at} /> · {appealState(decision)}
      </Text>
    </Box>
  )
}
