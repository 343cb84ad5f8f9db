import { paths, RECURRENCE_LABELS, SCHEDULE_STATUS_LABELS, sendProblem } from '@ementa/contracts'
import { Badge, Box, Button, Flex, guardedPress, Stamp, Text } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { Repeat } from 'lucide-react'
import { momentText, timeUntil } from '../../shared/scheduling/moment'
import type { ScheduleRow } from './schedule-rows'

interface ScheduleItemProps {
  row: ScheduleRow
  handle: string
  now: number
  isBusy: boolean
  onCancel: (row: ScheduleRow) => void
}

/** One schedule: what goes out, when, how far away that is, and the way back. */
export function ScheduleItem({ row, handle, now, isBusy, onCancel }: ScheduleItemProps) {
  const { schedule, issue, isSent } = row
  const subject = issue?.subject || issue?.title || 'Edição sem assunto'
  const hasText = issue !== undefined && sendProblem(issue) === null
  const page = isSent ? paths.issue : paths.issueEdit
  return (
    <Flex
      as="li"
      gap={3}
      px={4}
      py={4}
      align="flex-start"
      direction={{ base: 'column', sm: 'row' }}
      borderBottom="1px solid"
      borderColor="border"
    >
      <Box flex={1} minW={0}>
        <Box
          as={Link}
          to={page.href({ handle, issueId: schedule.issue_id })}
          fontFamily="heading"
          fontWeight={600}
          fontSize="lg"
          lineHeight={1.3}
          _hover={{ color: 'brand.fg' }}
        >
          {subject}
        </Box>
        <Text fontSize="sm" color="fg.muted" mt={1}>
          <time dateTime={schedule.scheduled_at}>{momentText(schedule.scheduled_at)}</time>
        </Text>
        <Flex wrap="wrap" align="center" columnGap={3} rowGap={1} mt={1} fontSize="xs" color="fg.subtle">
          {!isSent && <span>{timeUntil(Date.parse(schedule.scheduled_at), now) ?? 'agora'}</span>}
          {schedule.recurrence !== 'none' && (
            <Flex as="span" align="center" gap={1}>
              <Repeat size={14} aria-hidden />
              {RECURRENCE_LABELS[schedule.recurrence]}
            </Flex>
          )}
          {!isSent && !hasText && <Badge variant="warning">Ainda sem texto</Badge>}
        </Flex>
      </Box>
      <Flex align="center" gap={3} flexShrink={0}>
        <Stamp kind={isSent ? 'sent' : 'scheduled'}>{SCHEDULE_STATUS_LABELS[isSent ? 'sent' : 'pending']}</Stamp>
        {!isSent && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Cancelar agendamento: ${subject}`}
            isLoading={isBusy}
            loadingText="Cancelando…"
            onClick={guardedPress('schedules', row.schedule.id, () => onCancel(row))}
          >
            Cancelar
          </Button>
        )}
      </Flex>
    </Flex>
  )
}
