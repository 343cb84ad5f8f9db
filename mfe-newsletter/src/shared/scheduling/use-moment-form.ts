import { useFormFocus, useServices } from '@ementa/ui'
import { useState } from 'react'
import { FIELDS_MISSING } from '../forms/texts'
import { chosenMoment } from './moment'
import type { DayAndTime } from './moment-fields'
import { DATE_INVALID, DATE_INVALID_REASON } from './texts'

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
