import type { NewsletterIssue } from '@ementa/contracts'
import type { TestWorld } from '@ementa/testing'
import { onTestFinished } from 'vitest'
import { createIssueEditing } from '../../../shared/issue-editing/create-issue-editing'
import type { IssueTextPort } from '../../../shared/rich-text/issue-text'

/** A text of so many words without the editor, which is slow to load in a simulated page. */
export function portWith(text: string, parts: Partial<IssueTextPort> = {}): IssueTextPort {
  return {
    ops: () => [{ insert: text }],
    html: () => text,
    load: () => undefined,
    replace: () => undefined,
    append: () => undefined,
    focus: () => undefined,
    caret: () => null,
    ...parts,
  }
}

/** An issue of the seed, a draft unless another is named, as it is while its editor is open. */
export async function openIssue(
  { services: { api, toast } }: Pick<TestWorld, 'services'>,
  { id = 'issue-clausula-05', ...changes }: Partial<NewsletterIssue> = {},
) {
  const { issue: stored } = await api.newsletters.getIssue({ issueId: id })
  const issue = { ...stored, ...changes }
  const editing = createIssueEditing({ issue, api, toast, userId: 'user-anapaula' })
  onTestFinished(editing.start())
  return { issue, editing }
}
