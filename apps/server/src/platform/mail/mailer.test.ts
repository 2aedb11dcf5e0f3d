import { createServer } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { startMailServer } from '../testing/mail-server.ts'
import { createMailer, MailFailure, type OutgoingMail } from './mailer.ts'

const answers: Record<string, { code: number; text: string }> = {
  'gone@shop.example': { code: 550, text: 'no mailbox gone@shop.example here' },
  'full@shop.example': { code: 452, text: 'gone@shop.example is full' },
}
const server = await startMailServer({ refuse: (address) => answers[address] })
afterAll(() => server.stop())
const mailer = createMailer({ url: server.url })

const mail: OutgoingMail = {
  from: { name: 'Coverwright', address: 'mail@coverwright.example' },
  to: 'rosa@shop.example',
  subject: 'Your application',
  text: 'Saved.',
  html: '<p>Saved.</p>',
}

async function sendMail(change: Partial<OutgoingMail>) {
  server.received.length = 0
  await mailer.send({ ...mail, ...change })
  const [receivedMail] = server.received
  if (!receivedMail || server.received.length > 1) throw new Error('Not one mail arrived')
  return receivedMail
}

const failureOf = (sending: Promise<void>): Promise<unknown> =>
  sending.then(
    () => undefined,
    (error: unknown) => error,
  )

it('sends text and HTML to one recipient, in any language (R1)', async () => {
  const { mail: receivedMail, recipients } = await sendMail({
    subject: 'Café Niño’s application 保险',
    text: 'Zürich ✓',
  })
  expect(recipients).toEqual(['rosa@shop.example'])
  expect(receivedMail.to).toEqual([{ name: '', address: 'rosa@shop.example' }])
  expect(receivedMail.from).toEqual({ name: 'Coverwright', address: 'mail@coverwright.example' })
  expect(receivedMail.subject).toBe('Café Niño’s application 保险')
  expect(receivedMail.text?.trim()).toBe('Zürich ✓')
  expect(receivedMail.html?.trim()).toBe('<p>Saved.</p>')
})

it.each(['a\r\nBcc: evil@other.example', 'a\nBcc: evil@other.example', 'a\rBcc: evil@other.example\r\n\r\nnew body'])(
  'no subject or name starts a header of its own: %j (S1)',
  async (words) => {
    const {
      mail: receivedMail,
      recipients,
      raw,
    } = await sendMail({
      subject: words,
      from: { name: words, address: 'mail@coverwright.example' },
    })
    expect(recipients).toEqual(['rosa@shop.example'])
    expect(receivedMail.bcc).toBeUndefined()
    expect(raw).not.toMatch(/^bcc:/im)
    expect(receivedMail.text?.trim()).toBe('Saved.')
    expect(receivedMail.subject).toContain('a Bcc: evil@other.example')
  },
)

it('a name that looks like an address is not a recipient (S1)', async () => {
  const { mail: receivedMail } = await sendMail({
    from: { name: 'evil@other.example>, b', address: 'mail@coverwright.example' },
  })
  expect(receivedMail.from).toEqual({ name: 'evil@other.example>, b', address: 'mail@coverwright.example' })
})

it.each(['a@b.example, c@d.example', 'a@b.example\r\nRCPT TO:<c@d.example>', '"c@d.example x"@b.example'])(
  'sends nothing to %j (S1)',
  async (to) => {
    server.received.length = 0
    const failure = await failureOf(mailer.send({ ...mail, to }))
    expect(failure).toMatchObject({ permanent: true })
    expect(server.received).toEqual([])
  },
)

it('reports the failure without the recipient (S1)', async () => {
  const failure = await failureOf(mailer.send({ ...mail, to: 'gone@shop.example' }))
  expect(failure).toBeInstanceOf(MailFailure)
  expect(failure).toMatchObject({ permanent: true, message: 'The mail was not taken (EENVELOPE 550)' })
  const full = await failureOf(mailer.send({ ...mail, to: 'full@shop.example' }))
  expect(full).toMatchObject({ permanent: false, message: 'The mail was not taken (EENVELOPE 452)' })
  expect((full as MailFailure).cause).toBeUndefined()
})

it('gives up on a silent server after a while', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', () => resolve())
  })
  const { port } = silent.address() as { port: number }
  const hurriedMailer = createMailer({ url: new URL(`smtp://127.0.0.1:${port}`), timeoutMs: 50 })
  const failure = await failureOf(hurriedMailer.send(mail))
  silent.close()
  expect(failure).toMatchObject({ permanent: false, message: 'The mail was not taken (ETIMEDOUT)' })
})

it('sends no password to a server without encryption (S1)', async () => {
  const url = new URL(server.url)
  url.username = 'me'
  url.password = 'secret'
  server.received.length = 0
  const failure = await failureOf(createMailer({ url }).send(mail))
  expect(failure).toMatchObject({ permanent: false, message: expect.stringContaining('ETLS') })
  expect(server.received).toEqual([])
})
