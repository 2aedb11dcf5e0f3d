import { asText, urlOf, webUrl } from './parsers.ts'
import { optional } from './setting.ts'

export const messageSettings = {
  smtpUrl: optional({
    name: 'SMTP_URL',
    meaning:
      'The mail server, as in `smtps://user:password@smtp.example.com`. Needed where `PUBLIC_URL` is not this machine.',
    usual: 'mail is not sent but shown at `/outbox`',
    parse: urlOf('smtp:', 'smtps:'),
  }),
  mailFrom: optional({
    name: 'MAIL_FROM',
    meaning: 'The sender of mails, as in `Your Agency <mail@example.com>`. Needed with `SMTP_URL`.',
    usual: 'none',
    parse: asText,
  }),
  webToCaseUrl: optional({
    name: 'WEB_TO_CASE_URL',
    meaning:
      'Where messages to support are forwarded as `POST` of JSON (`subject`, `description`, `name`, `email`, `CW_AccountUUID__c`), for sites without a `webToCaseUrl` of their own.',
    usual: 'mailed to the site’s `supportEmail`; all are listed at `/roles/support`',
    parse: webUrl,
  }),
  trackingUrl: optional({
    name: 'TRACKING_URL',
    meaning:
      'Where events of the pages are sent, in batches as `POST {"events": […]}`, for sites with `tracking` on and visitors who allowed it.',
    usual: 'nowhere',
    parse: webUrl,
  }),
  flagsUrl: optional({
    name: 'FLAGS_URL',
    meaning: 'A flag service that speaks OFREP and decides the sites’ experiments and flags.',
    usual: 'the sites’ files decide',
    parse: webUrl,
  }),
  flagsToken: optional({
    name: 'FLAGS_TOKEN',
    meaning: 'Its bearer token.',
    usual: 'none',
    parse: asText,
  }),
}
