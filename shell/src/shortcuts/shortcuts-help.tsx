import { Box, chakra, Flex, Kbd, Text } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { FormControl, FormLabel, Switch } from '@ementa/ui/forms'
import { Sheet } from '@ementa/ui/overlays'
import { Fragment } from 'react'
import { helpState } from './help-state'
import type { OwnedShortcuts } from './shortcuts'

type Line = [keys: string[], what: string]

const GROUPS: { title: string; lines: Line[] }[] = [
  {
    title: 'Em qualquer página',
    lines: [
      [['/'], 'Buscar'],
      [['c'], 'Escrever uma publicação'],
      [['g', 'h'], 'Ir para Home'],
      [['g', 'n'], 'Ir para Notificações'],
      [['g', 'p'], 'Ir para Perfil'],
      [['g', 'b'], 'Ir para Favoritos'],
      [['?'], 'Abrir esta ajuda'],
      [['Esc'], 'Fechar o que está aberto'],
    ],
  },
  {
    title: 'Em listas de publicações',
    lines: [
      [['j'], 'Próxima publicação'],
      [['k'], 'Publicação anterior'],
      [['o'], 'Abrir a publicação'],
      [['l'], 'Curtir'],
      [['b'], 'Salvar nos favoritos'],
      [['r'], 'Comentar'],
      [['.'], 'Carregar novas publicações'],
    ],
  },
]

/** The help behind `?`, and the switch that turns all of it off (WCAG 2.1.4). */
export function ShortcutsHelp({ shortcuts }: { shortcuts: OwnedShortcuts }) {
  const { isOpen } = useSnapshot(helpState)
  const { isOn } = useSnapshot(shortcuts.state)
  return (
    <Sheet isOpen={isOpen} onClose={helpState.close} title="Atalhos de teclado">
      <FormControl display="flex" alignItems="center" gap={3} minH="44px" mb={3}>
        <Switch isChecked={isOn} onChange={(event) => shortcuts.turn(event.target.checked)} />
        <FormLabel mb={0}>Usar atalhos de teclado</FormLabel>
      </FormControl>
      <Flex gap={8} rowGap={5} flexWrap="wrap" opacity={isOn ? 1 : 0.62}>
        {GROUPS.map(({ title, lines }) => (
          <Box as="section" key={title} flex="1 1 220px">
            <Text as="h3" textStyle="smallCaps" color="fg.subtle" mb={2}>
              {title}
            </Text>
            <chakra.dl
              display="grid"
              gridTemplateColumns="minmax(0, 13rem) max-content"
              justifyContent="space-between"
              columnGap={4}
              rowGap={2}
              alignItems="center"
            >
              {lines.map(([keys, what]) => (
                <Fragment key={what}>
                  <chakra.dt fontSize="sm">{what}</chakra.dt>
                  <chakra.dd>
                    <Keys keys={keys} />
                  </chakra.dd>
                </Fragment>
              ))}
            </chakra.dl>
          </Box>
        ))}
      </Flex>
    </Sheet>
  )
}

function Keys({ keys }: { keys: string[] }) {
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && (
        <Text as="span" fontSize="xs" color="fg.subtle" mx={1}>
          depois
        </Text>
      )}
      <Kbd>{key}</Kbd>
    </Fragment>
  ))
}
