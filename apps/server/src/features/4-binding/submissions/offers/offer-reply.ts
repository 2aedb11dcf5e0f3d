import { allCarriers } from '@coverwright/catalogue/countries/countries'
import type { OfferReply } from '@coverwright/contract/offers'
import { isTaken, stageOn } from '@coverwright/core/lifecycle/offer'
import type { OfferRow } from '../submissions.store.ts'

/**
 * A carrier's offer for one line, as the applicant sees it.
 * @param today where the insurance is bought
 * @param all those of earlier submissions too, to name what it supersedes
 */
export function offerReply(row: OfferRow, today: string, all: readonly OfferRow[] = []): OfferReply {
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
    ...(reply.premium ? { premium: withTotal(reply.premium) } : {}),
    stage: stageOn(stage, reply.valid_until, today),
    version,
    revision,
    chosen: isTaken(stage),
    ...(answered_at ? { answered_at: answered_at.toISOString() } : {}),
    ...supersededIn(row, all),
  }
}

/** The last price before this one; an offer that was asked for again before it had one is passed over. */
function supersededIn({ supersedes }: OfferRow, all: readonly OfferRow[]): Pick<OfferReply, 'supersedes'> {
  const before = supersedes === null ? undefined : all.find(({ uuid }) => uuid === supersedes)
  if (!before) return {}
  const { uuid, version, state, reply, answered_at } = before
  if (state !== 'quoted' || !reply.premium) return supersededIn(before, all)
  const { currency } = reply.premium
  return {
    supersedes: {
      uuid,
      version,
      premium: { amount: yearTotal(reply.premium), currency },
      ...(answered_at ? { answered_at: answered_at.toISOString() } : {}),
    },
  }
}

type Premium = NonNullable<OfferReply['premium']>

/** What a year costs with taxes and fees, in minor units, whether or not they are in the amount. */
export const yearTotal = ({ amount, charges = [], fees_included }: Omit<Premium, 'total'>): number =>
  fees_included ? amount : charges.reduce((sum, each) => sum + each.amount, amount)

const withTotal = (premium: Premium): Premium =>
  premium.charges?.length ? { ...premium, total: yearTotal(premium) } : premium
