import type { Database } from '../../../platform/database/database.ts'
import { type MailQueueDependencies, queueMail } from '../mails/queue-mail.ts'
import type { PageAddress } from '../site/page-address.ts'
import type { Sites } from '../site/served-site.ts'
import { disableEndpoint } from './endpoint-state.store.ts'
import type { WebhookDisabledTable } from './webhooks.tables.ts'

type Dependencies = MailQueueDependencies & { readonly sites: Pick<Sites, 'byId'>; readonly pageAddress: PageAddress }

/** Sends an endpoint nothing more, and says so once to the site's host by mail: silence would go unnoticed for days. */
export async function switchOff(
  trx: Database,
  dependencies: Dependencies,
  { site, endpoint }: { readonly site: string; readonly endpoint: string },
  reason: WebhookDisabledTable['reason'],
): Promise<void> {
  if (!(await disableEndpoint(trx, { site, endpoint }, reason, dependencies.clock()))) return
  const to = dependencies.sites.byId(site)?.site.contact.email
  if (to === undefined) return
  const link = dependencies.pageAddress(site, '/desk/webhooks')
  await queueMail(trx, dependencies, { kind: 'webhook_disabled', to, site, endpoint, reason, link })
}
