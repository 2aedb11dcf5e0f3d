import { allCarriers } from '@coverwright/catalogue/countries/countries'
import type { OfferReply } from '@coverwright/contract/offers'
import type { OfferRow } from '../submissions.store.ts'

/** A carrier's offer for one line, as the applicant sees it. */
export function offerReply(row: OfferRow): OfferReply {
  const { uuid, submission_uuid, line, carrier, state, reply, chosen, answered_at } = row
  const definition = allCarriers.find(({ id }) => id === carrier)
  return {
    uuid,
    submission_uuid,
    line,
    carrier,
    carrier_name: definition?.name ?? carrier,
    sample: definition?.sample ?? false,
    state,
    ...reply,
    chosen,
    ...(answered_at ? { answered_at: answered_at.toISOString() } : {}),
  }
}
