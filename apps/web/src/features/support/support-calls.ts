import { hasAccounts } from '@coverwright/catalogue/sites/site'
import type { UserReply } from '@coverwright/contract/people'
import type { SupportCase } from '@coverwright/contract/support-cases'
import { sitePath } from '../../api/base.ts'
import { call } from '../../api/client.ts'
import { forgetEverything } from '../../api/forget-everything.ts'
import { announcePersonChange } from '../../api/person-change.ts'
import { siteQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/store/page-queries.ts'
import { queryOptions } from '../../api/store/query.ts'

/** The messages to support at this site. */
export const casesQuery = queryOptions({
  queryKey: ['support-cases'],
  queryFn: async () => (await call<readonly SupportCase[]>('support/cases')).data,
  staleTime: 0,
})

/** Begins to help somebody, then comes in as them: everything is fetched anew, nothing of before stays in view. */
export async function beginHelping(email: string, reason: string): Promise<void> {
  await call<UserReply>('support/impersonation', { method: 'POST', body: { email, reason } })
  const site = await queryClient.ensureQueryData(siteQuery)
  comeInAt(hasAccounts(site) ? '/account' : '/')
}

export async function stopHelping(): Promise<void> {
  await call<UserReply>('support/impersonation', { method: 'DELETE' })
  comeInAt('/roles/support')
}

function comeInAt(path: string): void {
  forgetEverything()
  announcePersonChange('out')
  location.assign(`${sitePath()}${path}`)
}
