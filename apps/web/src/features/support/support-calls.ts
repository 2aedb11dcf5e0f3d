import { hasAccounts } from '@coverwright/catalogue/sites/site'
import type { SupportCase } from '@coverwright/contract/support-cases'
import { queryOptions } from '@tanstack/react-query'
import { forgetEverything } from '../../api/browser/forget-everything.ts'
import { sitePath } from '../../api/page/base.ts'
import { siteQuery } from '../../api/queries/site.ts'
import { queryClient } from '../../api/query-client.ts'
import { api, dataOf } from '../../api/server/client.ts'
import { announcePersonChange } from '../../api/tabs/person-change.ts'

/** The messages to support at this site. */
export const casesQuery = queryOptions({
  queryKey: ['support-cases'],
  queryFn: (): Promise<readonly SupportCase[]> => dataOf(api.GET('/support/cases')),
  staleTime: 0,
})

/** Begins to help somebody, then comes in as them: everything is fetched anew, nothing of before stays in view. */
export async function beginHelping(email: string, reason: string): Promise<never> {
  await api.POST('/support/impersonation', { body: { email, reason } })
  const site = await queryClient.ensureQueryData(siteQuery)
  return comeInAt(hasAccounts(site) ? '/account' : '/')
}

export async function stopHelping(): Promise<never> {
  await api.DELETE('/support/impersonation')
  return comeInAt('/roles/support')
}

/** Never resolves: nothing goes on where everything is forgotten, or the page would ask for it once more as somebody else. */
function comeInAt(path: string): Promise<never> {
  forgetEverything()
  announcePersonChange('out')
  location.assign(`${sitePath()}${path}`)
  return new Promise(() => undefined)
}
