import { comparableWords, errorCode, graphemeCount, isQueued, MUTED_WORDS } from '@ementa/contracts'
import { Button, useServices } from '@ementa/ui'
import { FormControl, FormErrorMessage, FormLabel, Input, SelectField } from '@ementa/ui/forms'
import { type FormEvent, useRef, useState } from 'react'
import { DURATIONS, type Duration } from './durations'
import styles from './privacy.module.css'

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

  async function submit(event: FormEvent) {
    event.preventDefault()
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
    <form noValidate onSubmit={submit} className={styles.form} aria-label="Silenciar palavra">
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
    </form>
  )
}
