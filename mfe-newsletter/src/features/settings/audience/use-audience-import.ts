import { NEWSLETTER_LIMITS } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { useState } from 'react'
import { decodeText } from '../decode-text'
import { importInParts } from '../import-in-parts'
import { type AudienceFile, readAudience } from './read-audience'
import type { NotCome, NotComeReason } from './write-audience'

export interface Stopped {
  added: number
  failed: number
  cause: string
  advice: string
}

type State =
  | { step: 'waiting' | 'reading' }
  | { step: 'unreadable'; reason: string }
  | { step: 'ready'; file: AudienceFile; room: number | null; stopped?: Stopped }
  | { step: 'importing'; file: AudienceFile; room: number | null; done: number }
  | { step: 'done'; head: string[]; added: number; notCome: NotCome[] }

const UNKNOWN = 'Este arquivo não tem uma coluna de e-mails (“e-mail”). Nada foi mudado.'
const BROKEN = 'O arquivo não pôde ser lido. Nada foi mudado.'

/**
 * Reads a list of subscribers and imports it, some hundreds with each call; a failed call is reported, and the others
 * continue.
 */
export function useAudienceImport(newsletterId: string) {
  const { api } = useServices()
  const [state, setState] = useState<State>({ step: 'waiting' })

  /** Returns for how many more people the list has room; null when that cannot be read now. */
  async function findRoom(): Promise<number | null> {
    try {
      return (await api.newsletters.listAudience({ newsletterId, limit: 1 })).room ?? null
    } catch {
      return null
    }
  }

  async function choose(chosen: File | undefined) {
    if (!chosen) return
    setState({ step: 'reading' })
    try {
      const file = readAudience(decodeText(new Uint8Array(await chosen.arrayBuffer())))
      setState(file ? { step: 'ready', file, room: await findRoom() } : { step: 'unreadable', reason: UNKNOWN })
    } catch {
      setState({ step: 'unreadable', reason: BROKEN })
    }
  }

  /** Returns false where a failed call left something for the next try. */
  async function start(consent: string): Promise<boolean> {
    if (state.step !== 'ready') return false
    const { file, room } = state
    const notCome: NotCome[] = [...file.left]
    let added = 0
    const { items, cause, advice } = await importInParts(
      file.subscribers,
      NEWSLETTER_LIMITS.subscribersAtOnce,
      async (subscribers, from) => {
        setState({ step: 'importing', file, room, done: from })
        const answer = await api.newsletters.importAudience({ newsletterId, consent, subscribers: [...subscribers] })
        added += answer.added
        const leave = (places: readonly number[], reason: NotComeReason) => {
          for (const place of places) {
            const cells = file.rows[from + place]
            if (cells) notCome.push({ cells, reason })
          }
        }
        leave(answer.skipped, 'here')
        leave(answer.removed ?? [], 'removed')
        leave(answer.refused, 'refused')
      },
    )
    const failed = items.length
    // The list and the declaration stay for the next attempt.
    if (failed > 0) setState({ step: 'ready', file, room, stopped: { added, failed, cause, advice } })
    else setState({ step: 'done', head: file.head, added, notCome })
    return failed === 0
  }

  return { state, choose, start, cancel: () => setState({ step: 'waiting' }) }
}
