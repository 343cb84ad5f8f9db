import { confirm } from '@ementa/ui/overlays'
import type { IssueEditing } from '../../../shared/issue-editing/create-issue-editing'

/** Asks before a template replaces a text, and resolves to the answer; an empty text needs no question. */
export async function askToReplace(editing: IssueEditing, template: string): Promise<boolean> {
  if (editing.hasEmptyText()) return true
  return await confirm({
    title: 'Substituir o texto?',
    body: `O modelo ${template} entra no lugar do texto desta edição. Assunto e títulos ficam como estão; Desfazer traz o texto de volta.`,
    confirmLabel: 'Substituir o texto',
  })
}
