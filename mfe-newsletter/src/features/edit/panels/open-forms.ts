import { useEffect, useEffectEvent } from 'react'
import type { IssueEditing } from '../../../shared/issue-editing/create-issue-editing'

/** A small form beside the text with a button of its own, in which something was chosen and not confirmed. */
export interface OpenForm {
  title: string
  advice: string
  /** Brings it under the eyes and the focus. */
  show: () => void
}

const openForms = new WeakMap<IssueEditing, Set<OpenForm>>()

/** Returns a form that still holds unconfirmed input: the issue must not be sent without a warning about it. */
export function findOpenForm(editing: IssueEditing): OpenForm | undefined {
  return [...(openForms.get(editing) ?? [])][0]
}

/** Holds the sending of the issue while something stands in a form that was not confirmed. */
export function useOpenForm(editing: IssueEditing, isOpen: boolean, { title, advice, show }: OpenForm): void {
  const showIt = useEffectEvent(show)
  useEffect(() => {
    if (!isOpen) return
    const form = { title, advice, show: () => showIt() }
    const forms = openForms.get(editing) ?? new Set()
    openForms.set(editing, forms)
    forms.add(form)
    return () => void forms.delete(form)
  }, [editing, isOpen, title, advice])
}
