import type { Database } from '../../../platform/database/database.ts'
import { hostAddress } from '../mails/host-address.ts'
import type { Notify } from '../mails/notify.ts'
import type { PageAddress } from '../site/page-address.ts'
import type { Sites } from '../site/served-site.ts'
import { disableEndpoint } from './endpoint-state.store.ts'
import type { WebhookDisabledTable } from './webhooks.tables.ts'

type Dependencies = {
  readonly notify: Notify
  readonly sites: Pick<Sites, 'byId'>
  readonly pageAddress: PageAddress
  readonly clock: () => Date
}

/** Stops sending to an endpoint, and mails the site's host once: otherwise it would go unnoticed for days. */
export async function switchOff(
  trx: Database,
  dependencies: Dependencies,
  { site, endpoint }: { readonly site: string; readonly endpoint: string },
  reason: WebhookDisabledTable['reason'],
): Promise<void> {
  if (!(await disableEndpoint(trx, { site, endpoint }, reason, dependencies.clock()))) return
  const servedSite = dependencies.sites.byId(site)
  if (!servedSite) return
  const to = hostAddress(servedSite.site, 'desk')
  const link = dependencies.pageAddress(site, '/desk/webhooks')
  await dependencies.notify(trx, 'desk', { kind: 'webhook_disabled', to, site, endpoint, reason, link })
}
