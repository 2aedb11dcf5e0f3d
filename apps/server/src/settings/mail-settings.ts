import { asText, mailAddress, urlOf } from './parsers.ts'
import { optional } from './setting.ts'

export const mailSettings = {
  smtpUrl: optional({
    name: 'SMTP_URL',
    description:
      'The mail server, as in `smtps://user:password@smtp.example.com`. Needed where `PUBLIC_URL` is not this machine.',
    whenUnset: 'mail is not sent but shown at `/outbox`',
    parse: urlOf('smtp:', 'smtps:'),
  }),
  mailFrom: optional({
    name: 'MAIL_FROM',
    description: 'The sender of mails, as in `Your Agency <mail@example.com>`. Needed with `SMTP_URL`.',
    whenUnset: 'none',
    parse: asText,
  }),
  mailFailuresTo: optional({
    name: 'MAIL_FAILURES_TO',
    description: 'An address that is notified of every mail that the mail server rejected for good.',
    whenUnset: 'no report is sent; lists of links show it',
    parse: mailAddress,
  }),
}
