import { errorCode, isBlank, NEWSLETTER_LIMITS, randomId } from '@ementa/contracts'
import { Button, Flex, Stack, useServices } from '@ementa/ui'
import { FormControl, FormLabel, Input } from '@ementa/ui/forms'
import { BookmarkPlus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { failureAdvice } from '../../../shared/failures/failure-advice'
import type { IssueEditing } from '../../../shared/issue-editing/create-issue-editing'

interface SaveTemplateProps {
  editing: IssueEditing
  newsletterId: string
  isDisabled: boolean
}

/** Keeps the text of the open issue, as it is written now, under a name. */
export function SaveTemplate({ editing, newsletterId, isDisabled }: SaveTemplateProps) {
  const { api, toast } = useServices()
  const [name, setName] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // The same until it succeeded: a call repeated after a lost answer saves no second one (P-16).
  const request = useRef(randomId())

  async function save(event: FormEvent) {
    event.preventDefault()
    if (name === null || isBlank(name) || isBusy) return
    setBusy(true)
    try {
      await api.newsletters.saveTemplate({ newsletterId, name, html: editing.html(), requestId: request.current })
      request.current = randomId()
      setName(null)
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
    else setName(editing.state.fields.subject.slice(0, NEWSLETTER_LIMITS.templateName))
  }

  if (name === null) {
    return (
      <Button w="100%" leftIcon={<BookmarkPlus size={18} aria-hidden />} isDisabled={isDisabled} onClick={open}>
        Salvar texto como modelo
      </Button>
    )
  }
  return (
    <Stack as="form" spacing={3} noValidate onSubmit={save} aria-label="Novo modelo">
      <FormControl isRequired>
        <FormLabel>Nome do modelo</FormLabel>
        <Input
          autoFocus
          value={name}
          maxLength={NEWSLETTER_LIMITS.templateName}
          onChange={(event) => setName(event.target.value)}
        />
      </FormControl>
      <Flex gap={2}>
        <Button type="submit" variant="solid" isDisabled={isBlank(name)} isLoading={isBusy} loadingText="Salvando…">
          Salvar modelo
        </Button>
        <Button variant="ghost" onClick={() => setName(null)}>
          Cancelar
        </Button>
      </Flex>
    </Stack>
  )
}
