import {
  Checkbox as ChakraCheckbox,
  FormControl as ChakraFormControl,
  FormLabel as ChakraFormLabel,
  Input as ChakraInput,
  Radio as ChakraRadio,
  RadioGroup as ChakraRadioGroup,
  Slider as ChakraSlider,
  Switch as ChakraSwitch,
  Textarea as ChakraTextarea,
  type FormControlProps,
} from '@chakra-ui/react'
import { type ComponentProps, createContext, type FormEvent, use } from 'react'
import { withTheme } from '../theme/theme'
import { CharCounter } from './char-counter'
import styles from './form.module.css'

const ThemedFormControl = withTheme(ChakraFormControl)

const Sending = createContext(false)

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** True while the texts are sent: letters typed now would be lost when the call is answered. */
  isSending: boolean
  onSubmit: () => void
}

/** A form that shows its own error messages, and whose text fields are read-only while `isSending`. */
export function Form({ isSending, onSubmit, className = '', children, ...rest }: FormProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form noValidate className={`${styles.form} ${className}`} {...rest} onSubmit={submit}>
      <Sending value={isSending}>{children}</Sending>
    </form>
  )
}

/** A field with its label, help and error; in a `Form` that is sending it is read-only. */
export function FormControl(props: FormControlProps) {
  const isSending = use(Sending)
  return <ThemedFormControl {...props} isReadOnly={props.isReadOnly ?? isSending} />
}

// The fields of Chakra. What is rendered inside of another one has its theme.

export { FormErrorMessage, FormHelperText, SliderFilledTrack, SliderThumb, SliderTrack } from '@chakra-ui/react'

export const Checkbox = withTheme(ChakraCheckbox)
export const FormLabel = withTheme(ChakraFormLabel)
export const Input = withTheme(ChakraInput)
export const Radio = withTheme(ChakraRadio)
export const RadioGroup = withTheme(ChakraRadioGroup)
export const Slider = withTheme(ChakraSlider)
export const Switch = withTheme(ChakraSwitch)
export const Textarea = withTheme(ChakraTextarea)

interface CountedLabelProps {
  label: string
  text: string
  limit: number
  /** Id of the counter, for `aria-describedby` of the field. */
  counterId?: string
}

/** Label of a field, with the number of characters left at the other end of the line. */
export function CountedLabel({ label, text, limit, counterId }: CountedLabelProps) {
  return (
    <div className={styles.counted}>
      <FormLabel>{label}</FormLabel>
      <CharCounter id={counterId} text={text} limit={limit} />
    </div>
  )
}
