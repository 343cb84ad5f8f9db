import {
  errorCode,
  excerpt,
  failureAdvice,
  graphemeCount,
  isBlank,
  NEWSLETTER_LIMITS,
  type OwnTemplate,
  randomId,
} from '@ementa/contracts'
import { Button, type CopySlot, IconButton, useServices } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import {
  CountedLabel,
  Form,
  FormControl,
  Input,
  type LeftFields,
  useFormCopySlot,
  useFormCrashCopy,
} from '@ementa/ui/forms'
import { BookmarkPlus, Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { offerUndo, useOneCall } from '../../../shared/failures/use-one-call'
import type { IssueEditing } from '../../../shared/issue-editing/create-issue-editing'
import plain from '../../../shared/plain/plain.module.css'
import styles from './panels.module.css'
import { askToReplace, templatesQuery } from './templates-panel'
import { useOpenForm } from './use-sending'

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

interface OwnTemplateRowProps {
  template: Omit<OwnTemplate, 'html'>
  editing: IssueEditing
  onApply: ((html: string) => void) | null
}

/** One of the owner's templates, with its actions. */
function OwnTemplateRow({ template: { id, name }, editing, onApply }: OwnTemplateRowProps) {
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

  const remove = () =>
    run('delete', 'Erro ao apagar', async () => {
      const { newsletter_id: newsletterId, html, ...deleted } = await api.newsletters.deleteTemplate({ id })
      offerUndo(toast, 'Modelo apagado', `“${name}”`, () =>
        api.newsletters.saveTemplate({ newsletterId, name: deleted.name, html }),
      )
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
      <p className={`${plain.serif} ${plain.twoLines} ${plain.words}`}>{name}</p>
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

interface SaveTemplateProps {
  editing: IssueEditing
  newsletterId: string
  isDisabled: boolean
}

/** Saves the current text of the open issue as a template with a name. */
function SaveTemplate(props: SaveTemplateProps) {
  const slot = useFormCopySlot('template', props.editing.state.issue.id)
  return slot && <Save key={slot.key} slot={slot} {...props} />
}

function Save({ slot, editing, newsletterId, isDisabled }: SaveTemplateProps & { slot: CopySlot<LeftFields> }) {
  const { api, toast } = useServices()
  const [suggested, setSuggested] = useState('')
  const { text, wasLeft, change } = useFormCrashCopy(slot, { name: suggested })
  const { name } = text
  const isReady = !isBlank(name) && graphemeCount(name.trim()) <= NEWSLETTER_LIMITS.templateName
  const [isOpen, setOpen] = useState(wasLeft)
  const [isBusy, setBusy] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  useOpenForm(editing, isOpen && !isBlank(name), {
    title: 'O modelo não foi salvo',
    advice: 'Em “Modelos”, escolha “Salvar modelo” ou “Cancelar” antes de enviar ou agendar.',
    show: () => nameField.current?.focus(),
  })
  // The request id stays the same until a call succeeds: a retry after a lost answer saves no second template.
  const request = useRef(randomId())

  function close() {
    setOpen(false)
    suggest('')
  }

  async function save() {
    if (!isReady || isBusy) return
    setBusy(true)
    try {
      await api.newsletters.saveTemplate({ newsletterId, name, html: editing.html(), requestId: request.current })
      request.current = randomId()
      close()
      toast.success('Modelo salvo', { description: 'Ele aparece aqui e ao criar uma edição.' })
    } catch (error) {
      const isFull = errorCode(error) === 'TEMPLATES_FULL'
      const full = `São ${NEWSLETTER_LIMITS.templatesPerNewsletter} no máximo: apague um que não usa.`
      toast.error('Erro ao salvar o modelo', isFull ? full : failureAdvice(error))
    } finally {
      setBusy(false)
    }
  }

  function open() {
    if (editing.hasEmptyText()) toast.error('Ainda não há texto', 'Escreva o que o modelo deve ter.')
    else {
      suggest(excerpt(editing.state.fields.subject.trim(), NEWSLETTER_LIMITS.templateName - 1))
      setOpen(true)
    }
  }

  /** A name that nobody typed is not kept. */
  function suggest(next: string) {
    setSuggested(next)
    change({ name: next })
  }

  if (!isOpen) {
    return (
      <Button
        className={styles.wide}
        leftIcon={<BookmarkPlus size={18} aria-hidden />}
        isDisabled={isDisabled}
        onClick={open}
      >
        Salvar texto como modelo
      </Button>
    )
  }
  return (
    <Form isSending={isBusy} className={styles.form} onSubmit={() => void save()} aria-label="Novo modelo">
      <FormControl isRequired>
        <CountedLabel label="Nome do modelo" text={name} limit={NEWSLETTER_LIMITS.templateName} />
        <Input
          ref={nameField}
          autoFocus={!wasLeft}
          value={name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </FormControl>
      <div className={plain.buttons}>
        <Button type="submit" variant="solid" isDisabled={!isReady} isLoading={isBusy} loadingText="Salvando…">
          Salvar modelo
        </Button>
        <Button variant="ghost" isDisabled={isBusy} onClick={close}>
          Cancelar
        </Button>
      </div>
    </Form>
  )
}
