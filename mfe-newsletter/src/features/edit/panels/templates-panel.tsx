import { type IssueTemplate, TEMPLATE_LABELS } from '@ementa/contracts'
import { Button, useServices } from '@ementa/ui'
import { query } from '@ementa/ui/data'
import { confirm } from '@ementa/ui/overlays'
import { useState } from 'react'
import type { IssueEditing } from '../../../shared/issue-editing/create-issue-editing'
import plain from '../../../shared/plain/plain.module.css'
import styles from './panels.module.css'

const TEMPLATES: readonly { template: IssueTemplate; description: string }[] = [
  { template: 'classic', description: 'Abertura, o que mudou e o que fazer agora.' },
  { template: 'magazine', description: 'Matéria de capa, entrevista e agenda.' },
  { template: 'highlights', description: 'Lista numerada com os destaques da semana.' },
]

interface TemplatesPanelProps {
  editing: IssueEditing
  /** Puts the template's HTML into the text; null while the editor is not there. */
  onApply: ((html: string) => void) | null
}

/** Templates to begin a text with. Applying one asks before it replaces a text, and undo brings the old text back. */
export function TemplatesPanel({ editing, onApply }: TemplatesPanelProps) {
  const { api, toast } = useServices()
  const [busy, setBusy] = useState<IssueTemplate | null>(null)

  async function apply(template: IssueTemplate) {
    if (!(await askToReplace(editing, TEMPLATE_LABELS[template]))) return
    setBusy(template)
    try {
      onApply?.((await api.newsletters.applyTemplate({ template })).html)
    } catch (error) {
      toast.actionFailed(error)
    } finally {
      setBusy(null)
    }
  }

  return (
    <ul className={plain.list}>
      {TEMPLATES.map(({ template, description }) => (
        <li className={styles.template} key={template}>
          <div className={plain.words}>
            <p className={plain.serif}>{TEMPLATE_LABELS[template]}</p>
            <p className={plain.note}>{description}</p>
          </div>
          <Button
            size="sm"
            onClick={() => void apply(template)}
            isLoading={busy === template}
            isDisabled={onApply === null || (busy !== null && busy !== template)}
            aria-label={`Usar modelo ${TEMPLATE_LABELS[template]}`}
          >
            Usar
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Asks before a template replaces a text, and resolves to the answer; an empty text needs no question. */
export async function askToReplace(editing: IssueEditing, template: string): Promise<boolean> {
  if (editing.hasEmptyText()) return true
  return await confirm({
    title: 'Substituir o texto?',
    body: `O modelo ${template} entra no lugar do texto desta edição. Assunto e títulos ficam como estão; Desfazer traz o texto de volta.`,
    confirmLabel: 'Substituir o texto',
  })
}

/** The templates that an owner made. */
export const templatesQuery = query('templates', (api, newsletterId: string) =>
  api.newsletters.listTemplates({ newsletterId }),
)
