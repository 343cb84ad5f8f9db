import {
  AB_METRIC_LABELS,
  AB_TEST,
  type ABMetric,
  type ABTest,
  areSubjectsEqual,
  LENGTH,
  randomId,
} from '@ementa/contracts'
import { Button, type CopySlot, formatNumber, Section, useFormFocus, useServices } from '@ementa/ui'
import {
  CountedLabel,
  Form,
  FormControl,
  FormErrorMessage,
  FormLabel,
  Input,
  type LeftFields,
  Radio,
  RadioGroup,
  SelectField,
  Slider,
  SliderFilledTrack,
  SliderThumb,
  SliderTrack,
  useFormCopySlot,
  useFormCrashCopy,
} from '@ementa/ui/forms'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { countRecipients, durationLabel, settingsWarnings } from '../../shared/ab-tests/ab-test-words'
import { SettingsWarnings } from '../../shared/ab-tests/settings-warnings'
import { FIELDS_MISSING, lengthError } from '../../shared/about/about-rules'
import { useOneCall } from '../../shared/failures/use-one-call'
import plain from '../../shared/plain/plain.module.css'
import styles from './ab-tests.module.css'

const DURATIONS = AB_TEST.durations.map((minutes) => ({ value: String(minutes), label: durationLabel(minutes) }))

interface ABTestFormProps {
  newsletterId: string
  subscribers: number
  onCreated: (test: ABTest) => void
}

/** Form of a new test: the two subjects, the split of the subscribers, the metric and the duration. */
export function ABTestForm(props: ABTestFormProps) {
  const slot = useFormCopySlot('abtest', props.newsletterId)
  return slot && <OpenForm key={slot.key} slot={slot} {...props} />
}

function OpenForm({ slot, newsletterId, subscribers, onCreated }: ABTestFormProps & { slot: CopySlot<LeftFields> }) {
  const { form: box, focus } = useFormFocus<WrittenField>()
  // The form may be opened from the end of the page, where it would be out of sight.
  const focusFirst = useEffectEvent(() => {
    if (!slot.left) focus('name')
  })
  useEffect(() => focusFirst(), [])
  const { form, write, choose, submit, isBusy, errorOf, advice } = useABTestForm({
    slot,
    newsletterId,
    subscribers,
    onCreated,
    focus,
  })
  const sent = countRecipients(subscribers, form)
  const about = (count: number) => (subscribers === 0 ? '' : ` (cerca de ${formatNumber(count)})`)

  const field = (name: WrittenField, label: string) => (
    <FormControl isRequired={isRequired(name)} isInvalid={errorOf(name) !== undefined}>
      <CountedLabel label={label} text={form[name]} limit={LIMITS[name]} />
      <Input
        name={name}
        placeholder={isRequired(name) ? undefined : 'Opcional'}
        value={form[name]}
        onChange={(event) => write({ [name]: event.target.value })}
      />
      <FormErrorMessage>{errorOf(name)}</FormErrorMessage>
    </FormControl>
  )

  return (
    <Section className={styles.part} title="Novo teste" id="novo-teste">
      <Form ref={box} isSending={isBusy} aria-label="Novo teste A/B" onSubmit={() => void submit()}>
        {field('name', 'Nome do teste')}
        <div className={styles.columns}>
          <div className={styles.column}>
            {field('subject_a', 'Assunto A')}
            {field('preheader_a', 'Texto de prévia A')}
          </div>
          <div className={styles.column}>
            {field('subject_b', 'Assunto B')}
            {field('preheader_b', 'Texto de prévia B')}
          </div>
        </div>
        <div>
          <div className={styles.split}>
            <p className={styles.splitLabel} id="split-label">
              Divisão dos assinantes
            </p>
            <p className={plain.note}>
              A: {form.split_percent}%{about(sent.a)} · B: {100 - form.split_percent}%{about(sent.b)}
            </p>
          </div>
          <Slider
            aria-labelledby="split-label"
            min={AB_TEST.splitMin}
            max={AB_TEST.splitMax}
            step={AB_TEST.splitStep}
            value={form.split_percent}
            onChange={(split_percent) => choose({ split_percent })}
            getAriaValueText={(value) => `${value}% recebem A, ${100 - value}% recebem B`}
            mt={2}
            h="44px"
          >
            <SliderTrack>
              <SliderFilledTrack />
            </SliderTrack>
            <SliderThumb />
          </Slider>
        </div>
        <div className={styles.columns}>
          <FormControl as="fieldset">
            <FormLabel as="legend">Métrica</FormLabel>
            <RadioGroup
              value={form.metric}
              onChange={(value) => choose({ metric: value === 'clicks' ? 'clicks' : 'opens' })}
            >
              <div className={styles.metrics}>
                <Radio value="opens">{AB_METRIC_LABELS.opens}</Radio>
                <Radio value="clicks">{AB_METRIC_LABELS.clicks}</Radio>
              </div>
            </RadioGroup>
          </FormControl>
          <SelectField
            label="Duração"
            options={DURATIONS}
            value={String(form.duration_minutes)}
            onChange={(value) => choose({ duration_minutes: AB_TEST.durations.find((one) => String(one) === value) })}
          />
        </div>
        <SettingsWarnings texts={advice} />
        <Button className={plain.ownWidth} type="submit" variant="solid" isLoading={isBusy} loadingText="Criando…">
          Criar teste
        </Button>
      </Form>
    </Section>
  )
}

const NO_TEXTS = { name: '', subject_a: '', subject_b: '', preheader_a: '', preheader_b: '' }

interface Choices {
  split_percent: number
  metric: ABMetric
  duration_minutes: (typeof AB_TEST.durations)[number]
}

const FIRST_CHOICES: Choices = {
  split_percent: AB_TEST.splitDefault,
  metric: AB_TEST.metricDefault,
  duration_minutes: AB_TEST.durationDefault,
}

const SUBJECTS_EQUAL = 'Os dois assuntos são iguais. Mude um deles para haver o que comparar.'

const REQUIRED = ['name', 'subject_a', 'subject_b'] as const
const WRITTEN = [...REQUIRED, 'preheader_a', 'preheader_b'] as const

type WrittenField = (typeof WRITTEN)[number]

const isRequired = (name: WrittenField) => REQUIRED.some((one) => one === name)

const NAMES: Record<WrittenField, string> = {
  name: 'Nome',
  subject_a: 'Assunto A',
  subject_b: 'Assunto B',
  preheader_a: 'Texto de prévia A',
  preheader_b: 'Texto de prévia B',
}

const LIMITS: Record<WrittenField, number> = {
  name: LENGTH.abTestName,
  subject_a: LENGTH.issueSubject,
  subject_b: LENGTH.issueSubject,
  preheader_a: LENGTH.issuePreheader,
  preheader_b: LENGTH.issuePreheader,
}

interface Options {
  slot: CopySlot<LeftFields>
  newsletterId: string
  subscribers: number
  /** Closes the form after its test was created. */
  onCreated: (test: ABTest) => void
  focus: (name: WrittenField) => void
}

/** State of the form of a new test; its texts survive a crash and a failed call. */
function useABTestForm({ slot, newsletterId, subscribers, onCreated, focus }: Options) {
  const { api, toast } = useServices()
  const { text, change: write, forget } = useFormCrashCopy(slot, NO_TEXTS)
  const [choices, setChoices] = useState(FIRST_CHOICES)
  const form = { ...text, ...choices }
  const [isTried, setTried] = useState(false)
  const { busy, run } = useOneCall<'create'>({ keepsText: true })
  // The request id stays the same until a call succeeds: a retry after a lost answer creates no second test.
  const request = useRef(randomId())

  const areEqual = areSubjectsEqual(form)
  const missing = REQUIRED.filter((name) => form[name].trim() === '')

  const lengthProblem = (name: WrittenField) => lengthError(NAMES[name], form[name], LIMITS[name])

  async function submit() {
    if (busy) return
    setTried(true)
    const [first] = missing
    if (first) {
      toast.error(FIELDS_MISSING, 'Por favor, preencha o nome do teste e ambos os assuntos.')
      return focus(first)
    }
    const tooLong = WRITTEN.find((name) => lengthProblem(name) !== undefined)
    if (tooLong) {
      toast.error('Texto longo demais', lengthProblem(tooLong))
      return focus(tooLong)
    }
    if (areEqual) return focus('subject_b')
    await run('create', 'Erro ao criar teste', async () => {
      const test = await api.newsletters.createABTest({ newsletterId, ...form, requestId: request.current })
      toast.success('Teste A/B criado!')
      forget()
      onCreated(test)
    })
  }

  return {
    form,
    write,
    choose: (next: Partial<Choices>) => setChoices((now) => ({ ...now, ...next })),
    submit,
    isBusy: busy !== null,
    /** Returns the problem of a field: one that is too long at once, the others after the first attempt to submit. */
    errorOf(name: WrittenField): string | undefined {
      const problem = lengthProblem(name)
      if (problem || !isTried) return problem
      if (missing.some((one) => one === name)) return 'Campo obrigatório'
      return name === 'subject_b' && areEqual ? SUBJECTS_EQUAL : undefined
    },
    advice: settingsWarnings(form, subscribers),
  }
}
