import { COUNTER_WARNING_BELOW, LENGTH, remaining } from '@ementa/contracts'
import { CharCounter } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { FormControl, FormErrorMessage, FormLabel, Input, Textarea } from '@ementa/ui/forms'
import type { RefObject } from 'react'
import { isTooLong, lengthError } from '../../shared/about/about-rules'
import type { IssueFields } from '../../shared/issue-editing/crash-copy'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import { CREATE_TEXTS } from '../../shared/issue-editing/saving'
import { isStored } from '../../shared/issue-editing/state'
import styles from './edit.module.css'

interface SubjectFieldsProps {
  editing: IssueEditing
  subjectRef: RefObject<HTMLTextAreaElement | null>
  /** A save of a new issue was tried, which needs a subject. */
  isSubjectNeeded: boolean
}

/**
 * Subject, preview text and internal title: written where the mail will show them, the subject as large as a headline. A
 * new issue needs its subject only.
 */
export function SubjectFields({ editing, subjectRef, isSubjectNeeded = false }: SubjectFieldsProps) {
  // Synchronous: an input whose value arrives a tick later moves the caret to its end.
  const { issue, fields } = useSnapshot(editing.state, { sync: true })
  const { subject, preheader, title } = fields
  const isMissing = !isStored(issue) && isSubjectNeeded && subject.trim() === ''
  const change = (name: keyof IssueFields) => (value: string) => editing.setField(name, value)
  return (
    <div>
      <SubjectField
        value={subject}
        onChange={change('subject')}
        inputRef={subjectRef}
        error={isMissing ? CREATE_TEXTS.incomplete : undefined}
      />
      {isStored(issue) && (
        <>
          <LineField
            label="Texto de prévia"
            hint="aparece após o assunto"
            value={preheader}
            limit={LENGTH.issuePreheader}
            onChange={change('preheader')}
          />
          <LineField
            label="Título interno"
            hint="só você vê"
            value={title}
            limit={LENGTH.issueTitle}
            onChange={change('title')}
          />
        </>
      )}
    </div>
  )
}

interface LineFieldProps {
  label: string
  hint: string
  value: string
  limit: number
  onChange: (value: string) => void
}

function LineField({ label, hint, value, limit, onChange }: LineFieldProps) {
  return (
    <FormControl
      isInvalid={isTooLong(value, limit)}
      display="flex"
      alignItems="center"
      columnGap={3}
      flexWrap="wrap"
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
      <FieldLimit name={label} text={value} limit={limit} />
    </FormControl>
  )
}

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

interface FieldLimitProps {
  /** Name of the field inside a sentence. */
  name: string
  text: string
  limit: number
}

/** Shown below a field of the editor once its limit is near: the characters left, and an error when it is exceeded. */
function FieldLimit({ name, text, limit }: FieldLimitProps) {
  // No text has more characters than units: a short one need not be counted.
  if (text.length <= limit - COUNTER_WARNING_BELOW || remaining(text, limit) >= COUNTER_WARNING_BELOW) return null
  return (
    <div className={styles.limit}>
      <FormErrorMessage mt={0}>{lengthError(name, text, limit)}</FormErrorMessage>
      <CharCounter text={text} limit={limit} />
    </div>
  )
}
