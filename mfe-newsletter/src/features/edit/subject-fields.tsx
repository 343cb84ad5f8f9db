import { LENGTH } from '@ementa/contracts'
import { useSnapshot } from '@ementa/ui/data'
import { FormControl, FormLabel, Input } from '@ementa/ui/forms'
import type { RefObject } from 'react'
import { isTooLong } from '../../shared/about/about-rules'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import type { IssueFields } from '../../shared/issue-editing/issue-buffer'
import { isStored } from '../../shared/issue-editing/state'
import { CREATE_TEXTS } from '../../shared/issue-editing/texts'
import { FieldLimit } from '../../shared/issue-form/field-limit'
import { SubjectField } from '../../shared/issue-form/subject-field'

interface SubjectFieldsProps {
  editing: IssueEditing
  subjectRef?: RefObject<HTMLTextAreaElement | null>
  /** A save of a new issue was tried, which needs a subject. */
  isSubjectNeeded?: boolean
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
