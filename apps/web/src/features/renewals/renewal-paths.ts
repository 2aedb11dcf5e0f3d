import { firstStepOf } from '@coverwright/catalogue/renewals/renewals'
import type { ExpiringReply } from '@coverwright/contract/renewals'

/** Where a renewal begins; also where a link leads whose renewal could not be opened. Source: seed 4.4, 4.6. */
export const startOf = (flow: string | null): string => firstStepOf(flow === 'renewal-census' ? flow : 'renewal-law')

/** What a link says beside its uuid. */
export type LinkQuery = { readonly submission: string | undefined; readonly flow: string | null }

export const linkQueryOf = (search: string): LinkQuery => {
  const query = new URLSearchParams(search)
  return { submission: query.get('quote_submission_uuid') ?? undefined, flow: query.get('flow') }
}

/** The link of a firm in the list. The submission in it lets whoever has it begin the renewal. */
export function linkOf({ uuid, quote_submission_uuid, flow_type }: ExpiringReply): string {
  const query = new URLSearchParams({ quote_submission_uuid, flow: flow_type })
  return `/uuid/${uuid}?${query}`
}
