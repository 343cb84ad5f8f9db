import { SCHEDULE } from '@ementa/contracts'
import {
  Box,
  Button,
  brasiliaTime,
  ChipRow,
  Flex,
  formatDate,
  fromLocal,
  lazySection,
  localDay,
  Skeleton,
  Text,
  toLocal,
  weekdayTime,
  zoneName,
} from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { FormControl, FormErrorMessage, FormHelperText, FormLabel, Input } from '@ementa/ui/forms'
import { CalendarCheck, CalendarX } from 'lucide-react'
import { Suspense } from 'react'
import { type ChosenDate, type ComposerState, chooseDate, removeDate } from './composer-state'
import { NO_DAY_TEXT, quickOptions, scheduleAt } from './schedule'

const Calendar = lazySection(() => import('./calendar'))

/** Day, time and quick options of a scheduled post (spec §2 Composer, P-14). */
export function SchedulePanel({ state }: { state: ComposerState }) {
  const { content, chosenDate, scheduleError } = useSnapshot(state, { sync: true })
  const chosen =
    chosenDate ?? (content.scheduledAt ? toLocal(content.scheduledAt) : { day: '', time: SCHEDULE.defaultTime })
  const isDayMissing = scheduleError === NO_DAY_TEXT
  const moment = fromLocal(chosen.day, chosen.time)
  const brasilia = moment && brasiliaTime(new Date(moment))

  function confirm(date: ChosenDate = chosen) {
    const result = scheduleAt(date.day, date.time, Date.now())
    chooseDate(state, date)
    if ('error' in result) state.scheduleError = result.error
    else state.panel = null
  }

  return (
    <Box role="group" aria-label="Agendamento">
      <ChipRow mb={3}>
        {quickOptions(new Date()).map(({ label, day, time }) => (
          <Button key={label} size="sm" onClick={() => confirm({ day, time })}>
            {label}
            <Text as="span" ms={2} fontWeight={400} color="fg.muted">
              {formatDate(day, 'dd/MM')}
            </Text>
          </Button>
        ))}
      </ChipRow>
      <Flex gap={5} direction={{ base: 'column', md: 'row' }}>
        <Box minH="340px" flex="0 0 auto" w={{ base: '100%', md: '308px' }}>
          <Suspense fallback={<Skeleton h="340px" />}>
            <Calendar
              selected={chosen.day ? new Date(`${chosen.day}T12:00`) : undefined}
              onSelect={(day) => chooseDate(state, { ...chosen, day: day ? localDay(day) : '' })}
            />
          </Suspense>
          <Text role="alert" fontSize="sm" fontWeight={600} color="danger">
            {isDayMissing && scheduleError}
          </Text>
        </Box>
        <FormControl isInvalid={scheduleError !== null && !isDayMissing} flex={1} minW={0}>
          <FormLabel>Horário</FormLabel>
          <Input
            type="time"
            value={chosen.time}
            onChange={(event) => chooseDate(state, { ...chosen, time: event.target.value })}
            maxW="160px"
          />
          <FormHelperText>{zoneName(moment ? new Date(moment) : new Date())}</FormHelperText>
          {brasilia && <FormHelperText>{brasilia} em Brasília</FormHelperText>}
          <Box aria-live="polite" minH="22px">
            <FormErrorMessage>{scheduleError}</FormErrorMessage>
          </Box>
          {moment && scheduleError === null && (
            <Text fontSize="sm" color="fg.muted" mb={3}>
              {weekdayTime(moment)}
            </Text>
          )}
          <Flex gap={2} wrap="wrap">
            <Button variant="subtle" leftIcon={<CalendarCheck size={18} aria-hidden />} onClick={() => confirm()}>
              Confirmar data
            </Button>
            {content.scheduledAt && (
              <Button
                variant="ghost"
                leftIcon={<CalendarX size={18} aria-hidden />}
                onClick={() => {
                  removeDate(state)
                  state.panel = null
                }}
              >
                Remover agendamento
              </Button>
            )}
          </Flex>
        </FormControl>
      </Flex>
    </Box>
  )
}
