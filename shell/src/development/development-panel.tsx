import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { FormControl, FormLabel, Switch } from '@ementa/ui/forms'
import { useEffect, useState } from 'react'
import { getOverride } from '../registry/overrides'
import { loadRegistry } from '../registry/registry'
import styles from './development.module.css'
import { RemoteRow } from './remote-row'
import { TypeErrors } from './type-errors'

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
