import { lazy } from '../lazy.ts'
import { isMailAddress, type Mailbox, oneLine } from './mail-address.ts'

export type OutgoingMail = {
  /** The same for every attempt, so that a mail delivered twice is still one mail. */
  readonly id?: string
  readonly from: Mailbox
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The reply address, if it is not the sender's. */
  readonly replyTo?: string | undefined
  /** Where a POST without a sign-in unsubscribes the reader (RFC 8058). */
  readonly unsubscribe?: string | undefined
}

/** Takes mails to the mail server. Throws a `MailFailure` when it did not take one. */
export type Mailer = { send(mail: OutgoingMail, signal?: AbortSignal): Promise<void> }

/**
 * A rejected mail. Contains only a code: mail servers' replies name the address. `permanent`: the same mail would be
 * rejected again.
 */
export class MailFailure extends Error {
  readonly code: string
  readonly permanent: boolean

  constructor(code: string, permanent: boolean) {
    super(`The mail was not taken (${code})`)
    this.name = 'MailFailure'
    this.code = code
    this.permanent = permanent
  }
}

type Options = { url: URL; timeoutMs?: number }

/** Sends by SMTP: `smtps:` with TLS from the start, `smtp:` with TLS as soon as the server offers it. */
export function createMailer(options: Options): Mailer {
  // Loaded with the first mail: nothing else needs it.
  const transport = lazy(() => connect(options))
  return {
    async send({ id, from, to, subject, text, html, replyTo, unsubscribe }, signal) {
      if (!isMailAddress(to)) throw new MailFailure('not an address', true)
      await (await transport())
        .sendMail({
          // As parts and not as text, so that no name is read as an address.
          from: { name: oneLine(from.name), address: from.address },
          to: { name: '', address: to },
          subject: oneLine(subject),
          text,
          html,
          ...(replyTo !== undefined && isMailAddress(replyTo) ? { replyTo: { name: '', address: replyTo } } : {}),
          headers: {
            'auto-submitted': 'auto-generated',
            ...(unsubscribe === undefined
              ? {}
              : { 'list-unsubscribe': `<${unsubscribe}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }),
          },
          ...(id === undefined ? {} : { messageId: `<${id}@${from.address.split('@').at(-1)}>` }),
          ...(signal ? { signal } : {}),
        })
        .catch((error: unknown) => {
          throw failureOf(error)
        })
    },
  }
}

/** Connects and signs in as for a mail, and sends none. */
export async function checkMailServer(options: Options): Promise<void> {
  const transport = await connect(options)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

async function connect({ url, timeoutMs = 20_000 }: Options) {
  const user = decodeURIComponent(url.username)
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return (await import('nodemailer')).createTransport({
    host,
    secure,
    // A password is never sent unencrypted.
    requireTLS: !secure && user !== '',
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A mail is text: nothing in it is ever fetched from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(url.port === '' ? {} : { port: Number(url.port) }),
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(url.password) } }),
  })
}

function failureOf(error: unknown): MailFailure {
  const property = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined)
  const [code, reply] = [property('code'), property('responseCode')]
  const words = [code, reply].filter((part) => typeof part === 'string' || typeof part === 'number')
  // Only faults of this recipient or this mail: a wrong password is fixed by the operator.
  const ofMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return new MailFailure(
    words.join(' ') || 'unknown',
    ofMail && typeof reply === 'number' && reply >= 500 && property('command') !== 'MAIL FROM',
  )
}
