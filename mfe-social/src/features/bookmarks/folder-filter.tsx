import { ChipRow, Pill } from '@ementa/ui'
import styles from './bookmarks.module.css'

interface FolderFilterProps {
  folders: readonly { name: string; count: number }[]
  chosen: string | null
  onChoose: (name: string | null) => void
}

/** Chips that choose one folder or all; renders nothing while there are no folders. */
export function FolderFilter({ folders, chosen, onChoose }: FolderFilterProps) {
  if (folders.length === 0) return null
  return (
    <ChipRow role="group" aria-label="Pastas" className={styles.folders}>
      <Pill isPressed={chosen === null} onToggle={() => onChoose(null)}>
        Todas
      </Pill>
      {folders.map(({ name, count }) => (
        <Pill key={name} isPressed={chosen === name} onToggle={() => onChoose(chosen === name ? null : name)}>
          {name} ({count})
        </Pill>
      ))}
    </ChipRow>
  )
}
