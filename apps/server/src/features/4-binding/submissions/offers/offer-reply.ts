import { allCarriers } from '@coverwright/catalogue/countries/countries'
import type { OfferReply } from '@coverwright/contract/offers'
import { isTaken, stageOn } from '@coverwright/core/lifecycle/offer'
import type { OfferRow } from '../submissions.store.ts'

/**
 * A carrier's offer for one line, as the applicant sees it.
 * @param today where the insurance is bought
 */
export function offerReply(row: OfferRow, today: string): OfferReply {
  const { uuid, submission_uuid, line, carrier, state, stage, version, revision, reply, answered_at } = row
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
    stage: stageOn(stage, reply.valid_until, today),
    version,
    revision,
    chosen: isTaken(stage),
    ...(answered_at ? { answered_at: answered_at.toISOString() } : {}),
  }
}
