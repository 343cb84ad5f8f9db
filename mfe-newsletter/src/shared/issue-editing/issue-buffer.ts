import { type KeyValueStorage, type Stored, stored } from '@ementa/contracts'
import * as v from 'valibot'
import { isTextOp, type TextOp } from '../rich-text/issue-text'

export interface IssueFields {
  title: string
  subject: string
  preheader: string
}

/** Unsaved writing: the fields, the text (null: as stored), and its time (ms epoch). */
export interface BufferedIssue extends IssueFields {
  ops: TextOp[] | null
  writtenAt: number
}

/** Shape of `BufferedIssue`. */
export const issueBufferSchema = v.object({
  title: v.string(),
  subject: v.string(),
  preheader: v.string(),
  ops: v.nullable(v.array(v.custom<TextOp>(isTextOp))),
  writtenAt: v.number(),
})

/** A copy under one key; see `BufferedIssue`. */
export const storedIssue = (key: string, storage?: KeyValueStorage): Stored<BufferedIssue> =>
  stored(key, issueBufferSchema, { storage })

export function sameFields(one: IssueFields, other: IssueFields): boolean {
  return one.title === other.title && one.subject === other.subject && one.preheader === other.preheader
}
