import { errorCode, SCHEDULE } from '@ementa/contracts'
import { Button, Grid, localToday, Section, Stack, Text, useServices, zoneName } from '@ementa/ui'
import { FormControl, FormErrorMessage, FormHelperText, FormLabel, Input } from '@ementa/ui/forms'
import { CalendarClock } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { whatNow } from '../../shared/failures/failure-reason'
import { FIELDS_MISSING } from '../../shared/forms/texts'
import { chosenMoment, momentText, timeUntil } from '../../shared/scheduling/moment'
import { DATE_INVALID, DATE_INVALID_REASON, SCHEDULED } from '../../shared/scheduling/texts'

const MISSING_REASON = 'Preencha título, data e horário.'
const DRAFT_MADE = 'A edição ficou salva como rascunho. '

/** A draft that was made but not scheduled yet, so that a second try makes no second one. */
interface Made {
  title: string
  id: string
}

/** Title, date and time: makes a draft with that subject and no text, then schedules it (C-23). */
export function QuickSchedule({ newsletterId, now }: { newsletterId: string; now: number }) {
  const { api, toast } = useServices()
  const [title, setTitle] = useState('')
  const [day, setDay] = useState('')
  const [time, setTime] = useState<string>(SCHEDULE.defaultTime)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const made = useRef<Made | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const chosen = chosenMoment(day, time, now)
  const isPast = 'problem' in chosen && chosen.problem === 'past'
  const until = 'iso' in chosen ? timeUntil(Date.parse(chosen.iso), now) : null

  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setTried(true)
    const subject = title.trim()
    const moment = chosenMoment(day, time, Date.now())
    if (subject === '' || ('problem' in moment && moment.problem === 'missing')) {
      toast.error(FIELDS_MISSING, MISSING_REASON)
      const missing = { title: subject, day, time }
      return focus(Object.entries(missing).find(([, value]) => value === '')?.[0] ?? 'day')
    }
    if ('problem' in moment) {
      toast.error(DATE_INVALID, DATE_INVALID_REASON)
      return focus('day')
    }
    setBusy(true)
    try {
      await schedule(subject, moment.iso)
      toast.success(SCHEDULED, { description: `${momentText(moment.iso)}. Falta escrever o texto.` })
      made.current = null
      // The next one may have been typed meanwhile.
      setTitle((current) => (current.trim() === subject ? '' : current))
      setDay('')
      setTime(SCHEDULE.defaultTime)
      setTried(false)
      focus('title')
    } catch (error) {
      if (errorCode(error) === 'DATE_NOT_IN_FUTURE') toast.error(DATE_INVALID, DATE_INVALID_REASON)
      else toast.error('Erro ao agendar', `${made.current ? DRAFT_MADE : ''}${whatNow(error)}`)
    } finally {
      setBusy(false)
    }
  }

  async function schedule(subject: string, scheduledAt: string) {
    const issue = made.current ?? (await create(subject))
    // The title was changed after a try that made the draft only: it is that draft's.
    if (issue.title !== subject) await api.newsletters.updateIssue({ issueId: issue.id, title: subject, subject })
    made.current = { id: issue.id, title: subject }
    await api.newsletters.scheduleIssue({ issueId: issue.id, scheduledAt })
  }

  async function create(subject: string): Promise<Made> {
    const { id } = await api.newsletters.createIssue({ newsletterId, title: subject, subject, html: '' })
    return { id, title: subject }
  }

  return (
    <Section title="Agendamento rápido">
      <Stack as="form" ref={form} noValidate spacing={3} onSubmit={submit} aria-label="Agendamento rápido">
        <FormControl isRequired isInvalid={isTried && title.trim() === ''}>
          <FormLabel>Título da edição</FormLabel>
          <Input name="title" value={title} onChange={(event) => setTitle(event.target.value)} />
          <FormErrorMessage>Informe o título</FormErrorMessage>
          <FormHelperText>
            Vira o assunto de um rascunho sem texto, que você escreve até a hora do envio.
          </FormHelperText>
        </FormControl>
        <Grid
          templateColumns={{ base: 'repeat(auto-fit, minmax(150px, 1fr))', sm: '1fr 1fr auto' }}
          gap={3}
          alignItems="start"
        >
          <FormControl isRequired isInvalid={isTried && (day === '' || isPast)}>
            <FormLabel>Data</FormLabel>
            <Input
              name="day"
              type="date"
              min={localToday()}
              value={day}
              onChange={(event) => setDay(event.target.value)}
            />
            <FormErrorMessage>{isPast ? DATE_INVALID_REASON : 'Informe a data'}</FormErrorMessage>
          </FormControl>
          <FormControl isRequired isInvalid={isTried && time === ''}>
            <FormLabel>Horário</FormLabel>
            <Input name="time" type="time" value={time} onChange={(event) => setTime(event.target.value)} />
            <FormErrorMessage>Informe o horário</FormErrorMessage>
          </FormControl>
          <Button
            type="submit"
            variant="solid"
            gridColumn={{ base: '1 / -1', sm: 'auto' }}
            mt={{ base: 0, sm: '25px' }}
            leftIcon={<CalendarClock size={18} aria-hidden />}
            isLoading={isBusy}
            loadingText="Agendando…"
          >
            Agendar
          </Button>
        </Grid>
        <Text fontSize="sm" color="fg.muted" role="status" minH="1.5em">
          {until && 'iso' in chosen
            ? `Sai ${until}: ${momentText(chosen.iso)}.`
            : `Horários no fuso deste aparelho: ${zoneName()}.`}
        </Text>
      </Stack>
    </Section>
  )
}
