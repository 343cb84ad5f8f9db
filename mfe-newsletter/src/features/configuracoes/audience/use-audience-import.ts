import { NEWSLETTER_LIMITS } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { useState } from 'react'
import { failureAdvice } from '../../../shared/failures/failure-advice'
import { decodeText } from '../csv'
import { type AudienceFile, type Brought, readAudience } from './read-audience'
import type { LEFT_REASONS } from './write-audience'

interface NotCome {
  cells: readonly string[]
  reason: keyof typeof LEFT_REASONS
}

type State =
  | { step: 'waiting' | 'reading' }
  | { step: 'unreadable'; reason: string }
  | { step: 'ready'; file: AudienceFile; stopped?: { added: number; failed: number; advice: string } }
  | { step: 'importing'; file: AudienceFile; done: number }
  | { step: 'done'; added: number; notCome: NotCome[] }

const UNKNOWN = 'Este arquivo não tem uma coluna de e-mails (“e-mail”). Nada foi mudado.'
const BROKEN = 'O arquivo não pôde ser lido. Nada foi mudado.'

const cellsOf = ({ email, name = '', subscribedAt }: Brought) => [name, email, subscribedAt ?? '']

/** Reads a list of subscribers and brings it in, some hundreds with each call; a failed call is reported and the rest goes on. */
export function useAudienceImport(newsletterId: string) {
  const { api } = useServices()
  const [state, setState] = useState<State>({ step: 'waiting' })

  async function choose(chosen: File | undefined) {
    if (!chosen) return
    setState({ step: 'reading' })
    try {
      const file = readAudience(decodeText(new Uint8Array(await chosen.arrayBuffer())))
      setState(file ? { step: 'ready', file } : { step: 'unreadable', reason: UNKNOWN })
    } catch {
      setState({ step: 'unreadable', reason: BROKEN })
    }
  }

  /** Returns false where a failed call left something for the next try. */
  async function start(consent: string): Promise<boolean> {
    if (state.step !== 'ready') return false
    const { file } = state
    const notCome: NotCome[] = [...file.left]
    let added = 0
    let failed = 0
    let advice = ''
    for (let from = 0; from < file.subscribers.length; from += NEWSLETTER_LIMITS.subscribersAtOnce) {
      setState({ step: 'importing', file, done: from })
      const subscribers = file.subscribers.slice(from, from + NEWSLETTER_LIMITS.subscribersAtOnce)
      try {
        const answer = await api.newsletters.importAudience({ newsletterId, consent, subscribers })
        added += answer.added
        const leave = (places: readonly number[], reason: NotCome['reason']) =>
          notCome.push(
            ...places.flatMap((place) => {
              const subscriber = subscribers[place]
              return subscriber ? [{ cells: cellsOf(subscriber), reason }] : []
            }),
          )
        leave(answer.skipped, 'here')
        leave(answer.refused, 'refused')
      } catch (error) {
        failed += subscribers.length
        advice = failureAdvice(error)
      }
    }
    // The list and the word on consent stay for the next try.
    if (failed > 0) setState({ step: 'ready', file, stopped: { added, failed, advice } })
    else setState({ step: 'done', added, notCome })
    return failed === 0
  }

  return { state, choose, start, cancel: () => setState({ step: 'waiting' }) }
}
