import { Box, Button, chakra, Text } from '@ementa/ui'
import { downloadFile } from '@ementa/ui/forms'
import { useState } from 'react'
import { type BoxEvent, readEvents, reportOf } from './black-box'

const SHOWN = 8
/** Measurements are in the file only: many of them, and none says what failed. */
const WORDS: Partial<Record<BoxEvent['kind'], string>> = {
  error: 'erro em uma ação',
  rejection: 'erro em uma ação',
  render: 'erro ao mostrar a área',
  load: 'falha ao carregar',
  csp: 'conteúdo bloqueado por segurança',
}
const timeOf = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium' })

/** What happened before a failure, for the person who reports it: nothing of it is personal. */
export function BlackBoxView() {
  const [events, setEvents] = useState(lastFailures)
  return (
    // What failed just now is written a moment after its card is shown.
    <chakra.details mt={4} fontSize="xs" color="fg.muted" onToggle={() => setEvents(lastFailures())}>
      <chakra.summary
        cursor="pointer"
        display="inline-flex"
        alignItems="center"
        minH="44px"
        textDecoration="underline"
        textUnderlineOffset="3px"
      >
        O que aconteceu antes
      </chakra.summary>
      <Text mb={2}>
        Registro técnico guardado só neste aparelho, sem textos seus. Se pedir ajuda, envie este arquivo.
      </Text>
      <Box as="ol" listStyleType="none" mb={3}>
        {events.map(({ key, at, source, what }) => (
          <Box as="li" key={key} overflowWrap="anywhere" py={1}>
            {timeOf.format(new Date(at))} · {source} · {what}
          </Box>
        ))}
      </Box>
      <Button size="sm" minH="44px" onClick={() => downloadFile(fileName(), reportOf(), 'application/json')}>
        Baixar relatório técnico
      </Button>
    </chakra.details>
  )
}

function lastFailures() {
  return readEvents()
    .flatMap(({ at, source, kind, message }, index) => {
      const words = WORDS[kind]
      const [code] = /^EM-\d+/.exec(message) ?? []
      return words ? [{ key: `${at} ${index}`, at, source, what: code ? `${words} (${code})` : words }] : []
    })
    .slice(-SHOWN)
    .reverse()
}

const fileName = () => `ementa-relatorio-${new Date().toISOString().slice(0, 10)}.json`
