import { AUDIT_ACTION_LABELS, ITEM_TYPE_LABELS } from '@ementa/contracts'
import { absoluteTime, Box, formatDate, Text, useMediaQuery, VisuallyHidden } from '@ementa/ui'
import { Table, Tbody, Td, Th, Thead, Tr } from '@ementa/ui/forms'
import type { Density } from '../admin/density'
import type { LogEntry } from './use-log'

interface LogTableProps {
  entries: readonly LogEntry[]
  density: Density
}

/** The entries as a table; on phones, where six columns have no room, as cards. */
export function LogTable({ entries, density }: LogTableProps) {
  return useMediaQuery('mobile') ? (
    <LogCards entries={entries} density={density} />
  ) : (
    <LogRows entries={entries} density={density} />
  )
}

function LogRows({ entries, density }: LogTableProps) {
  return (
    <Table size={density === 'compact' ? 'sm' : 'md'} sx={{ tableLayout: 'fixed', td: { verticalAlign: 'top' } }}>
      <VisuallyHidden as="caption">Log de auditoria, do mais recente ao mais antigo</VisuallyHidden>
      <Thead>
        <Tr>
          <Th w="132px">Data</Th>
          <Th w="18%">Moderador</Th>
          <Th w="17%">Ação</Th>
          <Th w="20%">Item</Th>
          <Th>Motivo</Th>
        </Tr>
      </Thead>
      <Tbody>
        {entries.map((entry) => (
          <Tr key={entry.id}>
            <Td whiteSpace="nowrap">
              <time dateTime={entry.created_at} title={absoluteTime(entry.created_at)}>
                {formatDate(entry.created_at, 'dd/MM/yy HH:mm')}
              </time>
            </Td>
            <Td overflowWrap="anywhere">{entry.moderator_name}</Td>
            <Td fontWeight={600}>{AUDIT_ACTION_LABELS[entry.action_type]}</Td>
            <Td>
              {ITEM_TYPE_LABELS[entry.item_type]}
              <Text fontFamily="mono" fontSize="xs" color="fg.subtle" overflowWrap="anywhere">
                {entry.item_id}
              </Text>
            </Td>
            <Td overflowWrap="anywhere" whiteSpace="pre-wrap">
              <Reason text={entry.reason} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}

function LogCards({ entries, density }: LogTableProps) {
  return (
    <Box as="ul" listStyleType="none" aria-label="Log de auditoria">
      {entries.map((entry) => (
        <Box
          as="li"
          key={entry.id}
          px={4}
          py={density === 'compact' ? 1 : 3}
          borderBottom="1px solid"
          borderColor="border"
        >
          <Text fontWeight={600}>
            {AUDIT_ACTION_LABELS[entry.action_type]} · {ITEM_TYPE_LABELS[entry.item_type]}
          </Text>
          <Text fontSize="xs" color="fg.subtle">
            {entry.moderator_name} · <time dateTime={entry.created_at}>{absoluteTime(entry.created_at)}</time>
          </Text>
          <Text mt={1} fontSize="sm" overflowWrap="anywhere" whiteSpace="pre-wrap">
            <Reason text={entry.reason} />
          </Text>
          <Text mt={1} fontFamily="mono" fontSize="xs" color="fg.subtle" overflowWrap="anywhere">
            {entry.item_id}
          </Text>
        </Box>
      ))}
    </Box>
  )
}

function Reason({ text }: { text: string }) {
  if (text) return text
  return (
    <Text as="span" color="fg.subtle">
      Sem justificativa
    </Text>
  )
}
