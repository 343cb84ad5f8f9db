import { useServices } from '@ementa/ui'
import { useEffect, useState } from 'react'
import type { MailInput, PreparedMail } from './prepare-mail'

export type MailState = { mail: PreparedMail } | 'making' | 'failed'

/** The mail of an issue, once what makes it is loaded; `retry` after a failed download. */
export function useMail(input: MailInput): { state: MailState; retry: () => void } {
  const { images } = useServices()
  const [state, setState] = useState<MailState>('making')
  const [attempt, setAttempt] = useState(0)
  // Its fields, and not the object, which is another one at each render; another attempt is another question.
  const key = JSON.stringify({ input, attempt })
  useEffect(() => {
    let isCurrent = true
    import('./prepare-mail')
      .then(({ prepareMail }) => prepareMail(JSON.parse(key).input, images))
      .then(
        (mail) => isCurrent && setState({ mail }),
        () => isCurrent && setState('failed'),
      )
    return () => {
      isCurrent = false
    }
  }, [key, images])
  return {
    state,
    retry: () => {
      setState('making')
      setAttempt((count) => count + 1)
    },
  }
}
