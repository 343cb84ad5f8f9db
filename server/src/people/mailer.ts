import nodemailer from 'nodemailer'

/** Sends the mails by which people sign in. */
export interface Mailer {
  sendSignInLink(to: string, link: string): Promise<void>
}

/**
 * Creates the mailer over an SMTP server.
 * @param url `smtp://user:password@host:port`
 */
export function createMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url)
  return {
    async sendSignInLink(to, link) {
      await transport.sendMail({
        from,
        to,
        subject: 'Seu link para entrar na Ementa',
        text: `Olá!\n\nPara entrar na Ementa, abra este link em até 20 minutos. Ele vale uma única vez.\n\n${link}\n\nSe não foi você quem pediu, ignore esta mensagem: ninguém entra sem o link.\n`,
      })
    },
  }
}
