import { isQueuedError } from '@ementa/contracts'
import {
  absoluteTime,
  Box,
  Button,
  Flex,
  guardedPress,
  ReadView,
  Section,
  Skeletons,
  Text,
  useOffline,
  useQueued,
  useServices,
  useSession,
} from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { type RefObject, useRef, useState } from 'react'
import { durationOf } from './durations'
import { MuteWordForm } from './mute-word-form'
import { mutedWordsQuery } from './queries'
import { MUTING, type ShownWord, shownWords } from './shown-words'

/** Words that keep posts out of the feed and of the daily page, for a while or without an end. */
export function MutedWordsSection() {
  const { user } = useSession()
  const read = useRead(user && mutedWordsQuery(user.id))
  const words = shownWords(read.data?.words ?? [], useQueued(MUTING, read.savedAt))
  const count = words.length
  const area = useRef<HTMLDivElement>(null)
  return (
    <Section title={count > 0 ? `Palavras silenciadas (${count})` : 'Palavras silenciadas'} data-awaited>
      <Text fontSize="sm" color="fg.muted" mt={-2} mb={3} maxW="measure">
        Publicações com a palavra, a expressão ou a hashtag não aparecem no seu feed nem no Fechamento. A busca e os
        perfis continuam a mostrá-las.
      </Text>
      <MuteWordForm />
      <Box ref={area} tabIndex={-1} data-focus-silent mt={4}>
        <ReadView
          read={read}
          skeleton={
            <Box mx={-4}>
              <Skeletons shape="line" count={1} />
            </Box>
          }
          failed={{ title: 'Não foi possível carregar esta lista', titleAs: 'h3' }}
          isEmpty={() => count === 0}
          empty={<Text py={2}>Você não silenciou nenhuma palavra.</Text>}
        >
          {() => words.map((word) => <WordRow key={word.word} muted={word} list={area} />)}
        </ReadView>
      </Box>
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
    // Never sent and nothing else to take back: it only leaves the queue.
    if (waiting?.isFirst && waiting.state === 'waiting' && !syncing) {
      offline.cancel(waiting.id)
      list.current?.focus()
      toast.success(`“${word}” saiu da fila`)
      return
    }
    setBusy(true)
    try {
      await api.users.unmuteWord({ word })
      // The row goes with the next answer; the focus stays in the list.
      list.current?.focus()
      toast.success(`“${word}” foi reativada`)
    } catch (error) {
      if (isQueuedError(error)) list.current?.focus()
      else toast.actionFailed(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Flex align="center" gap={3} py={2} minH="64px" borderTop="1px solid" borderColor="border">
      <Box flex={1} minW={0}>
        <Text fontWeight={600} overflowWrap="anywhere">
          {word}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {lastingOf(muted)}
        </Text>
      </Box>
      <Button
        aria-label={`Reativar “${word}”`}
        isLoading={isBusy}
        onClick={guardedPress('Reativar', word, () => void unmute())}
      >
        Reativar
      </Button>
    </Flex>
  )
}

function lastingOf({ until, waiting }: ShownWord): string {
  if (waiting) return `${waiting.state === 'failed' ? 'Não enviada' : 'Na fila'}: ${durationOf(waiting.days)}`
  return until === null ? 'Até você reativar' : `Até ${absoluteTime(until)}`
}
