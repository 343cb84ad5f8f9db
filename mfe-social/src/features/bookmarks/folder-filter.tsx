import { ChipRow, Pill } from '@ementa/ui'

interface FolderFilterProps {
  folders: readonly { name: string; count: number }[]
  chosen: string | null
  onChoose: (name: string | null) => void
}

/** One folder or all; nothing as long as there is none. */
export function FolderFilter({ folders, chosen, onChoose }: FolderFilterProps) {
  if (folders.length === 0) return null
  return (
    <ChipRow role="group" aria-label="Pastas" px={4} pt={3}>
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
