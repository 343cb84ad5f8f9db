import { graphemeCount, isBlank, NEWSLETTER_LIMITS, type NewsletterIssue, randomId } from '@ementa/contracts'
import { Button, Flex, Stack, Text, useServices } from '@ementa/ui'
import { CharCounter, FormControl, FormHelperText, FormLabel, Textarea, useLeaveGuard } from '@ementa/ui/forms'
import { confirm } from '@ementa/ui/overlays'
import { useRef, useState } from 'react'
import { failureAdvice } from '../../shared/failures/failure-advice'
import Errata from '../../shared/reader/errata'

interface AddErratumProps {
  issueId: string
  errata: NewsletterIssue['errata']
}

/** The corrections of a sent issue and a form for another one, which stays for ever. */
export default function AddErratum({ issueId, errata }: AddErratumProps) {
  const { api, toast } = useServices()
  const [answered, setAnswered] = useState<NewsletterIssue['errata']>()
  // What the last call answered, until the read that it made stale has come: errata are never taken away.
  const allErrata = (answered?.length ?? 0) > (errata?.length ?? 0) ? answered : errata
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  // The same until it succeeded: a call repeated after a lost answer adds no second one (P-16).
  const request = useRef(randomId())
  const { erratum: limit, errataPerIssue: most } = NEWSLETTER_LIMITS
  const isFull = (allErrata?.length ?? 0) >= most
  const isReady = !isBlank(text) && graphemeCount(text.trim()) <= limit
  useLeaveGuard(isOpen && !isBlank(text), { onDiscard: () => setText('') })

  async function add() {
    const isSure = await confirm({
      title: 'Publicar esta errata?',
      body: 'Ela fica com a edição para sempre, com a data de hoje, e avisa quem a leu. Não pode ser mudada nem apagada.',
      confirmLabel: 'Publicar errata',
    })
    if (!isSure || isBusy) return
    setBusy(true)
    try {
      const issue = await api.newsletters.addErratum({ issueId, text, requestId: request.current })
      request.current = randomId()
      setAnswered(issue.errata)
      setText('')
      setOpen(false)
      toast.success('Errata publicada')
    } catch (error) {
      toast.error('Erro ao publicar a errata', `O que você escreveu continua aqui. ${failureAdvice(error)}`)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Errata errata={allErrata} />
      {isFull && (
        <Text fontSize="sm" color="fg.muted">
          Esta edição já tem {most} erratas, o máximo.
        </Text>
      )}
      {!isOpen && !isFull && (
        <Button alignSelf="flex-start" onClick={() => setOpen(true)}>
          Acrescentar errata
        </Button>
      )}
      {isOpen && (
        <Stack
          as="form"
          spacing={3}
          aria-label="Errata"
          onSubmit={(event) => {
            event.preventDefault()
            if (isReady) void add()
          }}
        >
          <FormControl>
            <Flex justify="space-between" align="baseline">
              <FormLabel>Errata</FormLabel>
              <CharCounter text={text} limit={limit} />
            </Flex>
            <Textarea
              autoFocus
              rows={3}
              value={text}
              placeholder="Onde se lê “…”, leia-se “…”."
              onChange={(event) => setText(event.target.value)}
            />
            <FormHelperText>O texto enviado não muda. Quem leu a edição é avisado.</FormHelperText>
          </FormControl>
          <Flex gap={2}>
            <Button type="submit" variant="solid" isDisabled={!isReady} isLoading={isBusy} loadingText="Publicando…">
              Publicar errata
            </Button>
            <Button
              variant="ghost"
              onClick={() => {
                setText('')
                setOpen(false)
              }}
            >
              Cancelar
            </Button>
          </Flex>
        </Stack>
      )}
    </>
  )
}
