import { paths, RECURRENCE_LABELS, type Recurrence, SCHEDULE } from '@ementa/contracts'
import { Box, Button, Heading, localToday, Stack, Text, TextLink, useNow, useServices } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { FormControl, FormErrorMessage, FormLabel, Input, SelectField } from '@ementa/ui/forms'
import { Link } from '@ementa/ui/router'
import { CalendarClock, Send } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { OwnedNewsletter } from '../../access/use-owned-newsletter'
import { momentText, timeUntil } from '../../scheduling/moment'
import type { IssueEditing } from '../issue-editing'
import { TextWarnings } from '../text-facts'
import { checkSchedule } from './schedule-check'
import { useSending } from './use-sending'

const RECURRENCES = (['none', 'daily', 'weekly', 'monthly'] as const).map((value) => ({
  value,
  label: RECURRENCE_LABELS[value],
}))

interface SendPanelProps {
  editing: IssueEditing
  owned: OwnedNewsletter
}

/** Send now, or say when. */
export function SendPanel({ editing, owned }: SendPanelProps) {
  const { issue } = useSnapshot(editing.state)
  const { sendNow, schedule, busy } = useSending(editing, owned)
  const { handle } = owned.newsletter
  const isScheduled = issue.status === 'scheduled' && issue.scheduled_at !== null
  return (
    <Stack spacing={5}>
      <TextWarnings editing={editing} />
      {isScheduled && issue.scheduled_at && (
        <Box borderInlineStart="3px solid" borderColor="link" ps={3}>
          <Text fontWeight={600}>Envio agendado</Text>
          <Text fontSize="sm" color="fg.muted">
            {momentText(issue.scheduled_at)}
          </Text>
        </Box>
      )}
      <ScheduleForm isScheduled={isScheduled} isBusy={busy === 'schedule'} onSchedule={schedule} />
      <Box borderTop="1px solid" borderColor="border" pt={4}>
        <Heading as="h3" size="sm" mb={2}>
          Enviar agora
        </Heading>
        <Button
          w="100%"
          leftIcon={<Send size={18} aria-hidden />}
          onClick={() => void sendNow()}
          isLoading={busy === 'send'}
          loadingText="Enviando…"
        >
          Enviar agora
        </Button>
        <Text fontSize="xs" color="fg.muted" mt={2}>
          Envio simulado: nenhum e-mail sai deste aparelho.
        </Text>
      </Box>
      <Stack borderTop="1px solid" borderColor="border" pt={3} spacing={0} fontSize="sm">
        <PanelLink to={paths.newsletterSchedule.href({ handle })}>Ver agendamentos</PanelLink>
        <PanelLink to={paths.newsletterABTest.href({ handle })}>Testes A/B</PanelLink>
      </Stack>
    </Stack>
  )
}

function PanelLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink as={Link} to={to} color="link" display="inline-flex" alignItems="center" minH="44px" w="fit-content">
      {children}
    </TextLink>
  )
}

interface ScheduleFormProps {
  isScheduled: boolean
  isBusy: boolean
  onSchedule: (iso: string, recurrence: Recurrence) => Promise<void>
}

function ScheduleForm({ isScheduled, isBusy, onSchedule }: ScheduleFormProps) {
  const { toast } = useServices()
  const [day, setDay] = useState('')
  const [time, setTime] = useState<string>(SCHEDULE.defaultTime)
  const [recurrence, setRecurrence] = useState<Recurrence>('none')
  const [isTried, setTried] = useState(false)
  const now = useNow()
  const check = checkSchedule(day, time, now)
  const problem = 'title' in check ? check : null
  const until = 'iso' in check ? timeUntil(Date.parse(check.iso), now) : null

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const checked = checkSchedule(day, time, Date.now())
    if ('title' in checked) return void toast.error(checked.title, checked.reason)
    void onSchedule(checked.iso, recurrence)
  }

  return (
    <Stack as="form" spacing={3} noValidate onSubmit={submit} aria-label="Agendar envio">
      <Heading as="h3" size="sm">
        Agendar envio
      </Heading>
      <FormControl isRequired isInvalid={isTried && problem !== null}>
        <FormLabel>Data</FormLabel>
        <Input type="date" min={localToday()} value={day} onChange={(event) => setDay(event.target.value)} />
      </FormControl>
      <FormControl isRequired isInvalid={isTried && problem !== null}>
        <FormLabel>Horário</FormLabel>
        <Input type="time" value={time} onChange={(event) => setTime(event.target.value)} />
        <FormErrorMessage>{problem?.reason}</FormErrorMessage>
      </FormControl>
      <Text fontSize="sm" color="fg.muted" role="status" minH="1.4em">
        {until && 'iso' in check && `${until}: ${momentText(check.iso)}`}
      </Text>
      <SelectField label="Recorrência" options={RECURRENCES} value={recurrence} onChange={setRecurrence} />
      <Button
        type="submit"
        variant="solid"
        leftIcon={<CalendarClock size={18} aria-hidden />}
        isLoading={isBusy}
        loadingText="Agendando…"
      >
        {isScheduled ? 'Alterar agendamento' : 'Agendar envio'}
      </Button>
    </Stack>
  )
}
