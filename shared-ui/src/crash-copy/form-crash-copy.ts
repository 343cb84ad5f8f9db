import { crashCopyKey } from '@ementa/contracts'
import { useState } from 'react'
import * as v from 'valibot'
import { useLeaveGuard } from '../overlays/use-leave-guard'
import { useSession } from '../services/context'
import { type CopySlot, joinTexts, useCopySlot, useCrashCopy } from './crash-copy'

/** Texts and choices of a form by their names. */
type Fields = Readonly<Record<string, string | boolean>>

/** Fields of a form that were changed in an earlier visit. */
const leftSchema = v.record(v.string(), v.union([v.string(), v.boolean()]))
export type LeftFields = v.InferOutput<typeof leftSchema>

/** Returns the storage slot for the text of one thing's open form; null while other tabs are asked. */
export function useFormCopySlot(kind: Parameters<typeof crashCopyKey>[1], id: string): CopySlot<LeftFields> | null {
  const { user } = useSession()
  return useCopySlot(crashCopyKey(user?.id ?? '', kind, id), leftSchema)
}

const trimmed = (value: string | boolean | undefined) => (typeof value === 'string' ? value.trim() : value)

/**
 * Keeps the text of a form through a reload, a crash and a call that fails; leaving the page with it asks first.
 * @param stored how the form begins; fields that differ from it are kept, and nothing else
 */
export function useFormCrashCopy<Text extends Fields>({ key, left }: CopySlot<LeftFields>, stored: Text) {
  const [text, setText] = useState<Text>(() => ({ ...stored, ...leftOf(stored, left) }))
  const changed = Object.entries(text).filter(([name, value]) => trimmed(value) !== trimmed(stored[name]))
  const isChanged = changed.length > 0
  const copy = useCrashCopy(key, isChanged ? Object.fromEntries(changed) : null)
  const [isForgotten, setForgotten] = useState(false)
  const guard = useLeaveGuard(isChanged && !isForgotten, { onDiscard: copy.forget })
  function forget() {
    copy.forget()
    guard.release()
    setForgotten(true)
  }
  return {
    text,
    isChanged,
    /** An earlier visit left some of it. */
    wasLeft: left !== undefined,
    change: (next: Partial<Text>) => setText((now) => ({ ...now, ...next })),
    /** Removes the copy, and nothing asks any more: the form goes, and its text is stored or given up. */
    forget,
  }
}

/** Returns those of the kept fields that the form still has. */
function leftOf<Text extends Fields>(stored: Text, copy: LeftFields = {}): Partial<Text> {
  const entries = Object.entries(copy).filter(([name, value]) => typeof value === typeof stored[name])
  // Each name is one of the form's, with a value of its type: the filter says so.
  return Object.fromEntries(entries) as Partial<Text>
}

/**
 * The reason for a decision, or another short text, that may be left and come back to without a question: kept as what `useFormCrashCopy` keeps, but
 * leaving the page asks nothing, as the text is there again. One text for each of `id`; remount it (by a key) for another.
 */
export function useReasonCrashCopy(kind: Parameters<typeof crashCopyKey>[1], id: string) {
  const slot = useFormCopySlot(kind, id)
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  if (slot && !isAsked) {
    setAsked(true)
    const leftReason = slot.left?.reason
    if (typeof leftReason === 'string') setReason(joinTexts(leftReason, reason))
  }
  const { forget } = useCrashCopy(slot?.key ?? '', reason.trim() === '' ? null : { reason })
  return { reason, setReason, forget }
}
