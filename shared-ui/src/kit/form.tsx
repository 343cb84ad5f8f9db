import { FormControl as ChakraFormControl, type FormControlProps, Stack, type StackProps } from '@chakra-ui/react'
import { createContext, type FormEvent, type Ref, use } from 'react'

const Sending = createContext(false)

export interface FormProps extends Omit<StackProps, 'as' | 'onSubmit'> {
  ref?: Ref<HTMLFormElement>
  /** True while the texts are sent: letters typed now would be lost when the call is answered. */
  isSending: boolean
  onSubmit: () => void
}

/** A form that shows its own error messages, and whose text fields are read-only while `isSending`. */
export function Form({ isSending, onSubmit, ref, children, ...rest }: FormProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    // The polymorphic part knows the props of its default element only.
    <Stack as="form" ref={ref as Ref<HTMLDivElement>} {...{ noValidate: true }} spacing={4} {...rest} onSubmit={submit}>
      <Sending value={isSending}>{children}</Sending>
    </Stack>
  )
}

/** A field with its label, help and error; in a `Form` that is sending it is read-only. */
export function FormControl(props: FormControlProps) {
  const isSending = use(Sending)
  return <ChakraFormControl {...props} isReadOnly={props.isReadOnly ?? isSending} />
}
