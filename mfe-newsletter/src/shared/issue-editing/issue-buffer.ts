import { isTextOp, type TextOp } from '../rich-text/issue-text'

export interface IssueFields {
  title: string
  subject: string
  preheader: string
}

/** What is being written and not saved: the fields, the text (null: as stored), and when it was written (ms epoch). */
export interface BufferedIssue extends IssueFields {
  ops: TextOp[] | null
  writtenAt: number
}

export function isBufferedIssue(value: unknown): value is BufferedIssue {
  if (typeof value !== 'object' || value === null) return false
  const { title, subject, preheader, ops, writtenAt } = value as Record<string, unknown>
  const areStrings = [title, subject, preheader].every((field) => typeof field === 'string')
  return areStrings && typeof writtenAt === 'number' && (ops === null || (Array.isArray(ops) && ops.every(isTextOp)))
}

export function sameFields(one: IssueFields, other: IssueFields): boolean {
  return one.title === other.title && one.subject === other.subject && one.preheader === other.preheader
}
