import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { Box, Button, chakra, Global, Text } from '@ementa/ui'
import { FormControl, FormLabel, Input, Switch } from '@ementa/ui/forms'
import { type FormEvent, useEffect, useState } from 'react'
import { getOverride, setOverride } from '../registry/overrides'
import { loadRegistry } from '../registry/registry'

const MANIFEST = 'mf-manifest.json'

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

/** For developers only (development builds): which remotes run from where, and swapping one for another port. */
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
        maxW="min(420px, calc(100vw - 16px))"
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
        <Box px={3} pb={3}>
          {remotes.map((remote) => (
            <RemoteRow key={remote.name} remote={remote} />
          ))}
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

const LOOK_EVERY_MS = 2000

/** What the type check of `npm run dev` says at the moment. */
function TypeErrors() {
  const [errors, setErrors] = useState<readonly string[]>([])
  useEffect(() => {
    const look = () =>
      fetch('/type-errors.json')
        .then((response) => response.json())
        .then(setErrors)
        .catch(() => setErrors([]))
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  if (errors.length === 0) return null
  return (
    <Box
      role="alert"
      position="fixed"
      inset="auto 0 0 0"
      maxH="40vh"
      overflow="auto"
      p={4}
      bg="bg.surface"
      borderTop="3px solid"
      borderColor="danger"
      fontFamily="mono"
      fontSize="13px"
      whiteSpace="pre-wrap"
    >
      {errors.join('\n')}
    </Box>
  )
}

function RemoteRow({ remote: { name, entry } }: { remote: RemoteEntry }) {
  const [port, setPort] = useState('')
  const version = useVersion(entry)
  const isSwapped = getOverride(name) !== null

  function swap(event: FormEvent) {
    event.preventDefault()
    if (/^\d{2,5}$/.test(port)) change(`http://localhost:${port}/${MANIFEST}`)
  }
  function change(address: string) {
    if (setOverride(name, address)) location.reload()
  }
  return (
    <chakra.form onSubmit={swap} display="flex" flexWrap="wrap" gap={2} alignItems="center" py={2} borderTopWidth="1px">
      <Box flex="1 1 100%">
        <Text fontWeight={600}>
          {name} <chakra.code fontWeight={400}>{version}</chakra.code>
        </Text>
        <Text color={isSwapped ? 'gold' : 'fg.muted'} overflowWrap="anywhere">
          {entry}
        </Text>
      </Box>
      <Input
        aria-label={`Porta para ${name}`}
        placeholder="porta"
        inputMode="numeric"
        size="sm"
        w="90px"
        value={port}
        onChange={(event) => setPort(event.target.value)}
      />
      <Button size="sm" type="submit">
        Trocar
      </Button>
      {isSwapped && (
        <Button size="sm" variant="ghost" onClick={() => change('')}>
          Desfazer
        </Button>
      )}
    </chakra.form>
  )
}

/** From the remote's own manifest: the version is in the name of its build. */
function useVersion(entry: string): string {
  const [version, setVersion] = useState('…')
  useEffect(() => {
    fetch(new URL(entry, location.href))
      .then((response) => response.json())
      .then((manifest) => setVersion(String(manifest?.metaData?.buildInfo?.buildVersion ?? 'sem versão')))
      .catch(() => setVersion('fora do ar'))
  }, [entry])
  return version
}
