import { localToday, useFormFocus, useServices, zoneName } from '@ementa/ui'
import { FormControl, FormErrorMessage, FormLabel, Input } from '@ementa/ui/forms'
import { useState } from 'react'
import { FIELDS_MISSING } from '../about/about-rules'
import plain from '../plain/plain.module.css'
import { chosenMoment, momentText, timeUntil } from './moment'
import styles from './scheduling.module.css'

export const SCHEDULED = 'Agendamento confirmado!'
export const DATE_INVALID = 'Data inválida'
export const DATE_INVALID_REASON = 'A data e horário devem ser no futuro.'

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

/** Checks a form with the moment of a send. `missingReason` is the toast's second line when a field is empty. */
export function useMomentForm(missingReason: string) {
  const { toast } = useServices()
  const { form, focus } = useFormFocus()
  const [isTried, setTried] = useState(false)

  /**
   * Takes the required fields by their `name`, in their order on the page. Returns the moment (ISO UTC); null where a
   * field is empty or the moment is past, which is then reported and has the focus.
   */
  function check(fields: DayAndTime & Record<string, string>): string | null {
    setTried(true)
    const moment = chosenMoment(fields.day, fields.time, Date.now())
    const [empty] = Object.keys(fields).filter((name) => fields[name]?.trim() === '')
    if (empty || ('problem' in moment && moment.problem === 'missing')) {
      toast.error(FIELDS_MISSING, missingReason)
      focus(empty ?? 'day')
      return null
    }
    if ('problem' in moment) {
      toast.error(DATE_INVALID, DATE_INVALID_REASON)
      focus('day')
      return null
    }
    return moment.iso
  }

  return { form, isTried, check, focus, reset: () => setTried(false) }
}
