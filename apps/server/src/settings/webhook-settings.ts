import { isYes } from './parsers.ts'
import { setting } from './setting.ts'

export const webhookSettings = {
  webhooksToPrivateNetworks: setting({
    name: 'WEBHOOKS_TO_PRIVATE_NETWORKS',
    description:
      '`yes` lets [webhooks](webhooks.md) go to `http://` and to addresses of private networks, such as a receiver on this machine. Whoever may write a site’s file can then reach what this server reaches.',
    fallback: 'no',
    parse: isYes,
  }),
}
