import { useEffect, useEffectEvent } from 'react'
import type { IssueEditing } from '../../../shared/issue-editing/create-issue-editing'

/** Small form beside the text with a button of its own, whose input is not confirmed yet. */
export interface OpenForm {
  title: string
  advice: string
  /** Scrolls to the form and focuses it. */
  show: () => void
}

const openForms = new WeakMap<IssueEditing, Set<OpenForm>>()

/** Returns a form that still holds unconfirmed input: the issue must not be sent without a warning about it. */
export function findOpenForm(editing: IssueEditing): OpenForm | undefined {
  return [...(openForms.get(editing) ?? [])][0]
}

/** Registers a form, so that the issue is not sent while its input is not confirmed. */
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
