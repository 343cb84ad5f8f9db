import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { Box, chakra, Global } from '@ementa/ui'
import { FormControl, FormLabel, Switch } from '@ementa/ui/forms'
import { useEffect, useState } from 'react'
import { getOverride } from '../registry/overrides'
import { loadRegistry } from '../registry/registry'
import { RemoteRow } from './remote-row'
import { SharedModules } from './shared-modules'
import { TypeErrors } from './type-errors'

const BORDERS = {
  '[data-show-remotes] [data-remote]': { outline: '2px dashed', outlineOffset: '-2px', position: 'relative' },
  '[data-show-remotes] [data-remote]::before': {
    content: 'attr(data-remote)',
    position: 'absolute',
    zIndex: 1,
    padding: '0 4px',
    font: '12px monospace',
    background: 'gold',
    color: 'black',
  },
} as const

/** For developers only (development builds): which remotes run from where, which modules they share, and swapping one. */
export default function DevelopmentPanel() {
  const [remotes, setRemotes] = useState<readonly RemoteEntry[]>([])
  const [showsBorders, setShowsBorders] = useState(false)
  useEffect(() => {
    void loadRegistry().then(({ registry }) => setRemotes(registry.remotes))
  }, [])
  useEffect(() => {
    document.documentElement.toggleAttribute('data-show-remotes', showsBorders)
  }, [showsBorders])

  const swapped = remotes.filter(({ name }) => getOverride(name) !== null)
  return (
    <>
      <TypeErrors />
      <chakra.details
        position="fixed"
        bottom="calc(var(--ementa-bottom-bar) + 8px)"
        left={2}
        zIndex="popover"
        w="min(420px, calc(100vw - 16px))"
        sx={{ '&:not([open])': { w: 'auto' } }}
        fontSize="13px"
        bg="bg.surface"
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="md"
      >
        <Global styles={BORDERS} />
        <chakra.summary cursor="pointer" px={3} minH="32px" lineHeight="32px" fontWeight={600}>
          Desenvolvimento
          {swapped.length > 0 && (
            <Box as="span" ms={2} px={2} borderRadius="full" bg="goldBg" color="gold">
              trocado: {swapped.map(({ name }) => name).join(', ')}
            </Box>
          )}
        </chakra.summary>
        <Box px={3} pb={3} maxH="60vh" overflowY="auto">
          {remotes.map((remote) => (
            <RemoteRow key={remote.name} remote={remote} />
          ))}
          <SharedModules />
          <FormControl display="flex" alignItems="center" gap={2} mt={2}>
            <Switch isChecked={showsBorders} onChange={(event) => setShowsBorders(event.target.checked)} />
            <FormLabel mb={0} fontSize="13px">
              Mostrar os limites dos remotos
            </FormLabel>
          </FormControl>
        </Box>
      </chakra.details>
    </>
  )
}
