import type { ThemeChoice } from '@ementa/contracts'
import { Section, Stack, Text, useServices, useThemeState } from '@ementa/ui'
import { Radio, RadioGroup } from '@ementa/ui/forms'

const CHOICES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'O do sistema' },
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
]

/** The theme of this device; the toggle of the header only goes between light and dark (SHL-048). */
export function ThemeSection() {
  const { theme } = useServices()
  const { choice } = useThemeState()
  return (
    <Section title="Tema">
      <Text color="fg.muted" mb={3}>
        Vale neste aparelho.
      </Text>
      <RadioGroup
        value={choice}
        onChange={(value) => {
          const chosen = CHOICES.find((one) => one.value === value)
          if (chosen) theme.set(chosen.value)
        }}
      >
        <Stack spacing={1} role="group" aria-label="Tema">
          {CHOICES.map(({ value, label }) => (
            <Radio key={value} value={value}>
              {label}
            </Radio>
          ))}
        </Stack>
      </RadioGroup>
    </Section>
  )
}
