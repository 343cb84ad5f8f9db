import { Box, Flex, Kbd, Text } from '@ementa/ui'
import { memo } from 'react'

const KEYS = [
  ['j / k', 'próximo e anterior'],
  ['1', 'aprovar'],
  ['2', 'remover'],
  ['3', 'shadow ban'],
  ['4', 'banimento temporário'],
  ['r', 'regra violada, pelo número; Esc volta à fila'],
  ['m', 'escrever a justificativa; Esc volta à fila'],
  ['u', 'desfazer a última decisão'],
] as const

/** Where no item is open: what to do, and with which keys. */
export const PanelHint = memo(function PanelHint() {
  return (
    <Box px={6} py={10} color="fg.muted">
      <Text fontFamily="heading" fontSize="md">
        Escolha um item da fila para ler o conteúdo, as denúncias e o histórico.
      </Text>
      <Box as="ul" listStyleType="none" mt={5} fontSize="sm">
        {KEYS.map(([key, meaning]) => (
          <Flex as="li" key={key} gap={3} py={1} align="center">
            <Box w="64px" flexShrink={0}>
              <Kbd>{key}</Kbd>
            </Box>
            {meaning}
          </Flex>
        ))}
      </Box>
    </Box>
  )
})

/** Below the decisions, which have their own keys beside them: the others. */
export const PanelKeys = memo(function PanelKeys() {
  return (
    <Text mt={4} fontSize="xs" color="fg.subtle">
      <Kbd>r</Kbd> regra · <Kbd>m</Kbd> justificativa · <Kbd>j</Kbd> <Kbd>k</Kbd> outro item · <Kbd>u</Kbd> desfazer
    </Text>
  )
})
