import { useServices } from '@ementa/ui'
import { useEffect, useState } from 'react'
import type { MailInput, PreparedMail } from './prepare-mail'

export type MailState = { mail: PreparedMail } | 'making' | 'failed'

/** The mail of an issue, once what makes it is loaded; `retry` after a failed download. */
export function useMail(input: MailInput): { state: MailState; retry: () => void } {
  const { images } = useServices()
  const [state, setState] = useState<MailState>('making')
  // The same fields in another object make no other mail; a retry asks for the same again.
  const [wanted, setWanted] = useState({ input })
  if (!hasSameFields(wanted.input, input)) setWanted({ input })
  useEffect(() => {
    let isCurrent = true
    import('./prepare-mail')
      .then(({ prepareMail }) => prepareMail(wanted.input, images))
      .then(
        (mail) => isCurrent && setState({ mail }),
        () => isCurrent && setState('failed'),
      )
    return () => {
      isCurrent = false
    }
  }, [wanted, images])
  return {
    state,
    retry: () => {
      setState('making')
      setWanted({ input })
    },
  }
}

function hasSameFields(one: MailInput, other: MailInput): boolean {
  const fields = new Map(Object.entries(one))
  return Object.entries(other).every(([name, value]) => Object.is(fields.get(name), value))
}
