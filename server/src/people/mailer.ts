import nodemailer from 'nodemailer'
import type { IssueMail } from '../jobs/issue-mail'

/** Sends the mails by which people sign in, and the issues of newsletters. */
export interface Mailer {
  sendSignInLink(to: string, link: string): Promise<void>
  /** Asks a person who joined to show that the address is theirs. */
  sendConfirmation(to: string, link: string): Promise<void>
  /** Sends one issue to one reader; absent: issues are read in the product alone. */
  issues?: { send(mail: IssueMail): Promise<unknown>; sender: string }
}

/** In ms: far less than a process keeps the mails that it took. */
const LONGEST_SILENCE = '10000'

/** Issues go over one connection, one after another. A link must not wait behind them. */
function pooled(url: string): string {
  const address = new URL(url)
  const settings = {
    pool: 'true',
    maxConnections: '1',
    greetingTimeout: LONGEST_SILENCE,
    connectionTimeout: LONGEST_SILENCE,
    socketTimeout: LONGEST_SILENCE,
  }
  for (const [name, value] of Object.entries(settings)) address.searchParams.set(name, value)
  return address.href
}

/**
 * Creates the mailer over an SMTP server.
 * @param url `smtp://user:password@host:port`
 */
export function createMailer(url: string, from: string): Required<Mailer> & { close(): void } {
  if (!/^smtps?:\/\/./.test(url)) throw new Error('Failed to start: SMTP_URL has to begin with smtp:// or smtps://.')
  const transport = nodemailer.createTransport(url)
  const pool = nodemailer.createTransport(pooled(url))
  const sender = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()
  return {
    async sendSignInLink(to, link) {
      await transport.sendMail({
        from,
        to,
        subject: 'Seu link para entrar na Ementa',
        text: `Olá!\n\nPara entrar na Ementa, abra este link em até 20 minutos. Ele vale uma única vez.\n\n${link}\n\nSe não foi você quem pediu, ignore esta mensagem: ninguém entra sem o link.\n`,
      })
    },
    async sendConfirmation(to, link) {
      await transport.sendMail({
        from,
        to,
        subject: 'Confirme seu e-mail na Ementa',
        text: `Olá!\n\nPara receber por e-mail as newsletters que você assina na Ementa, confirme este endereço em até sete dias:\n\n${link}\n\nSe não foi você quem o informou, ignore esta mensagem: nada mais chega aqui.\n`,
      })
    },
    issues: { sender, send: (mail) => pool.sendMail(mail) },
    close: () => pool.close(),
  }
}
