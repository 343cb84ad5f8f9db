import type { Night } from '@ementa/contracts/mail'
import { inboxSubject } from '@ementa/contracts/mail'
import { Avatar, Button, ErrorCard, Loading, OutlineLines, timeOfDay } from '@ementa/ui'
import { Sheet } from '@ementa/ui/overlays'
import { type LucideIcon, Monitor, Moon, Smartphone, Sun } from 'lucide-react'
import { useState } from 'react'
import { useDeliveryTexts } from '../../../shared/delivery/delivery-texts'
import type { MailInput } from '../../../shared/mail/prepare-mail'
import { useMail } from '../../../shared/mail/use-mail'
import plain from '../../../shared/plain/plain.module.css'
import { MailFiles } from './mail-files'
import styles from './preview.module.css'
import { PreviewFrame } from './preview-frame'

const PHONE_WIDTH = 360

const DEVICES = [
  { value: 'desktop', label: 'Computador', icon: Monitor },
  { value: 'phone', label: 'Celular', icon: Smartphone },
] as const
const NIGHTS = [
  { value: 'light', label: 'Claro', icon: Sun },
  { value: 'dark', label: 'Escuro', icon: Moon },
] as const

export interface PreviewContent extends MailInput {
  avatar: string | null
}

export interface PreviewDialogProps {
  content: PreviewContent
  isOpen: boolean
  onClose: () => void
}

/**
 * The issue as readers receive it: its line in the inbox and the open mail, in the width of a phone or a desktop, in
 * light or dark colours.
 */
export function PreviewDialog({ content, isOpen, onClose }: PreviewDialogProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={content.isTest ? 'Teste para você' : 'Pré-visualização'} size="2xl">
      <OpenPreview content={content} />
    </Sheet>
  )
}

function OpenPreview({ content: { avatar, ...input } }: { content: PreviewContent }) {
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop')
  const [night, setNight] = useState<'light' | 'dark'>('light')
  const { state, retry } = useMail(input)
  const texts = useDeliveryTexts()
  const width = device === 'phone' ? PHONE_WIDTH : '100%'
  return (
    <>
      {input.isTest && (
        <p className={`${plain.note} ${styles.testNote}`}>
          É assim que a edição chega. O teste não marca a edição como enviada, e {texts.test}. Para recebê-la no seu
          correio, baixe o .eml, que já traz o assunto, e envie-o a você.
        </p>
      )}
      <div className={styles.choices}>
        {/* A phone shows the phone's width either way. */}
        <div className={styles.device}>
          <Choice label="Tamanho da tela" options={DEVICES} chosen={device} onChoose={setDevice} />
        </div>
        <Choice label="Cores do programa de e-mail" options={NIGHTS} chosen={night} onChoose={setNight} />
      </div>
      <div className={styles.mail} style={{ width }}>
        <InboxLine {...input} avatar={avatar} night={night} />
        {typeof state === 'object' && <PreviewFrame mail={state.mail} width={width} night={night} />}
        {state === 'making' && (
          <Loading label="Montando o e-mail…">
            <div className={styles.mailSpace}>
              <OutlineLines count={8} h="15px" gap="1rem" />
            </div>
          </Loading>
        )}
        {state === 'failed' && (
          <ErrorCard
            title="O e-mail não pôde ser montado"
            description="Verifique a conexão. O texto não se perdeu."
            onRetry={retry}
          />
        )}
      </div>
      {typeof state === 'object' && <MailFiles mail={state.mail} handle={input.handle} subject={inboxSubject(input)} />}
    </>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string; icon: LucideIcon }[]
  chosen: Value
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, options, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className="button-group" aria-label={label}>
      {options.map(({ value, label, icon: Icon }) => (
        <Button
          size="sm"
          className={styles.action}
          key={value}
          leftIcon={<Icon size={16} aria-hidden />}
          aria-pressed={chosen === value}
          onClick={() => onChoose(value)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}

function InboxLine({
  newsletter,
  author,
  avatar,
  subject,
  isTest,
  preheader,
  date,
  night,
}: PreviewContent & { night: Night }) {
  return (
    <section className={styles.inbox} aria-label="Na caixa de entrada" data-night={night}>
      <Avatar name={author} src={avatar ?? undefined} size="sm" />
      <div className={styles.inboxWords}>
        <div className={styles.inboxHead}>
          <p className={plain.oneLine}>
            De: {newsletter} · {author}
          </p>
          <time>{timeOfDay(date ?? Date.now())}</time>
        </div>
        <p className={`${plain.strong} ${plain.twoLines}`}>
          <span className={styles.label}>Assunto: </span>
          {inboxSubject({ subject, isTest })}
        </p>
        <p className={`${plain.small} ${plain.twoLines} ${styles.quiet}`}>{preheader}</p>
      </div>
    </section>
  )
}
