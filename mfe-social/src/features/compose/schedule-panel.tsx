import { SCHEDULE } from '@ementa/contracts'
import {
  Button,
  brasiliaTime,
  ChipRow,
  formatDate,
  fromLocal,
  lazyPart,
  localDay,
  MissingSection,
  Outline,
  toLocal,
  weekdayTime,
  zoneName,
} from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { FormControl, FormErrorMessage, FormHelperText, FormLabel, Input } from '@ementa/ui/forms'
import { CalendarCheck, CalendarX } from 'lucide-react'
import { Suspense } from 'react'
import {
  type ChosenDate,
  type ComposerState,
  chooseDate,
  NO_DAY_TEXT,
  parseSchedule,
  quickOptions,
  removeDate,
} from './composer-state'
import styles from './schedule.module.css'

const Calendar = lazyPart(() => import('./calendar'), MissingSection)

/** Chooses day and time of a scheduled post, in a calendar or by quick options. */
export function SchedulePanel({ state }: { state: ComposerState }) {
  const { content, chosenDate, scheduleError } = useSnapshot(state, { sync: true })
  const chosen =
    chosenDate ?? (content.scheduledAt ? toLocal(content.scheduledAt) : { day: '', time: SCHEDULE.defaultTime })
  const isDayMissing = scheduleError === NO_DAY_TEXT
  const moment = fromLocal(chosen.day, chosen.time)
  const brasilia = moment && brasiliaTime(new Date(moment))

  function confirm(date: ChosenDate = chosen) {
    const result = parseSchedule(date.day, date.time, Date.now())
    chooseDate(state, date)
    if (!('error' in result)) {
      state.panel = null
      return
    }
    state.scheduleError = result.error
    // The panel leads to what is wrong, which may be outside the window.
    state.isHeld = true
  }

  return (
    <fieldset aria-label="Agendamento" className={styles.panel}>
      <ChipRow className={styles.options}>
        {quickOptions(new Date()).map(({ label, day, time }) => (
          <Button key={label} size="sm" onClick={() => confirm({ day, time })}>
            {label}
            <span className={`muted ${styles.day}`}>{formatDate(day, 'dd/MM')}</span>
          </Button>
        ))}
      </ChipRow>
      <div className={styles.fields}>
        <div className={styles.calendar}>
          <p role="alert" className={styles.error}>
            {isDayMissing && scheduleError}
          </p>
          <Suspense fallback={<Outline h="340px" />}>
            <Calendar
              selected={chosen.day ? new Date(`${chosen.day}T12:00`) : undefined}
              onSelect={(day) => chooseDate(state, { ...chosen, day: day ? localDay(day) : '' })}
            />
          </Suspense>
        </div>
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
          <div aria-live="polite" className={styles.timeError}>
            <FormErrorMessage>{scheduleError}</FormErrorMessage>
          </div>
          {moment && scheduleError === null && <p className={`muted ${styles.moment}`}>{weekdayTime(moment)}</p>}
          <div className={styles.buttons}>
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
          </div>
        </FormControl>
      </div>
    </fieldset>
  )
}
