import {
  AUDIT_ACTION_LABELS,
  ITEM_TYPE_LABELS,
  MODERATION,
  MODERATION_ACTION_LABELS,
  type ModerationActionType,
  reasonLabel,
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
} from '@ementa/ui'
import { FormControl, FormLabel, Switch } from '@ementa/ui/forms'
import { addDays } from 'date-fns'
import { Ban, Check, EyeOff, Trash2 } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { JustificationField } from '../admin/justification'
import { ACTIONS, actionName, CONSEQUENCES, type QueueRow } from './queue-row-data'
import { ReportedContent } from './reported-content'
import { useReports } from './use-queue'

/** The newest; the rest on request, so that the decision is never far down. */
const REPORTS_SHOWN = 2

const ICONS = { approve: Check, remove: Trash2, shadow_ban: EyeOff, temp_ban: Ban }

export interface QueuePanelProps {
  row: QueueRow
  /** Why this moderator may not decide here; null when nothing stands in the way. */
  hindrance: string | null
  justification: { value: string; onChange: (text: string) => void; problem: string | null }
  justificationRef: RefObject<HTMLTextAreaElement | null>
  goesOn: { value: boolean; onChange: (goesOn: boolean) => void }
  onAct: (action: ModerationActionType) => void
  /** Escape in the justification; without it, whatever surrounds the panel has the key. */
  onLeaveField?: () => void
  /** Keys 1 to 4 work: not where there is no keyboard. */
  showsKeys: boolean
}

/** Everything needed to decide about one item: what it says, what was reported, what happened before, and the actions. */
export function QueuePanel(props: QueuePanelProps) {
  const { row, hindrance, justification, justificationRef, goesOn, onAct, onLeaveField, showsKeys } = props
  const { author, item } = row
  // Of what is gone only the reports are left to be closed.
  const actions = row.content ? ACTIONS : ACTIONS.filter((action) => action === 'approve')
  return (
    <Flex direction="column" gap={5}>
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
      {hindrance ? (
        <Text role="note" color="fg.muted" borderInlineStart="3px solid" borderColor="border.control" ps={3}>
          {hindrance}
        </Text>
      ) : (
        <Part title="Decisão">
          <JustificationField
            fieldRef={justificationRef}
            onEscape={onLeaveField}
            value={justification.value}
            onChange={justification.onChange}
            problem={justification.problem}
            helper="Obrigatória para banir. Quem escreveu a lê no aviso de remoção."
          />
          <Flex direction="column" gap={2} mt={4}>
            {actions.map((action) => (
              <Action
                key={action}
                action={action}
                name={row.content ? actionName(action, row) : 'Encerrar as denúncias'}
                shortcut={showsKeys ? String(ACTIONS.indexOf(action) + 1) : null}
                onAct={onAct}
              />
            ))}
          </Flex>
          <FormControl display="flex" alignItems="center" gap={3} mt={4}>
            <Switch isChecked={goesOn.value} onChange={(event) => goesOn.onChange(event.target.checked)} />
            <FormLabel mb={0} fontWeight={400}>
              Agir e próximo
            </FormLabel>
          </FormControl>
        </Part>
      )}
      <Part title={counted(item.report_count, 'denúncia', 'denúncias')}>
        <Reports key={row.id} row={row} />
      </Part>
      <Part title="Histórico da pessoa">
        <History row={row} />
      </Part>
    </Flex>
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

function Action({
  action,
  name,
  shortcut,
  onAct,
}: {
  action: ModerationActionType
  name: string
  shortcut: string | null
  onAct: (action: ModerationActionType) => void
}) {
  const Icon = ICONS[action]
  const note =
    action === 'temp_ban'
      ? `${MODERATION_ACTION_LABELS.temp_ban}, até ${longDate(addDays(new Date(), MODERATION.temporaryBanDays))}. ${CONSEQUENCES.temp_ban}`
      : CONSEQUENCES[action]
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
        onClick={() => onAct(action)}
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
              <strong>{reasonLabel(report.reason)}</strong>
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
  if (row.history.length === 0) {
    return (
      <Text fontSize="sm" color="fg.muted">
        Nenhuma decisão anterior.
      </Text>
    )
  }
  return (
    <Box as="ul" listStyleType="none" fontSize="sm">
      {row.history.map((entry) => (
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
  )
}
