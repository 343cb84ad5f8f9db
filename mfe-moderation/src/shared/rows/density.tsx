import { deviceStorage, STORAGE_KEYS } from '@ementa/contracts'
import { Button, ButtonGroup, readCrashBuffer } from '@ementa/ui'
import { proxy, useSnapshot } from '@ementa/ui/data'

const DENSITIES = { comfortable: 'Confortável', compact: 'Compacta' } as const
export type Density = keyof typeof DENSITIES

const isDensity = (value: unknown): value is Density => value === 'comfortable' || value === 'compact'

const state = proxy<{ density: Density }>({
  density: readCrashBuffer(STORAGE_KEYS.moderationDensity, isDensity) ?? 'comfortable',
})

function choose(density: Density) {
  state.density = density
  try {
    deviceStorage.setItem(STORAGE_KEYS.moderationDensity, JSON.stringify(density))
  } catch {
    // A full disk: it holds until the page is closed.
  }
}

/** How dense the admin tables are; kept on this device. */
export const useDensity = (): Density => useSnapshot(state).density

export function DensitySwitch() {
  const density = useDensity()
  return (
    <ButtonGroup isAttached role="group" aria-label="Densidade da tabela" size="sm">
      {(['comfortable', 'compact'] as const).map((one) => (
        <Button key={one} aria-pressed={density === one} onClick={() => choose(one)}>
          {DENSITIES[one]}
        </Button>
      ))}
    </ButtonGroup>
  )
}
