import { randomUUID } from 'node:crypto'
import type { QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { carriersWithStatus, pickedTypes } from '../forecast/picked-lines.ts'
import { noDetails, type OfferRow } from '../submissions.store.ts'

/** The current offer of the same carrier and line, which the new one supersedes; undefined if none. */
export function supersededBy<T extends Pick<OfferRow, 'line' | 'carrier'>>(
  { line, carrier }: Pick<OfferRow, 'line' | 'carrier'>,
  before: readonly T[],
): T | undefined {
  return before.find((offer) => offer.line === line && offer.carrier === carrier)
}

/**
 * One offer for each carrier of each chosen line: to be asked, declined by an eligibility question, or with the desk, which
 * asks those whose answer it entered by hand.
 */
export function offersFor(
  quote: QuoteSnapshot,
  submissionUuid: string,
  now: Date,
  before: readonly OfferRow[],
): readonly OfferRow[] {
  const { translate } = quote.served
  const ruledOut = { ...noDetails, reasons: [{ code: 'knocked_out', text: translate('offer.knockedOut') }] }
  const byHand = { ...noDetails, next_step: { text: translate('offer.askedByHand') } }
  const lines = pickedTypes(quote).map(({ line }) => line)
  const carriers = lines
    .flatMap((line) => carriersWithStatus(line, quote))
    .flatMap(({ offered: { line, carrier }, status }) =>
      status === 'out' || status === 'off' ? [] : [{ line: line.line, carrier: carrier.id, status }],
    )
  const deskOffers = before
    .filter((offer) => lines.includes(offer.line) && isWithDesk(offer) && !supersededBy(offer, carriers))
    .map(({ line, carrier }) => ({ line, carrier, status: 'by_hand' }) as const)
  const answers = {
    asked: { state: 'waiting', reply: noDetails, answered_at: null },
    knocked_out: { state: 'declined', reply: ruledOut, answered_at: now },
    by_hand: { state: 'referred', reply: byHand, answered_at: now },
  } as const
  return [...carriers, ...deskOffers].map(({ line, carrier, status }, position) => ({
    uuid: randomUUID(),
    submission_uuid: submissionUuid,
    position,
    line,
    carrier,
    ...answers[status],
    carrier_quote_id: null,
    stage: 'open',
    version: 0,
    revision: 0,
    carrier_revision: null,
    created_at: now,
    supersedes: null,
  }))
}

/** The desk entered what this insurer answered, or has yet to: the insurer itself knows nothing of the offer. */
const isWithDesk = ({ state, carrier_quote_id }: OfferRow): boolean =>
  carrier_quote_id === null && (state === 'quoted' || state === 'referred' || state === 'needs_information')
