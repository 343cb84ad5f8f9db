import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { Button } from '@ementa/ui'
import { FormControl, FormLabel, Input, Switch } from '@ementa/ui/forms'
import { type FormEvent, useEffect, useState } from 'react'
import * as v from 'valibot'
import { isVerified } from '../federation/manifest'
import { getOverride, setOverride } from '../registry/overrides'
import { loadRegistry } from '../registry/registry'
import styles from './development.module.css'

/** The panel of development builds: lists the remotes and swaps one for another build. */
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
      <details className={styles.panel}>
        <summary>
          Desenvolvimento
          {swapped.length > 0 && (
            <span className={styles.swapped}>trocado: {swapped.map(({ name }) => name).join(', ')}</span>
          )}
        </summary>
        <div className={styles.content}>
          {remotes.map((remote) => (
            <RemoteRow key={remote.name} remote={remote} />
          ))}
          <FormControl display="flex" alignItems="center" gap={2} mt={2}>
            <Switch isChecked={showsBorders} onChange={(event) => setShowsBorders(event.target.checked)} />
            <FormLabel mb={0} fontSize="13px">
              Mostrar os limites dos remotos
            </FormLabel>
          </FormControl>
        </div>
      </details>
    </>
  )
}

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

const linesSchema = v.array(v.string())
const LOOK_EVERY_MS = 2000

/** The current errors of the type check of `npm run dev`; renders nothing where the server has no such check. */
export function TypeErrors() {
  const [errors, setErrors] = useState<readonly string[]>([])
  useEffect(() => {
    const look = () =>
      fetch('/type-errors.json')
        .then((response) => response.json())
        .then((answer) => setErrors(v.parse(linesSchema, answer)))
        .catch(() => setErrors([]))
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  if (errors.length === 0) return null
  return (
    <div role="alert" data-type-errors className={styles.typeErrors}>
      {errors.join('\n')}
    </div>
  )
}
