import { Box, Button, chakra, Text } from '@ementa/ui'
import { downloadFile } from '@ementa/ui/forms'
import { readEvents, reportOf } from './black-box'

const SHOWN = 8
const timeOf = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium' })

/** What happened before a failure, for the person who reports it: nothing of it is personal. */
export function BlackBoxView() {
  const events = readEvents()
    .slice(-SHOWN)
    .reverse()
    .map((event, index) => ({ ...event, key: `${event.at} ${index}` }))
  return (
    <chakra.details mt={4} fontSize="xs" color="fg.muted">
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
        {events.map(({ key, at, source, message }) => (
          <Box as="li" key={key} fontFamily="mono" overflowWrap="anywhere" py={1}>
            {timeOf.format(new Date(at))} · {source} · {message}
          </Box>
        ))}
      </Box>
      <Button size="sm" minH="44px" onClick={() => downloadFile(fileName(), reportOf(), 'application/json')}>
        Baixar relatório técnico
      </Button>
    </chakra.details>
  )
}

const fileName = () => `ementa-relatorio-${new Date().toISOString().slice(0, 10)}.json`
