import { type KeyValueStorage, type Stored, stored } from '@ementa/contracts'
import * as v from 'valibot'
import { isTextOp, type TextOp } from '../rich-text/issue-text'

export interface IssueFields {
  title: string
  subject: string
  preheader: string
}

/** Unsaved writing: the fields, the text (null: as stored), and its time (ms epoch). */
export interface CopiedIssue extends IssueFields {
  ops: TextOp[] | null
  writtenAt: number
}

/** Shape of `CopiedIssue`. */
export const issueBufferSchema = v.object({
  title: v.string(),
  subject: v.string(),
  preheader: v.string(),
  ops: v.nullable(v.array(v.custom<TextOp>(isTextOp))),
  writtenAt: v.number(),
})

/** A copy under one key; see `CopiedIssue`. */
export const storedIssue = (key: string, storage?: KeyValueStorage): Stored<CopiedIssue> =>
  stored(key, issueBufferSchema, { storage })

export function sameFields(one: IssueFields, other: IssueFields): boolean {
  return one.title === other.title && one.subject === other.subject && one.preheader === other.preheader
}

/**
 * What is written and not saved, on this device. `onWrite` is called after each attempt with whether the device took it.
 * A copy of an earlier visit waits under a key of its own, so that new typing cannot overwrite it before the person
 * decides. `ownsCopy`: what is under the key already is this tab's.
 */
export function createCrashCopy(
  storage: KeyValueStorage,
  key: string,
  onWrite: (isKept: boolean) => void,
  ownsCopy = false,
) {
  const recoveredKey = `${key}:recovered`
  let isOwn = ownsCopy

  function store(place: string, copy: CopiedIssue): boolean {
    const isKept = storedIssue(place, storage).write(copy)
    onWrite(isKept)
    return isKept
  }

  return {
    /** Whether the device took it. */
    write(copy: CopiedIssue): boolean {
      isOwn = true
      return store(key, copy)
    },

    /** Removes only a copy that this tab wrote: any other belongs to another tab, or waits to be recovered. */
    forget(): void {
      if (isOwn) storage.removeItem(key)
      isOwn = false
    },

    /** Returns the copy of an earlier visit, and moves it to the key under which it waits for a decision. */
    recover(): CopiedIssue | undefined {
      const leftCopy = storedIssue(key, storage).read()
      if (!leftCopy) return storedIssue(recoveredKey, storage).read()
      if (store(recoveredKey, leftCopy)) storage.removeItem(key)
      return leftCopy
    },

    /** Keeps a text until the person restores or discards it. Whether the device took it. */
    setAside: (copy: CopiedIssue): boolean => store(recoveredKey, copy),

    forgetRecovered: (): void => storage.removeItem(recoveredKey),
  }
}
