import { STORAGE_KEYS, stored } from '@ementa/contracts'
import { Button } from '@ementa/ui'
import { proxy, useSnapshot } from '@ementa/ui/data'
import * as v from 'valibot'
import styles from './rows.module.css'

const DENSITIES = { comfortable: 'Confortável', compact: 'Compacta' } as const
export type Density = keyof typeof DENSITIES

const storedDensity = stored(STORAGE_KEYS.moderationDensity, v.picklist(['comfortable', 'compact']))

const state = proxy<{ density: Density }>({
  density: storedDensity.read() ?? 'comfortable',
})

function choose(density: Density) {
  state.density = density
  // If the device refuses to store it, the choice holds until the page is closed.
  storedDensity.write(density)
}

/** Returns the chosen density of the admin tables, which is kept on this device. */
export const useDensity = (): Density => useSnapshot(state).density

export function DensitySwitch() {
  const density = useDensity()
  return (
    <fieldset className={`button-group ${styles.action}`} aria-label="Densidade da tabela">
      {(['comfortable', 'compact'] as const).map((one) => (
        <Button size="sm" key={one} aria-pressed={density === one} onClick={() => choose(one)}>
          {DENSITIES[one]}
        </Button>
      ))}
    </fieldset>
  )
}
