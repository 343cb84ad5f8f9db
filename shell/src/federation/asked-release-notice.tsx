import { Box, Button, Text } from '@ementa/ui'
import type { AskedRelease } from '../registry/registry'
import { leaveAskedReleases } from './asked-release'

/** Says in every page of this tab that it does not show what is published, and leads back. */
export default function AskedReleaseNotice({ asked }: { asked: readonly AskedRelease[] }) {
  return (
    <Box role="note" px={4} py={2} bg="goldBg" borderBottomWidth="1px" borderColor="border">
      {asked.map((release) => (
        <Text key={release.title} fontSize="sm" overflowWrap="anywhere">
          {sentence(release)}
        </Text>
      ))}
      <Button size="sm" variant="link" minH="44px" onClick={leaveAskedReleases}>
        Voltar ao que está publicado
      </Button>
    </Box>
  )
}

function sentence({ title, version, problem }: AskedRelease) {
  const named = version === null ? '' : ` (${version})`
  return problem === null
    ? `Você está vendo outra versão de ${title}${named}, assinada por quem a publica. Ela vale só nesta aba.`
    : `A versão de ${title} que este link pede${named} não pôde ser confirmada como de quem a publica. Está aberta a versão publicada.`
}
