import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { Box, Button, chakra, Text } from '@ementa/ui'
import { Input } from '@ementa/ui/forms'
import { type FormEvent, useEffect, useState } from 'react'
import { isVerified } from '../federation/trust'
import { getOverride, setOverride } from '../registry/overrides'

const MANIFEST = 'mf-manifest.json'

const SIGNATURES: Record<string, string> = { true: '· assinado', false: '· não verificado' }

/** Which build of a remote runs from where, and a field to swap it for another. */
export function RemoteRow({ remote: { name, entry } }: { remote: RemoteEntry }) {
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const version = useVersion(entry)
  const isSwapped = getOverride(name) !== null

  function swap(event: FormEvent) {
    event.preventDefault()
    if (typed) change(/^\d{2,5}$/.test(typed) ? `http://localhost:${typed}/${MANIFEST}` : typed)
  }
  function change(address: string) {
    if (setOverride(name, address)) location.reload()
    else setRefused(true)
  }
  return (
    <chakra.form onSubmit={swap} display="flex" flexWrap="wrap" gap={2} alignItems="center" py={2} borderTopWidth="1px">
      <Box flex="1 1 100%">
        <Text fontWeight={600}>
          {name} <chakra.code fontWeight={400}>{version}</chakra.code> {SIGNATURES[String(isVerified(name))]}
        </Text>
        <Text color={isSwapped ? 'gold' : 'fg.muted'} overflowWrap="anywhere">
          {entry}
        </Text>
      </Box>
      <Input
        aria-label={`Porta ou endereço de ${name}`}
        isInvalid={isRefused}
        placeholder="porta ou endereço neste computador"
        size="sm"
        flex="1 1 0"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setRefused(false)
        }}
      />
      <Button size="sm" type="submit">
        Trocar
      </Button>
      {isSwapped && (
        <Button size="sm" variant="ghost" onClick={() => change('')}>
          Desfazer
        </Button>
      )}
      {isRefused && (
        <Text role="alert" flex="1 1 100%" color="danger">
          Só são aceitos endereços deste computador, como http://localhost:3101/{MANIFEST}.
        </Text>
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
