import { takeOver } from '../../shared/handover/handover'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import type { IssueTextPort } from '../../shared/rich-text/issue-text'

/**
 * The page of a new issue became this editor while its person typed: the text of that moment, the caret and the letters
 * in between come along. The focus is set after that of the change of page, which goes to the heading.
 */
export function resumeWriting(
  editing: IssueEditing,
  text: IssueTextPort,
  userId: string,
  subject: HTMLTextAreaElement | null,
): void {
  const taken = takeOver(userId, editing.state.issue.id)
  if (!taken) return
  const { written, endKeys } = taken
  if (written.isNewer) editing.continueWith(written.copy)
  const { place } = written
  if (!place) return void endKeys()
  setTimeout(() => {
    if (place.field === 'text') text.focus(place.caret)
    else subject?.focus()
    const typed = endKeys()
    if (place.field === 'text') {
      if (typed !== '') text.type(typed)
      return
    }
    if (!subject) return
    subject.setSelectionRange(place.start, place.end)
    if (typed === '') return
    const { value } = subject
    const line = typed.replaceAll('\n', ' ')
    editing.setField('subject', value.slice(0, place.start) + line + value.slice(place.end))
    const caret = place.start + line.length
    requestAnimationFrame(() => subject.setSelectionRange(caret, caret))
  })
}
