import {
  type CallName,
  comparableWords,
  errorCode,
  graphemeCount,
  type Inputs,
  isQueued,
  MUTED_WORDS,
  type MuteDays,
  type MutedWord,
} from '@ementa/contracts'
import {
  absoluteTime,
  Button,
  guardedPress,
  type QueuedCall,
  ReadView,
  Section,
  Skeletons,
  useOffline,
  useQueued,
  useServices,
  useSession,
} from '@ementa/ui'
import { query, useRead } from '@ementa/ui/data'
import { Form, FormControl, FormErrorMessage, FormLabel, Input, SelectField } from '@ementa/ui/forms'
import { type RefObject, useRef, useState } from 'react'
import styles from './privacy.module.css'

const mutedWordsQuery = query('mutedWords', (api, _userId: string) => api.users.listMutedWords())

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

/** Returns why a word cannot be muted, or null. */
function problemOf(word: string): string | null {
  if (comparableWords(word).trim() === '') return 'Escreva uma palavra ou expressão'
  if (graphemeCount(word.trim()) > MUTED_WORDS.length) return `Use até ${MUTED_WORDS.length} caracteres`
  return null
}

/** The form that mutes a word for a duration. */
export function MuteWordForm() {
  const { api, toast } = useServices()
  const [word, setWord] = useState('')
  const [duration, setDuration] = useState<Duration>('7')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  function clear() {
    setWord('')
    field.current?.focus()
  }

  async function submit() {
    if (isBusy) return
    const found = problemOf(word)
    setProblem(found)
    if (found) return field.current?.focus()
    const days = DURATIONS.find(({ value }) => value === duration)?.days ?? null
    setBusy(true)
    try {
      const answer = await api.users.muteWord({ word: word.trim(), days })
      // The list shows a word that waits in the queue.
      if (!isQueued(answer)) toast.success(`“${word.trim()}” foi silenciada`)
      clear()
    } catch (error) {
      if (errorCode(error) === 'MUTED_WORDS_FULL')
        setProblem(`Você já silenciou ${MUTED_WORDS.count} palavras: reative uma delas antes.`)
      else toast.actionFailed(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Form isSending={isBusy} onSubmit={() => void submit()} className={styles.form} aria-label="Silenciar palavra">
      <FormControl isInvalid={problem !== null} flex="1 1 200px">
        <FormLabel>Palavra, expressão ou hashtag</FormLabel>
        <Input
          ref={field}
          value={word}
          autoComplete="off"
          onChange={(event) => {
            setWord(event.target.value)
            setProblem(null)
          }}
        />
        <FormErrorMessage>{problem}</FormErrorMessage>
      </FormControl>
      <div className={styles.duration}>
        <div>
          <SelectField label="Duração" options={DURATIONS} value={duration} onChange={setDuration} />
        </div>
        <Button type="submit" isLoading={isBusy} loadingText="Silenciando…">
          Silenciar
        </Button>
      </div>
    </Form>
  )
}

/** A muted word as its row shows it. */
interface ShownWord extends MutedWord {
  /** The queued action that will mute the word; null when it is muted already. */
  waiting: { id: string; days: MuteDays; isFirst: boolean; state: QueuedCall['state'] } | null
}

const MUTING: readonly CallName[] = ['users.muteWord', 'users.unmuteWord']

/** Returns the words as they will be once the queue is sent, the newest first, as the backend lists them. */
export function shownWords(stored: readonly MutedWord[], queued: readonly QueuedCall[]): ShownWord[] {
  let words: ShownWord[] = stored.map((word) => ({ ...word, waiting: null }))
  for (const { action, state } of queued) {
    if (!isWordInput(action.input)) continue
    const { word, days } = action.input
    const others = words.filter((other) => comparableWords(other.word) !== comparableWords(word))
    const isFirst = others.length === words.length
    if (days !== undefined) words = [{ word, until: null, waiting: { id: action.id, days, isFirst, state } }, ...others]
    // A word whose reactivation the backend refused is still muted.
    else if (state !== 'failed') words = others
  }
  return words
}

type WordInput = Inputs['users']['unmuteWord'] & Partial<Pick<Inputs['users']['muteWord'], 'days'>>

/** Checks the input of a queued call. */
const isWordInput = (input: unknown): input is WordInput =>
  typeof input === 'object' && input !== null && 'word' in input && typeof input.word === 'string'

/** Durations as options of a select; `always` has no end. */
const DURATIONS = [
  { value: '1', label: 'Por 24 horas', days: 1 },
  { value: '7', label: 'Por 7 dias', days: 7 },
  { value: '30', label: 'Por 30 dias', days: 30 },
  { value: 'always', label: 'Até eu reativar', days: null },
] as const satisfies readonly { value: string; label: string; days: MuteDays }[]
type Duration = (typeof DURATIONS)[number]['value']

/** Returns how long a queued word will be muted, counted from when the backend receives it. */
export function durationOf(days: MuteDays): string {
  const duration = DURATIONS.find((one) => one.days === days)
  return !duration || duration.days === null ? 'até você reativar' : `${duration.label.toLowerCase()} a partir do envio`
}
