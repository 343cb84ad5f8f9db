import {
  FormControl as ChakraFormControl,
  FormErrorMessage,
  FormHelperText,
  FormLabel,
  Select,
  type SelectProps,
} from '@chakra-ui/react'
import { memo, type ReactNode, type Ref, useCallback, useLayoutEffect, useRef } from 'react'
import { withTheme } from '../theme/theme'

const FormControl = withTheme(ChakraFormControl)

export interface SelectOption<Value extends string = string> {
  /** Must not be empty: to a native select an empty value means that nothing is chosen. */
  value: Value
  label: string
}

interface SelectFieldProps<Value extends string>
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
export function SelectField<Value extends string>({ value, onChange, ...rest }: SelectFieldProps<Value>) {
  const { label, options } = rest
  if (options.some((option) => option.value === '')) {
    throw new Error(
      `SelectField "${label}": an option has an empty value. Please give every option a value and use \`prompt\` for "nothing chosen".`,
    )
  }
  const select = useRef<HTMLSelectElement>(null)
  const latest = useRef({ value, options, onChange })
  useLayoutEffect(() => {
    latest.current = { value, options, onChange }
    show(select.current, value)
  })
  const choose = useCallback((chosen: string) => {
    const { options, onChange } = latest.current
    const option = options.find((one) => one.value === chosen)
    if (option) onChange(option.value)
    // Behind React's own work: a choice that was not taken (a question comes first) is not shown either.
    queueMicrotask(() => show(select.current, latest.current.value))
  }, [])
  return <SelectFrame {...rest} isEmpty={value === ''} selectRef={select} onChoose={choose} />
}

/** The browser shows a choice by itself: only where the value differs is there something to do. */
function show(select: HTMLSelectElement | null, value: string) {
  if (select && select.value !== value) select.value = value
}

interface SelectFrameProps extends Omit<SelectFieldProps<string>, 'value' | 'onChange'> {
  isEmpty: boolean
  selectRef: Ref<HTMLSelectElement>
  onChoose: (chosen: string) => void
}

/** Everything but the value, which costs most of the time of a choice to render: it does not re-render for a choice. */
const SelectFrame = memo(function SelectFrame(props: SelectFrameProps) {
  const {
    label,
    hideLabel,
    options,
    prompt,
    helper,
    error,
    id,
    isRequired,
    isDisabled,
    isEmpty,
    selectRef,
    onChoose,
    ...rest
  } = props
  return (
    // Chakra ignores an id on the control itself: it is on FormControl.
    <FormControl id={id} isInvalid={Boolean(error)} isRequired={isRequired} isDisabled={isDisabled} w={rest.w}>
      <FormLabel className={hideLabel ? 'visually-hidden' : undefined}>{label}</FormLabel>
      <Select {...rest} ref={selectRef} onChange={(event) => onChoose(event.target.value)}>
        {isEmpty && (
          <option value="" disabled hidden>
            {prompt ?? 'Selecione'}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      {helper && <FormHelperText>{helper}</FormHelperText>}
      <FormErrorMessage>{error}</FormErrorMessage>
    </FormControl>
  )
})
