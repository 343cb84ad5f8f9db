import { LENGTH } from '@ementa/contracts'
import { FormControl, FormErrorMessage, FormLabel, Textarea } from '@ementa/ui/forms'
import type { RefObject } from 'react'
import { isTooLong } from '../about/about-rules'
import { FieldLimit } from './field-limit'

interface SubjectFieldProps {
  value: string
  onChange: (value: string) => void
  inputRef?: RefObject<HTMLTextAreaElement | null> | undefined
  error?: string | undefined
}

/** The subject, as large as a headline; one line of text that grows with it. */
export function SubjectField({ value, onChange, inputRef, error }: SubjectFieldProps) {
  return (
    <FormControl
      isRequired
      isInvalid={error !== undefined || isTooLong(value, LENGTH.issueSubject)}
      borderBottom="1px solid"
      borderColor="border"
      pt={{ base: 1, md: 3 }}
      pb={1}
    >
      <FormLabel className="small-caps" color="fg.subtle" mb={0}>
        Assunto
      </FormLabel>
      <Textarea
        ref={inputRef}
        variant="page"
        rows={1}
        fontFamily="heading"
        fontSize={{ base: 'lg', md: 'xl' }}
        fontWeight={600}
        lineHeight={1.25}
        minH="44px"
        py={1}
        resize="none"
        overflow="hidden"
        // Grows with its text where the browser can; elsewhere it scrolls.
        sx={{ fieldSizing: 'content' }}
        value={value}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
      />
      <FormErrorMessage>{error}</FormErrorMessage>
      <FieldLimit name="Assunto" text={value} limit={LENGTH.issueSubject} />
    </FormControl>
  )
}
