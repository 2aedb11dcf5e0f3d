import type { AgencyQuote, AgencyQuotesReply } from '@coverwright/contract/agencies'
import type { AgencyPolicies } from '@coverwright/contract/agencies/expiring-policies'
import type { DeskPerson, DeskView } from '@coverwright/contract/desk/queue'
import type { ExpiringDays } from '@coverwright/contract/values'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../../query-client.ts'
import { api, dataOf } from '../../server/client.ts'

/** What is left out does not restrict the list. */
export type AgencyQuotesSearch = {
  readonly search?: string
  readonly state?: AgencyQuote['state']
  readonly line?: string
  readonly mine?: boolean
  readonly next?: AgencyQuote['next_move']['who']
  readonly due?: boolean
  readonly order?: 'starts' | 'price' | 'name'
  readonly page?: number
}

/** The key that every list of an agency's quotes begins with. */
export const agencyQuotesKey = ['agency-quotes'] as const

/** The quotes an agent may work on. */
export const agencyQuotesQuery = (query: AgencyQuotesSearch) =>
  queryOptions({
    queryKey: [...agencyQuotesKey, query],
    queryFn: (): Promise<AgencyQuotesReply> => dataOf(api.GET('/agent/quotes', { params: { query } })),
    staleTime: 0,
  })

/** The policies of an agent's clients that expire within so many days. */
export const expiringPoliciesQuery = (days: ExpiringDays) =>
  queryOptions({
    queryKey: ['agency-policies', days],
    queryFn: (): Promise<readonly AgencyPolicies[]> =>
      dataOf(api.GET('/agent/policies', { params: { query: { days } } })),
    staleTime: 0,
  })

/** Whom an agent can assign quotes to. */
export const agentPeopleQuery = queryOptions({
  queryKey: ['agent-people'],
  queryFn: (): Promise<readonly DeskPerson[]> => dataOf(api.GET('/agent/people')),
  staleTime: 60_000,
})

/** Assigns quotes, and has the lists fetched again. @returns how many were assigned */
export async function assignAgencyQuotes(ids: readonly string[], email: string | null): Promise<number> {
  const { count } = await dataOf(api.PATCH('/agent/owners', { body: { ids: [...ids], email } }))
  await queryClient.invalidateQueries({ queryKey: agencyQuotesKey })
  return count
}

const viewsKey = ['agent-views'] as const

/** The searches that the agent has named. */
export const agentViewsQuery = queryOptions({
  queryKey: viewsKey,
  queryFn: (): Promise<readonly DeskView[]> => dataOf(api.GET('/agent/views')),
  staleTime: 60_000,
})

const viewsChanged = async (reply: Promise<readonly DeskView[]>): Promise<void> => {
  queryClient.setQueryData(viewsKey, await reply)
}

export const agentViews = {
  add: (body: { readonly id: string; readonly name: string; readonly query: string }) =>
    viewsChanged(dataOf(api.POST('/agent/views', { body }))),
  remove: (view: string) => viewsChanged(dataOf(api.DELETE('/agent/views/{view}', { params: { path: { view } } }))),
}
