import {
  FormControl,
  FormErrorMessage,
  FormHelperText,
  FormLabel,
  Select,
  type SelectProps,
  VisuallyHidden,
} from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface SelectOption<Value extends string = string> {
  /** Never empty (spec §5): an empty value is what "nothing chosen" means to a native select. */
  value: Value
  label: string
  isDisabled?: boolean
}

export interface SelectFieldProps<Value extends string>
  extends Omit<SelectProps, 'onChange' | 'value' | 'children' | 'placeholder'> {
  label: string
  /** The label is there for screen readers only. */
  hideLabel?: boolean
  options: readonly SelectOption<Value>[]
  /** `''` while nothing is chosen; then `prompt` is shown. */
  value: Value | ''
  onChange: (value: Value) => void
  prompt?: string
  helper?: ReactNode
  error?: ReactNode
}

/** The product's select: the browser's own list with our face. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hideLabel, options, value, onChange, prompt, helper, error, id, isRequired, isDisabled, ...rest } =
    props
  if (options.some((option) => option.value === '')) {
    throw new Error(
      `SelectField "${label}": an option has an empty value. Please give every option a value and use \`prompt\` for "nothing chosen".`,
    )
  }
  return (
    // Chakra ignores an id on the control itself: it stands on FormControl.
    <FormControl id={id} isInvalid={Boolean(error)} isRequired={isRequired} isDisabled={isDisabled} w={rest.w}>
      {hideLabel ? <VisuallyHidden as={FormLabel}>{label}</VisuallyHidden> : <FormLabel>{label}</FormLabel>}
      <Select
        {...rest}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {value === '' && (
          <option value="" disabled hidden>
            {prompt ?? 'Selecione'}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </Select>
      {helper && <FormHelperText>{helper}</FormHelperText>}
      <FormErrorMessage>{error}</FormErrorMessage>
    </FormControl>
  )
}
