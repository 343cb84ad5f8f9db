import { type AuthorityForm, authorityFormOptions, type Profile } from '@ementa/contracts'
import { FormControl, FormHelperText, FormLabel, Radio, RadioGroup } from '@ementa/ui/forms'
import styles from './edit-profile.module.css'

interface AuthorityFormFieldProps {
  profile: Profile
  /** Null while the person has never chosen: the masculine form is shown. */
  value: AuthorityForm | null
  onChange: (form: AuthorityForm) => void
}

/** Chooses the grammatical form of one's own label. The authority itself cannot be changed here. */
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
        <div className={styles.forms}>
          {options.map(({ form, text }) => (
            <Radio key={form} value={form} minH="44px">
              {text}
            </Radio>
          ))}
        </div>
      </RadioGroup>
      <FormHelperText>Muda só a forma da palavra. Nos filtros e nas regras, a função é a mesma.</FormHelperText>
    </FormControl>
  )
}
