import { useRead } from '@ementa/ui/data'
import type { IssueEditing } from '../../../shared/issue-editing/create-issue-editing'
import plain from '../../../shared/plain/plain.module.css'
import { templatesQuery } from '../../../shared/templates/queries'
import { OwnTemplateRow } from './own-template-row'
import styles from './panels.module.css'
import { SaveTemplate } from './save-template'

interface OwnTemplatesProps {
  editing: IssueEditing
  newsletterId: string
  /** Puts the template's HTML into the text; null while the editor is not there. */
  onApply: ((html: string) => void) | null
}

/** The owner's templates: to use, rename and delete, and to create from the open issue. */
export default function OwnTemplates({ editing, newsletterId, onApply }: OwnTemplatesProps) {
  const { data } = useRead(templatesQuery(newsletterId))
  return (
    <section className={styles.ownTemplates} aria-label="Seus modelos">
      <h2 className={`heading ${plain.smallHeading}`}>Seus modelos</h2>
      {data?.templates.length === 0 && (
        <p className={`${plain.note} ${styles.below}`}>
          Guarde aqui a estrutura que você repete: seções, abertura, assinatura.
        </p>
      )}
      <ul className={`${plain.list} ${styles.ownList}`}>
        {data?.templates.map((template) => (
          <OwnTemplateRow key={template.id} template={template} editing={editing} onApply={onApply} />
        ))}
      </ul>
      <SaveTemplate editing={editing} newsletterId={newsletterId} isDisabled={onApply === null} />
    </section>
  )
}
