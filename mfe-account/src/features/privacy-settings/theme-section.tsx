import type { ThemeChoice } from '@ementa/contracts'
import { Section, useServices, useThemeState } from '@ementa/ui'
import { Radio, RadioGroup } from '@ementa/ui/forms'
import styles from './privacy.module.css'

const CHOICES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'O do sistema' },
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
]

/** Chooses the theme of this device. The toggle of the header only changes between light and dark. */
export function ThemeSection() {
  const { theme } = useServices()
  const { choice } = useThemeState()
  return (
    <Section title="Tema">
      <p className={`muted ${styles.scope}`}>Vale neste aparelho.</p>
      <RadioGroup
        value={choice}
        onChange={(value) => {
          const chosen = CHOICES.find((one) => one.value === value)
          if (chosen) theme.set(chosen.value)
        }}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: the group of radios is not inside of a form */}
        <div className={styles.themes} role="group" aria-label="Tema">
          {CHOICES.map(({ value, label }) => (
            <Radio key={value} value={value}>
              {label}
            </Radio>
          ))}
        </div>
      </RadioGroup>
    </Section>
  )
}
