import { isQueued } from '@ementa/contracts'
import {
  absoluteTime,
  Button,
  guardedPress,
  ReadView,
  Section,
  Skeletons,
  useOffline,
  useQueued,
  useServices,
  useSession,
} from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { type RefObject, useRef, useState } from 'react'
import { durationOf } from './durations'
import { MuteWordForm } from './mute-word-form'
import styles from './privacy.module.css'
import { mutedWordsQuery } from './queries'
import { MUTING, type ShownWord, shownWords } from './shown-words'

/** Muted words: posts with them appear neither in the feed nor in the daily page, for a time or for good. */
export function MutedWordsSection() {
  const { user } = useSession()
  const read = useRead(user && mutedWordsQuery(user.id))
  const words = shownWords(read.data?.words ?? [], useQueued(MUTING, read.savedAt))
  const count = words.length
  const area = useRef<HTMLDivElement>(null)
  return (
    <Section title={count > 0 ? `Palavras silenciadas (${count})` : 'Palavras silenciadas'} data-awaited>
      <p className={`muted ${styles.hint} ${styles.measure}`}>
        Publicações com a palavra, a expressão ou a hashtag não aparecem no seu feed nem no Fechamento. A busca e os
        perfis continuam a mostrá-las.
      </p>
      <MuteWordForm />
      <div ref={area} tabIndex={-1} data-focus-silent className={styles.words}>
        <ReadView
          read={read}
          skeleton={
            <div className={styles.skeletons}>
              <Skeletons shape="line" count={1} />
            </div>
          }
          failed={{ title: 'Não foi possível carregar esta lista', titleAs: 'h3' }}
          isEmpty={() => count === 0}
          empty={<p className={styles.empty}>Você não silenciou nenhuma palavra.</p>}
        >
          {() => words.map((word) => <WordRow key={word.word} muted={word} list={area} />)}
        </ReadView>
      </div>
    </Section>
  )
}

function WordRow({ muted, list }: { muted: ShownWord; list: RefObject<HTMLDivElement | null> }) {
  const { word, waiting } = muted
  const { api, toast, offline } = useServices()
  const { syncing } = useOffline()
  const [isBusy, setBusy] = useState(false)

  async function unmute() {
    if (isBusy) return
    // It was never sent, so it is only removed from the queue.
    if (waiting?.isFirst && waiting.state === 'waiting' && !syncing) {
      offline.cancel(waiting.id)
      list.current?.focus()
      toast.success(`“${word}” saiu da fila`)
      return
    }
    setBusy(true)
    try {
      const answer = await api.users.unmuteWord({ word })
      // The row disappears with the next answer; the focus stays in the list.
      list.current?.focus()
      if (!isQueued(answer)) toast.success(`“${word}” foi reativada`)
    } catch (error) {
      toast.actionFailed(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.row}>
      <div>
        <p className={styles.name}>{word}</p>
        <p className={`muted ${styles.small}`}>{describeEnd(muted)}</p>
      </div>
      <Button
        aria-label={`Reativar “${word}”`}
        isLoading={isBusy}
        onClick={guardedPress('Reativar', word, () => void unmute())}
      >
        Reativar
      </Button>
    </div>
  )
}

function describeEnd({ until, waiting }: ShownWord): string {
  if (waiting) return `${waiting.state === 'failed' ? 'Não enviada' : 'Na fila'}: ${durationOf(waiting.days)}`
  return until === null ? 'Até você reativar' : `Até ${absoluteTime(until)}`
}
