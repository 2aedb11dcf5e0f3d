import { adjustablePaths } from '@coverwright/catalogue/lines/adjustable-answers'
import { contentHash } from '../../../../platform/content-hash.ts'
import { requestParts } from '../offers/carrier-request.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { OfferRow } from '../submissions.store.ts'

type SubmittedParts = Parameters<typeof requestParts>[0]

/** The shared limits go to the insurers of all lines, and only those that are asked for them read them. */
const sharedLimits: readonly string[] = ['occurrence_limit', 'aggregate_limit', 'deductible', 'property_deductible']

type AnsweredOffer = Pick<OfferRow, 'uuid' | 'submission_uuid' | 'line' | 'carrier'>

function sentHash(submission: SubmittedParts, offer: AnsweredOffer): string {
  const { coverage, ...rest } = requestParts(submission, offer)
  const own = Object.entries(coverage ?? {}).filter(([name]) => !sharedLimits.includes(name))
  return contentHash({ ...rest, coverage: Object.fromEntries(own) })
}

type Requests = {
  /** What each submission sent, by its uuid. */
  readonly sent: ReadonlyMap<string, SubmittedParts>
  /** What would be sent now. */
  readonly now: Pick<Snapshot, 'answers' | 'facts' | 'remarks'>
}

/**
 * The lines whose insurers have to be asked again: those named, those with a changed limit, and those whose request
 * would differ from the last one.
 */
export function linesToRequest(
  offers: readonly AnsweredOffer[],
  requestedLines: readonly string[],
  changedPaths: readonly string[],
  { sent, now: { answers, facts, remarks } }: Requests,
): readonly string[] {
  const isChanged = (offer: AnsweredOffer): boolean => {
    const before = sent.get(offer.submission_uuid)
    if (!before) return true
    // The passing of time is no change.
    return sentHash(before, offer) !== sentHash({ ...before, answers, facts, remarks: remarks ?? [] }, offer)
  }
  const lines = [...new Set(offers.map(({ line }) => line))]
  return lines.filter(
    (line) =>
      requestedLines.includes(line) ||
      adjustablePaths(line).some((path) => changedPaths.includes(path)) ||
      offers.some((offer) => offer.line === line && isChanged(offer)),
  )
}
