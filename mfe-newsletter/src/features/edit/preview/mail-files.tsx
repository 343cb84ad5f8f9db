import { slugify } from '@ementa/contracts'
import { Button, copyText, counted, formatNumber, useServices } from '@ementa/ui'
import { downloadFile } from '@ementa/ui/forms'
import { Copy, FileCode, Mail } from 'lucide-react'
import type { PreparedMail } from '../../../shared/mail/prepare-mail'
import plain from '../../../shared/plain/plain.module.css'
import styles from './preview.module.css'

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
        <p className={`${plain.warning} ${styles.missing}`} role="status">
          {counted(mail.missingImages.length, 'imagem não está', 'imagens não estão')} mais neste aparelho e não{' '}
          {mail.missingImages.length === 1 ? 'vai' : 'vão'} no arquivo: {mail.missingImages.join('; ')}.
        </p>
      )}
    </>
  )
}
