import { slugify } from '@ementa/contracts'
import { inboxLine, inboxSubject, type Night } from '@ementa/mail'
import {
  Avatar,
  Button,
  copyText,
  counted,
  ErrorCard,
  formatNumber,
  Loading,
  OutlineLines,
  timeOfDay,
  useServices,
} from '@ementa/ui'
import { isEqual } from '@ementa/ui/data'
import { downloadFile } from '@ementa/ui/forms'
import { Sheet } from '@ementa/ui/overlays'
import { Copy, FileCode, type LucideIcon, Mail, Monitor, Moon, Smartphone, Sun } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useDeliveryTexts } from '../../../shared/delivery/delivery-texts'
import type { MailInput, PreparedMail } from '../../../shared/mail/prepare-mail'
import plain from '../../../shared/plain/plain.module.css'
import styles from './preview.module.css'

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
  html,
  date,
  night,
}: PreviewContent & { night: Night }) {
  return (
    <section className={styles.inbox} aria-label="Na caixa de entrada" data-night={night}>
      <Avatar name={author} src={avatar ?? undefined} size="sm" />
      <div className={plain.words}>
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
        <p className={`${plain.small} ${plain.twoLines} ${styles.quiet}`}>{inboxLine(preheader, html)}</p>
      </div>
    </section>
  )
}

interface PreviewFrameProps {
  mail: PreparedMail
  width: number | string
  night: Night
}

/**
 * The mail itself, as a mail program shows it. `allow-same-origin` without `allow-scripts`: nothing can run in there, but
 * its styles come by the CSSOM (the CSP of the page holds inside too).
 */
export function PreviewFrame({ mail, width, night }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const draw = () => {
      if (element.contentDocument) mail.show(element.contentDocument, night)
    }
    draw()
    // Some browsers load about:blank a moment later, which erases the mail.
    element.addEventListener('load', draw)
    return () => element.removeEventListener('load', draw)
  }, [mail, night])

  return (
    <iframe
      className={styles.frame}
      ref={frame}
      title="Texto da edição"
      sandbox="allow-same-origin"
      style={{ width }}
      data-night={night}
    />
  )
}

/** Gmail cuts longer mails and hides the rest behind a link. */
const CLIPPED_ABOVE_KB = 102

interface MailFilesProps {
  mail: PreparedMail
  handle: string
  subject: string
}

/** The mail as files for a mailing service, with notes about them. */
export function MailFiles({ mail, handle, subject }: MailFilesProps) {
  const services = useServices()
  const name = [handle, slugify(subject).slice(0, 60)].filter(Boolean).join('-')
  const kilobytes = Math.ceil(mail.bytes / 1024)
  return (
    <>
      <div className={styles.files}>
        <Button
          leftIcon={<FileCode size={16} aria-hidden />}
          onClick={() => downloadFile(`${name}.html`, mail.html, 'text/html;charset=utf-8')}
        >
          Baixar HTML para e-mail
        </Button>
        <Button
          leftIcon={<Mail size={16} aria-hidden />}
          onClick={() => downloadFile(`${name}.eml`, mail.file(), 'message/rfc822')}
        >
          Baixar .eml
        </Button>
        <Button
          leftIcon={<Copy size={16} aria-hidden />}
          onClick={() => void copyText(services, mail.plainText(), 'Texto copiado')}
        >
          Copiar só o texto
        </Button>
      </div>
      <p className={`${plain.meta} ${styles.facts}`}>
        {formatNumber(kilobytes)} KB
        {kilobytes > CLIPPED_ABOVE_KB &&
          `: acima de ${CLIPPED_ABOVE_KB} KB, o Gmail corta a mensagem e esconde o resto`}
        {' · '}o .eml abre como rascunho no seu programa de e-mail; daqui, nada é enviado por e-mail.
      </p>
      {mail.missingImages.length > 0 && (
        <p className={`${plain.warning} ${styles.facts}`} role="status">
          {counted(mail.missingImages.length, 'imagem não está', 'imagens não estão')} mais neste aparelho e não{' '}
          {mail.missingImages.length === 1 ? 'vai' : 'vão'} no arquivo: {mail.missingImages.join('; ')}.
        </p>
      )}
    </>
  )
}

type MailState = { mail: PreparedMail } | 'making' | 'failed'

/** The mail of an issue, once what makes it is loaded; `retry` after a failed download. */
function useMail(input: MailInput): { state: MailState; retry: () => void } {
  const { images } = useServices()
  const [state, setState] = useState<MailState>('making')
  // The same fields in another object make no other mail; a retry asks for the same again.
  const [wanted, setWanted] = useState({ input })
  if (!isEqual(wanted.input, input)) setWanted({ input })
  useEffect(() => {
    let isCurrent = true
    import('../../../shared/mail/prepare-mail')
      .then(({ prepareMail }) => prepareMail(wanted.input, images))
      .then(
        (mail) => isCurrent && setState({ mail }),
        () => isCurrent && setState('failed'),
      )
    return () => {
      isCurrent = false
    }
  }, [wanted, images])
  return {
    state,
    retry: () => {
      setState('making')
      setWanted({ input })
    },
  }
}
