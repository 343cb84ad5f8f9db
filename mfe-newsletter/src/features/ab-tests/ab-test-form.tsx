import { AB_METRIC_LABELS, AB_TEST, type ABTest, crashBufferKey } from '@ementa/contracts'
import { Button, type CopySlot, formatNumber, Section, useCopySlot, useFormFocus, useSession } from '@ementa/ui'
import {
  Form,
  FormControl,
  FormErrorMessage,
  FormLabel,
  Input,
  Radio,
  RadioGroup,
  SelectField,
  Slider,
  SliderFilledTrack,
  SliderThumb,
  SliderTrack,
} from '@ementa/ui/forms'
import { useEffect, useEffectEvent } from 'react'
import { countRecipients, durationLabel } from '../../shared/ab-tests/ab-test-words'
import { SettingsWarnings } from '../../shared/ab-tests/settings-warnings'
import { CountedLabel } from '../../shared/about/counted-label'
import plain from '../../shared/plain/plain.module.css'
import styles from './ab-tests.module.css'
import {
  type ABTestTexts,
  abTestTextsSchema,
  isRequired,
  LIMITS,
  useABTestForm,
  type WrittenField,
} from './use-ab-test-form'

const DURATIONS = AB_TEST.durations.map((minutes) => ({ value: String(minutes), label: durationLabel(minutes) }))

interface ABTestFormProps {
  newsletterId: string
  subscribers: number
  onCreated: (test: ABTest) => void
}

/** Form of a new test: the two subjects, the split of the subscribers, the metric and the duration. */
export function ABTestForm(props: ABTestFormProps) {
  const { user } = useSession()
  const slot = useCopySlot(crashBufferKey(user?.id ?? '', 'abtest', props.newsletterId), abTestTextsSchema)
  return slot && <OpenForm key={slot.key} slot={slot} {...props} />
}

function OpenForm({ slot, newsletterId, subscribers, onCreated }: ABTestFormProps & { slot: CopySlot<ABTestTexts> }) {
  const { form: box, focus } = useFormFocus<WrittenField>()
  // The form may be opened from the end of the page, where it would be out of sight.
  const focusFirst = useEffectEvent(() => {
    if (!slot.left) focus('name')
  })
  useEffect(() => focusFirst(), [])
  const { form, change, submit, isBusy, errorOf, advice } = useABTestForm({
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
        onChange={(event) => change({ [name]: event.target.value })}
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
            onChange={(split_percent) => change({ split_percent })}
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
              onChange={(value) => change({ metric: value === 'clicks' ? 'clicks' : 'opens' })}
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
            onChange={(value) => change({ duration_minutes: AB_TEST.durations.find((one) => String(one) === value) })}
          />
        </div>
        <SettingsWarnings texts={advice} />
        <Button className={styles.ownWidth} type="submit" variant="solid" isLoading={isBusy} loadingText="Criando…">
          Criar teste
        </Button>
      </Form>
    </Section>
  )
}
