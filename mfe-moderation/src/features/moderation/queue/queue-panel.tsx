import {
  AUDIT_ACTION_LABELS,
  ITEM_TYPE_LABELS,
  MODERATION,
  MODERATION_ACTION_LABELS,
  type ModerationActionType,
  reasonWithMeaning,
  SEVERITY_LABELS,
} from '@ementa/contracts'
import {
  AuthorityBadge,
  Avatar,
  Box,
  Button,
  counted,
  Flex,
  Heading,
  Kbd,
  longDate,
  Skeleton,
  Text,
  TimeAgo,
  type usePressGuard,
} from '@ementa/ui'
import { FormControl, FormLabel, Switch } from '@ementa/ui/forms'
import { addDays } from 'date-fns'
import { Ban, Check, EyeOff, Trash2 } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { JustificationField } from '../../../shared/decisions/justification'
import { ReportedContent } from '../../../shared/decisions/reported-content'
import { AnswerObjection, ObjectionText } from './objection'
import { ACTIONS, actionName, CONSEQUENCES, type QueueRow } from './queue-row-data'
import { useReports } from './use-queue'

/** The newest; the rest on request, so that the decision is never far down. */
const REPORTS_SHOWN = 2
const DECISIONS_SHOWN = 2

const ICONS = { approve: Check, remove: Trash2, shadow_ban: EyeOff, temp_ban: Ban }

export interface QueuePanelProps {
  row: QueueRow
  /** Why this moderator may not decide here; null when nothing stands in the way. */
  hindrance: string | null
  /** Why one of the decisions cannot be made; null when it can. */
  actionHindrance: (action: ModerationActionType) => string | null
  justification: { value: string; onChange: (text: string) => void; problem: string | null }
  justificationRef: RefObject<HTMLTextAreaElement | null>
  goesOn: { value: boolean; onChange: (goesOn: boolean) => void }
  guard: ReturnType<typeof usePressGuard>
  onAct: (action: ModerationActionType) => void
  /** The objection was answered. */
  onAnswered: () => void
  /** Escape in the justification; without it, whatever surrounds the panel has the key. */
  onLeaveField?: () => void
  /** Keys 1 to 4 work: not where there is no keyboard. */
  showsKeys: boolean
}

/** Everything needed to decide about one item: first what it says, what was reported and what happened before, then the actions. */
export function QueuePanel(props: QueuePanelProps) {
  const { row, hindrance, guard } = props
  const { author, item } = row
  return (
    <Flex direction="column" gap={5} {...guard.handlers}>
      {author && (
        <Flex gap={3} align="center">
          <Avatar name={author.display_name} src={author.avatar_url} size="sm" />
          <Box minW={0} fontSize="sm">
            <Text fontWeight={600} overflowWrap="anywhere">
              {author.display_name}
            </Text>
            <Text color="fg.subtle" overflowWrap="anywhere">
              @{author.username} · <AuthorityBadge person={author} withNote />
            </Text>
          </Box>
        </Flex>
      )}
      <Box bg="bg.sunken" borderRadius="md" p={4}>
        <ReportedContent row={row} />
      </Box>
      {row.objection && <ObjectionText objection={row.objection} />}
      {item.report_count > 0 && (
        <Part title={counted(item.report_count, 'denúncia', 'denúncias')}>
          <Reports key={row.id} row={row} />
        </Part>
      )}
      <Part title="Histórico da pessoa">
        <History key={row.id} row={row} />
      </Part>
      {hindrance && (
        <Text role="note" color="fg.muted" borderInlineStart="3px solid" borderColor="border.control" ps={3}>
          {hindrance}
        </Text>
      )}
      {row.objection ? (
        <AnswerObjection
          key={row.id}
          decisionId={row.objection.decision_id}
          isDisabled={hindrance !== null}
          guard={guard}
          onAnswered={props.onAnswered}
        />
      ) : (
        <DecisionPart {...props} />
      )}
    </Flex>
  )
}

function DecisionPart(props: QueuePanelProps) {
  const { row, hindrance, actionHindrance, justification, justificationRef, goesOn, guard } = props
  const { onAct, onLeaveField, showsKeys } = props
  // Of what is gone only the reports are left to be closed.
  const actions = row.content ? ACTIONS : ACTIONS.filter((action) => action === 'approve')
  return (
    <Part title="Decisão">
      {hindrance === null && (
        <JustificationField
          fieldRef={justificationRef}
          onEscape={onLeaveField}
          value={justification.value}
          onChange={justification.onChange}
          problem={justification.problem}
          helper="Obrigatória para remover e banir. Quem escreveu a lê no aviso."
        />
      )}
      <Flex direction="column" gap={2} mt={hindrance === null ? 4 : 0}>
        {actions.map((action) => (
          <Action
            key={action}
            action={action}
            name={row.content ? actionName(action, row) : 'Encerrar as denúncias'}
            shortcut={showsKeys && hindrance === null ? String(ACTIONS.indexOf(action) + 1) : null}
            hindrance={actionHindrance(action)}
            isDisabled={hindrance !== null}
            isReady={guard.isReady}
            onAct={() => guard.accepts() && onAct(action)}
          />
        ))}
      </Flex>
      {hindrance === null && (
        <FormControl display="flex" alignItems="center" gap={3} mt={4}>
          <Switch isChecked={goesOn.value} onChange={(event) => goesOn.onChange(event.target.checked)} />
          <FormLabel mb={0} fontWeight={400}>
            Agir e próximo
          </FormLabel>
        </FormControl>
      )}
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title}>
      <Heading as="h3" size="xs" mb={2}>
        {title}
      </Heading>
      {children}
    </Box>
  )
}

interface ActionProps {
  action: ModerationActionType
  name: string
  shortcut: string | null
  /** Why this decision cannot be made about the item. */
  hindrance: string | null
  isDisabled: boolean
  isReady: boolean
  onAct: () => void
}

function Action({ action, name, shortcut, hindrance, isDisabled, isReady, onAct }: ActionProps) {
  const Icon = ICONS[action]
  const consequence =
    action === 'temp_ban'
      ? `${MODERATION_ACTION_LABELS.temp_ban}, até ${longDate(addDays(new Date(), MODERATION.temporaryBanDays))}. ${CONSEQUENCES.temp_ban}`
      : CONSEQUENCES[action]
  const note = hindrance ?? consequence
  return (
    <Box>
      <Button
        w="100%"
        h="auto"
        minH="44px"
        py={2}
        justifyContent="flex-start"
        textAlign="start"
        whiteSpace="normal"
        variant={action === 'approve' ? 'outline' : 'danger'}
        leftIcon={<Icon size={18} aria-hidden />}
        rightIcon={shortcut ? <Kbd aria-hidden>{shortcut}</Kbd> : undefined}
        aria-keyshortcuts={shortcut ?? undefined}
        aria-description={note}
        isDisabled={isDisabled || hindrance !== null}
        aria-disabled={isReady ? undefined : true}
        onClick={onAct}
        sx={shortcut ? { '> .chakra-button__icon:last-of-type': { ms: 'auto', ps: 2 } } : undefined}
      >
        {name}
      </Button>
      <Text fontSize="xs" color="fg.subtle" mt={1} aria-hidden>
        {note}
      </Text>
    </Box>
  )
}

function Reports({ row }: { row: QueueRow }) {
  const { data, isLoading, error, refresh } = useReports(row.item)
  const [areAllShown, showAll] = useState(false)
  if (isLoading) return <Skeleton h="64px" />
  if (error !== undefined || !data) {
    return (
      <Text fontSize="sm" color="fg.muted">
        Os relatos não puderam ser lidos.{' '}
        <Button variant="link" size="sm" onClick={refresh}>
          Tentar novamente
        </Button>
      </Text>
    )
  }
  // Older reports were answered by an earlier decision.
  const open = data.reports.filter(({ created_at }) => !row.first_report_at || created_at >= row.first_report_at)
  const shown = areAllShown ? open : open.slice(0, REPORTS_SHOWN)
  return (
    <>
      <Box as="ul" listStyleType="none" fontSize="sm">
        {shown.map((report) => (
          <Box as="li" key={report.id} py={2} borderTop="1px solid" borderColor="border">
            <Text>
              <strong>{reasonWithMeaning(report.reported_as ?? report.reason)}</strong>
              <Text as="span" color="fg.subtle" fontSize="xs">
                {` · gravidade ${SEVERITY_LABELS[report.severity].toLocaleLowerCase('pt-BR')} · `}
                <TimeAgo iso={report.created_at} />
              </Text>
            </Text>
            {report.description && (
              <Text color="fg.muted" whiteSpace="pre-wrap" overflowWrap="anywhere">
                {report.description}
              </Text>
            )}
          </Box>
        ))}
      </Box>
      {shown.length < open.length && (
        <Button variant="link" size="sm" onClick={() => showAll(true)}>
          Ver os {open.length} relatos
        </Button>
      )}
    </>
  )
}

function History({ row }: { row: QueueRow }) {
  const [areAllShown, showAll] = useState(false)
  if (row.history.length === 0) {
    return (
      <Text fontSize="sm" color="fg.muted">
        Nenhuma decisão anterior.
      </Text>
    )
  }
  const shown = areAllShown ? row.history : row.history.slice(0, DECISIONS_SHOWN)
  return (
    <>
      <Box as="ul" listStyleType="none" fontSize="sm">
        {shown.map((entry) => (
          <Box as="li" key={entry.id} py={2} borderTop="1px solid" borderColor="border">
            <Text>
              <strong>{AUDIT_ACTION_LABELS[entry.action_type]}</strong>
              <Text as="span" color="fg.subtle" fontSize="xs">
                {` · ${ITEM_TYPE_LABELS[entry.item_type]} · ${entry.moderator_name} · `}
                <TimeAgo iso={entry.created_at} />
              </Text>
            </Text>
            {entry.reason && (
              <Text color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-wrap">
                {entry.reason}
              </Text>
            )}
          </Box>
        ))}
      </Box>
      {shown.length < row.history.length && (
        <Button variant="link" size="sm" onClick={() => showAll(true)}>
          Ver as {row.history.length} decisões anteriores
        </Button>
      )}
    </>
  )
}
