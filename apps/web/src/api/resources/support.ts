import { hasAccounts } from '@coverwright/catalogue/sites/site'
import type { SupportCase } from '@coverwright/contract/support/cases'
import type { SupportCustomer } from '@coverwright/contract/support/customers'
import { queryOptions } from '@tanstack/react-query'
import { forgetEverything } from '../browser/forget-everything.ts'
import { sitePath } from '../page/base.ts'
import { queryClient } from '../query-client.ts'
import { api, dataOf } from '../server/client.ts'
import { announcePersonChange } from '../tabs/person-change.ts'
import { siteQuery } from './site.ts'

/** The messages to support at this site. */
export const supportCasesQuery = queryOptions({
  queryKey: ['support-cases'],
  queryFn: (): Promise<readonly SupportCase[]> => dataOf(api.GET('/support/cases')),
  staleTime: 0,
})

/** Customers by what their applications say. */
export const supportCustomersQuery = (search: string) =>
  queryOptions({
    queryKey: ['support-customers', search],
    queryFn: (): Promise<readonly SupportCustomer[]> =>
      dataOf(api.GET('/support/customers', { params: { query: { search } } })),
    staleTime: 0,
  })

/** Starts to act for a user, and reloads the page as them. */
export async function startImpersonation(email: string, reason: string): Promise<never> {
  await api.POST('/support/impersonation', { body: { email, reason } })
  const site = await queryClient.ensureQueryData(siteQuery)
  return reloadAt(hasAccounts(site) ? '/account' : '/')
}

export async function stopImpersonation(): Promise<never> {
  await api.DELETE('/support/impersonation')
  return reloadAt('/roles/support')
}

/**
 * Never resolves, so that no page continues with an empty cache and fetches as somebody else while the next one loads.
 */
function reloadAt(path: string): Promise<never> {
  forgetEverything()
  announcePersonChange('out')
  location.assign(`${sitePath()}${path}`)
  return new Promise(() => undefined)
}
