import type { ThemeChoice } from '@ementa/contracts'
import { announce, IconButton, useServices, useThemeState } from '@ementa/ui'
import { Monitor, Moon, Sun } from 'lucide-react'

const ICONS = { light: Sun, dark: Moon, system: Monitor }
const NAMES: Record<ThemeChoice, string> = { light: 'claro', dark: 'escuro', system: 'do sistema' }

/** Switches the theme. Its icon shows the stored choice, so that a change from `system` is visible even if the colours stay. */
export function ThemeToggle() {
  const { theme } = useServices()
  const { choice } = useThemeState()
  const Icon = ICONS[choice]
  return (
    <IconButton
      variant="ghost"
      aria-label="Alternar tema"
      title={`Alternar tema (agora: ${NAMES[choice]})`}
      icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}
      onClick={() => {
        theme.toggle()
        announce(`Tema ${NAMES[theme.state.choice]}`)
      }}
    />
  )
}
