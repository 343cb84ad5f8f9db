import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { createMailer } from './mailer'

test('a link to sign in is sent to the address over SMTP, with its whole address in a line of its own', async () => {
  const received: { to: string[]; text: string }[] = []
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let text = ''
      stream.on('data', (part: Buffer) => {
        text += part.toString()
      })
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
  })
  const server = sink.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const link = `https://ementa.oab.example/#entrar=${'a'.repeat(43)}`
  await createMailer(`smtp://127.0.0.1:${address.port}`, 'Ementa <ementa@oab.example>').sendSignInLink(
    'ana@prado.adv.br',
    link,
  )
  await new Promise<void>((resolve) => sink.close(resolve))
  expect(received).toHaveLength(1)
  expect(received[0]?.to).toEqual(['ana@prado.adv.br'])
  // Quoted-printable breaks long lines.
  expect(received[0]?.text.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(link)
})
