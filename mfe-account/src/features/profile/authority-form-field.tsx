import { type AuthorityForm, authorityFormOptions, type Profile } from '@ementa/contracts'
import { Stack } from '@ementa/ui'
import { FormControl, FormHelperText, FormLabel, Radio, RadioGroup } from '@ementa/ui/forms'

interface AuthorityFormFieldProps {
  profile: Profile
  /** Null while the person has never chosen: shown as spec §3 writes the label. */
  value: AuthorityForm | null
  onChange: (form: AuthorityForm) => void
}

/** Chooses the form of one's own label (P-24); the authority itself cannot be changed here. */
export function AuthorityFormField({ profile, value, onChange }: AuthorityFormFieldProps) {
  const options = authorityFormOptions(profile.authority)
  if (options.length === 0) return null
  return (
    <FormControl as="fieldset" mt={5}>
      <FormLabel as="legend">Como sua função aparece</FormLabel>
      <RadioGroup
        value={value ?? 'masculine'}
        onChange={(chosen) => {
          const option = options.find(({ form }) => form === chosen)
          if (option) onChange(option.form)
        }}
      >
        <Stack spacing={0}>
          {options.map(({ form, text }) => (
            <Radio key={form} value={form} minH="44px">
              {text}
            </Radio>
          ))}
        </Stack>
      </RadioGroup>
      <FormHelperText>Muda só a forma da palavra. Nos filtros e nas regras, a função é a mesma.</FormHelperText>
    </FormControl>
  )
}
