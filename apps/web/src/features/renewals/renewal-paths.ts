import { firstStepOf } from '@coverwright/catalogue/renewals/renewals'
import type { ExpiringReply } from '@coverwright/contract/renewals'

/** The first page of a renewal, where a link also leads if its renewal cannot be opened. Source: seed 4.4, 4.6. */
export const firstPageOf = (flow: string | null): string =>
  firstStepOf(flow === 'renewal-census' ? flow : 'renewal-law')

/** The query of a renewal link. */
export type LinkQuery = { readonly submission: string | undefined; readonly flow: string | null }

export const parseLinkQuery = (search: string): LinkQuery => {
  const query = new URLSearchParams(search)
  return { submission: query.get('quote_submission_uuid') ?? undefined, flow: query.get('flow') }
}

/** The link that starts or opens a renewal. Anyone with its submission id can start the renewal. */
export function renewalLink({ uuid, quote_submission_uuid, flow_type }: ExpiringReply): string {
  const query = new URLSearchParams({ quote_submission_uuid, flow: flow_type })
  return `/uuid/${uuid}?${query}`
}
