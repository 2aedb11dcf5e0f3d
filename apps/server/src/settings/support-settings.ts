import { webUrl } from './parsers.ts'
import { optional } from './setting.ts'

export const supportSettings = {
  webToCaseUrl: optional({
    name: 'WEB_TO_CASE_URL',
    description:
      'Where messages to support are forwarded as `POST` of JSON (`subject`, `description`, `name`, `email`, `CW_AccountUUID__c`), for sites without a `webToCaseUrl` of their own.',
    whenUnset: 'mailed to the site’s `supportEmail`; all are listed at `/roles/support`',
    parse: webUrl,
  }),
}
