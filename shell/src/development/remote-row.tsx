import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { Button } from '@ementa/ui'
import { Input } from '@ementa/ui/forms'
import { type FormEvent, useEffect, useState } from 'react'
import { isVerified } from '../federation/manifest'
import { getOverride, setOverride } from '../registry/overrides'
import styles from './development.module.css'

const MANIFEST = 'mf-manifest.json'

const SIGNATURES: Record<string, string> = { true: '· assinado', false: '· não verificado' }

/** One remote with its version and address, and a field that swaps it for another build. */
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
    <form onSubmit={swap} className={styles.remote}>
      <div>
        <p className={styles.name}>
          {name} <code>{version}</code> {SIGNATURES[String(isVerified(name))]}
        </p>
        <p className={styles.entry} data-swapped={isSwapped || undefined}>
          {entry}
        </p>
      </div>
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
        <p role="alert" className={styles.error}>
          Só são aceitos endereços deste computador, como http://localhost:3101/{MANIFEST}.
        </p>
      )}
    </form>
  )
}

/** Reads the version of a remote from its manifest. */
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
