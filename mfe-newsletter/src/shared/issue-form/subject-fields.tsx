import { Box } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { FormControl, FormErrorMessage, FormLabel, Input, Textarea } from '@ementa/ui/forms'
import type { RefObject } from 'react'
import type { IssueEditing } from '../issue-editing/create-issue-editing'
import type { IssueFields } from '../issue-editing/issue-buffer'

interface SubjectFieldsProps {
  editing: IssueEditing
  subjectRef?: RefObject<HTMLTextAreaElement | null>
}

/** Subject, preview text and internal title: written where the mail will show them, the subject as large as a headline. */
export function SubjectFields({ editing, subjectRef }: SubjectFieldsProps) {
  // Synchronous: an input whose value arrives a tick later moves the caret to its end.
  const { subject, preheader, title } = useSnapshot(editing.state, { sync: true }).fields
  const change = (name: keyof IssueFields) => (value: string) => editing.setField(name, value)
  return (
    <Box>
      <SubjectField value={subject} onChange={change('subject')} {...(subjectRef && { inputRef: subjectRef })} />
      <LineField
        label="Texto de prévia"
        hint="aparece após o assunto"
        value={preheader}
        onChange={change('preheader')}
      />
      <LineField label="Título interno" hint="só você vê" value={title} onChange={change('title')} />
    </Box>
  )
}

interface FieldProps {
  value: string
  onChange: (value: string) => void
}

interface SubjectFieldProps extends FieldProps {
  inputRef?: RefObject<HTMLTextAreaElement | null>
  error?: string
}

export function SubjectField({ value, onChange, inputRef, error }: SubjectFieldProps) {
  return (
    <FormControl isRequired isInvalid={error !== undefined} borderBottom="1px solid" borderColor="border" pt={3} pb={1}>
      <FormLabel textStyle="smallCaps" color="fg.subtle" mb={0}>
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
    </FormControl>
  )
}

function LineField({ label, hint, value, onChange }: FieldProps & { label: string; hint: string }) {
  return (
    <FormControl
      display="flex"
      alignItems="center"
      columnGap={3}
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      borderBottom="1px solid"
      borderColor="border"
    >
      <FormLabel flexShrink={0} m={0} w="120px" fontSize="sm" fontWeight={400} color="fg.muted">
        {label}
      </FormLabel>
      <Input
        variant="page"
        fontSize="sm"
        flex="1 1 12rem"
        textOverflow="ellipsis"
        placeholder={hint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FormControl>
  )
}
