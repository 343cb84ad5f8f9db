import { errorCode, excerpt, graphemeCount, isBlank, NEWSLETTER_LIMITS, randomId } from '@ementa/contracts'
import { Button, type CopySlot, useServices } from '@ementa/ui'
import { Form, FormControl, Input, type LeftFields, useKeptText, useTextSlot } from '@ementa/ui/forms'
import { BookmarkPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { CountedLabel } from '../../../shared/about/counted-label'
import { failureAdvice } from '../../../shared/failures/failure-advice'
import type { IssueEditing } from '../../../shared/issue-editing/create-issue-editing'
import { useOpenForm } from './open-forms'
import styles from './panels.module.css'

interface SaveTemplateProps {
  editing: IssueEditing
  newsletterId: string
  isDisabled: boolean
}

/** Saves the current text of the open issue as a template with a name. */
export function SaveTemplate(props: SaveTemplateProps) {
  const slot = useTextSlot('template', props.editing.state.issue.id)
  return slot && <Save key={slot.key} slot={slot} {...props} />
}

function Save({ slot, editing, newsletterId, isDisabled }: SaveTemplateProps & { slot: CopySlot<LeftFields> }) {
  const { api, toast } = useServices()
  const [suggested, setSuggested] = useState('')
  const { text, wasLeft, change } = useKeptText(slot, { name: suggested })
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
    <Form isSending={isBusy} className={styles.form2} onSubmit={() => void save()} aria-label="Novo modelo">
      <FormControl isRequired>
        <CountedLabel label="Nome do modelo" text={name} limit={NEWSLETTER_LIMITS.templateName} />
        <Input
          ref={nameField}
          autoFocus={!wasLeft}
          value={name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </FormControl>
      <div className={styles.buttons}>
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
