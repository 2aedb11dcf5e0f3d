import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = {
  /** The recipient of the delivery, which its headers need not name. */
  readonly recipients: readonly string[]
  readonly raw: string
  readonly mail: Email
}

type Options = {
  port?: number
  /** Rejects a recipient, as a mail server does that does not know one. */
  refuse?: (address: string) => { code: number; text: string } | undefined
}

/** A mail server for tests: keeps what it is given. */
export async function startMailServer({ port = 0, refuse = () => undefined }: Options = {}) {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const refusal = refuse(address)
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.once('end', async () => {
        const raw = Buffer.concat(chunks)
        const recipients = envelope.rcptTo.map(({ address }) => address)
        mails.push({ recipients, raw: raw.toString('utf8'), mail: await PostalMime.parse(raw) })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve())
  })
  // A sender that is killed in the middle of a mail is no fault of the mail server.
  server.on('error', () => undefined)
  const { port: chosenPort } = server.server.address() as AddressInfo
  return {
    received: mails,
    port: chosenPort,
    url: new URL(`smtp://127.0.0.1:${chosenPort}`),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
