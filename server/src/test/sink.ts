import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string
  headers: ReadonlyMap<string, string>
  body: string
}

/** Headers by their names in small letters, with folded lines put together. */
function headersOf(head: string): Map<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
}

/** Undoes quoted-printable. */
const plain = (text: string) =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([\dA-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8')

/** Starts an SMTP server that keeps what it gets. `refuse` answers a recipient with an error. */
export async function startSink({
  refuse = () => null,
  onMail,
}: {
  refuse?: (address: string) => { code: number; message: string } | null
  onMail?: (mail: ReceivedMail) => void | Promise<void>
} = {}) {
  const mails: ReceivedMail[] = []
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      const refusal = refuse(address)
      done(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.code }))
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', async () => {
        const text = Buffer.concat(parts).toString('latin1')
        const end = text.indexOf('\r\n\r\n')
        const to = envelope.rcptTo.map(({ address }) => address).join()
        const mail = { to, headers: headersOf(text.slice(0, end)), body: plain(text.slice(end + 4)) }
        mails.push(mail)
        await onMail?.(mail)
        done()
      })
    },
  })
  // A client that is killed breaks its connection.
  sink.on('error', () => {})
  const server = sink.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => new Promise<void>((resolve) => sink.close(resolve)) }
}
