import { isBlank, NEWSLETTER_LIMITS, type OwnTemplate, TIMING } from '@ementa/contracts'
import { Button, IconButton, useServices } from '@ementa/ui'
import { Input } from '@ementa/ui/forms'
import { Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { failureAdvice } from '../../../shared/failures/failure-advice'
import { useOneCall } from '../../../shared/failures/use-one-call'
import type { IssueEditing } from '../../../shared/issue-editing/create-issue-editing'
import plain from '../../../shared/plain/plain.module.css'
import { askToReplace } from './ask-to-replace'
import { useOpenForm } from './open-forms'
import styles from './panels.module.css'

interface OwnTemplateRowProps {
  template: Omit<OwnTemplate, 'html'>
  editing: IssueEditing
  onApply: ((html: string) => void) | null
}

/** One of the owner's templates, with its actions. */
export function OwnTemplateRow({ template: { id, name }, editing, onApply }: OwnTemplateRowProps) {
  const { api, toast } = useServices()
  const { busy, run } = useOneCall<'use' | 'rename' | 'delete'>()
  const [newName, setNewName] = useState<string | null>(null)
  const nameField = useRef<HTMLInputElement>(null)

  useOpenForm(editing, newName !== null && newName !== name, {
    title: 'O novo nome do modelo não foi salvo',
    advice: 'Em “Modelos”, escolha “Salvar” ou aperte Esc antes de enviar ou agendar.',
    show: () => nameField.current?.focus(),
  })

  async function apply() {
    if (!(await askToReplace(editing, name))) return
    await run('use', 'Erro ao abrir o modelo', async () => onApply?.((await api.newsletters.getTemplate({ id })).html))
  }

  function rename(event: FormEvent) {
    event.preventDefault()
    if (newName === null || isBlank(newName)) return
    void run('rename', 'Erro ao renomear', async () => {
      if (newName !== name) await api.newsletters.renameTemplate({ id, name: newName })
      setNewName(null)
    })
  }

  const restore = async ({ newsletter_id: newsletterId, name: kept, html }: OwnTemplate) => {
    try {
      await api.newsletters.saveTemplate({ newsletterId, name: kept, html })
    } catch (error) {
      toast.error('Erro ao desfazer', failureAdvice(error))
    }
  }

  const remove = () =>
    run('delete', 'Erro ao apagar', async () => {
      const deleted = await api.newsletters.deleteTemplate({ id })
      toast.success('Modelo apagado', {
        description: `“${name}”`,
        duration: TIMING.undo,
        action: { label: 'Desfazer', onClick: () => void restore(deleted) },
      })
    })

  if (newName !== null) {
    return (
      <li className={styles.rename}>
        <form className={styles.renameForm} onSubmit={rename} aria-label={`Renomear: ${name}`}>
          <Input
            ref={nameField}
            autoFocus
            size="sm"
            aria-label="Novo nome"
            value={newName}
            isReadOnly={busy === 'rename'}
            maxLength={NEWSLETTER_LIMITS.templateName}
            onChange={(event) => setNewName(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && setNewName(null)}
          />
          <Button type="submit" size="sm" isDisabled={isBlank(newName)} isLoading={busy === 'rename'}>
            Salvar
          </Button>
        </form>
      </li>
    )
  }
  return (
    <li className={styles.ownTemplate}>
      <p className={`${plain.serif} ${plain.twoLines} ${styles.templateName}`}>{name}</p>
      <IconButton
        aria-label={`Renomear modelo ${name}`}
        icon={<Pencil size={16} aria-hidden />}
        onClick={() => setNewName(name)}
      />
      <IconButton
        aria-label={`Apagar modelo ${name}`}
        icon={<Trash2 size={16} aria-hidden />}
        isLoading={busy === 'delete'}
        onClick={() => void remove()}
      />
      <Button
        size="sm"
        aria-label={`Usar modelo ${name}`}
        isLoading={busy === 'use'}
        isDisabled={onApply === null}
        onClick={() => void apply()}
      >
        Usar
      </Button>
    </li>
  )
}
