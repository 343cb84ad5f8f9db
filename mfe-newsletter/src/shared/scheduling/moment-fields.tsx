import { localToday, zoneName } from '@ementa/ui'
import { FormControl, FormErrorMessage, FormLabel, Input } from '@ementa/ui/forms'
import plain from '../plain/plain.module.css'
import { chosenMoment, momentText, timeUntil } from './moment'
import styles from './scheduling.module.css'
import { DATE_INVALID_REASON } from './texts'

/** A moment as its two inputs hold it: `2026-11-24` and `09:00`, either may be empty. */
export interface DayAndTime {
  day: string
  time: string
}

interface MomentFieldsProps {
  value: DayAndTime
  onChange: (changed: Partial<DayAndTime>) => void
  now: number
  /** Mark what is missing or past: an attempt was refused. */
  isTried: boolean
}

/** Date and time of a send, two controls of the form around them. */
export function MomentFields({ value: { day, time }, onChange, now, isTried }: MomentFieldsProps) {
  const moment = chosenMoment(day, time, now)
  const isPast = 'problem' in moment && moment.problem === 'past'
  return (
    <>
      <FormControl isRequired isInvalid={isTried && (day === '' || isPast)}>
        <FormLabel>Data</FormLabel>
        <Input
          name="day"
          type="date"
          min={localToday()}
          value={day}
          onChange={(event) => onChange({ day: event.target.value })}
        />
        <FormErrorMessage>{isPast ? DATE_INVALID_REASON : 'Informe a data'}</FormErrorMessage>
      </FormControl>
      <FormControl isRequired isInvalid={isTried && time === ''}>
        <FormLabel>Horário</FormLabel>
        <Input name="time" type="time" value={time} onChange={(event) => onChange({ time: event.target.value })} />
        <FormErrorMessage>Informe o horário</FormErrorMessage>
      </FormControl>
    </>
  )
}

/** When the chosen moment is; before one is chosen, the time zone that the fields are in. */
export function MomentNote({ value: { day, time }, now }: Pick<MomentFieldsProps, 'value' | 'now'>) {
  const moment = chosenMoment(day, time, now)
  const until = 'iso' in moment ? timeUntil(Date.parse(moment.iso), now) : null
  return (
    <p className={`${plain.note} ${styles.moment}`} role="status">
      {until && 'iso' in moment
        ? `Sai ${until}: ${momentText(moment.iso)}.`
        : `Horários no fuso deste aparelho: ${zoneName()}.`}
    </p>
  )
}
