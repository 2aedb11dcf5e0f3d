import { StartupError } from '../errors/startup-error.ts'
import { isLocalHost } from './local-address.ts'
import { type Mailbox, readMailbox } from './mail-address.ts'

/** Our mail server, and the sender. */
export type SmtpSettings = { readonly url: URL; readonly from: Mailbox }

type Options = { readonly smtpUrl: URL | undefined; readonly from: string | undefined; readonly publicUrl: URL }

/**
 * Without a mail server mails are shown at /outbox: undefined. They include sign-in codes, so this is only for one's
 * own machine.
 */
export function smtpSettings({ smtpUrl, from, publicUrl }: Options): SmtpSettings | undefined {
  if (!smtpUrl) {
    if (isLocalHost(publicUrl.hostname)) return undefined
    throw new StartupError(
      `PUBLIC_URL is not an address of this machine, so mail must be sent: set SMTP_URL and MAIL_FROM, as in SMTP_URL=smtps://user:password@smtp.example.com MAIL_FROM="Your Agency <mail@example.com>".`,
    )
  }
  if (smtpUrl.hostname === '') throw new StartupError('SMTP_URL names no mail server.')
  if (!isDecodable(smtpUrl.username) || !isDecodable(smtpUrl.password)) {
    throw new StartupError('SMTP_URL contains a user or password with a %: write it as %25.')
  }
  const mailbox = readMailbox(from ?? '')
  if (mailbox) return { url: smtpUrl, from: mailbox }
  throw new StartupError('MAIL_FROM must be the address mail comes from, as in "Your Agency <mail@example.com>".')
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
