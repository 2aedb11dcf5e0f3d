import { adjustablePaths } from '@coverwright/catalogue/lines/adjustable-answers'
import { contentHash } from '../../../../platform/content-hash.ts'
import { requestParts } from '../offers/carrier-request.ts'
import type { OfferRow } from '../submissions.store.ts'

type Submitted = Parameters<typeof requestParts>[0]

/** The shared limits go to the insurers of all lines, and only those that are asked for them read them. */
const sharedLimits: readonly string[] = ['occurrence_limit', 'aggregate_limit', 'deductible', 'property_deductible']

function sentHash(submitted: Submitted, offer: OfferRow): string {
  const { coverage, ...rest } = requestParts(submitted, offer)
  const own = Object.entries(coverage ?? {}).filter(([name]) => !sharedLimits.includes(name))
  return contentHash({ ...rest, coverage: Object.fromEntries(own) })
}

/**
 * The lines whose insurers have to be asked again: those that were named, those with a changed limit of theirs, and those
 * whose insurers would be sent something else than before.
 */
export function linesAskedAgain(
  offers: readonly OfferRow[],
  named: readonly string[],
  changed: readonly string[],
  { before, after }: { readonly before: Submitted; readonly after: Submitted },
): readonly string[] {
  const lines = [...new Set(offers.map(({ line }) => line))]
  return lines.filter(
    (line) =>
      named.includes(line) ||
      adjustablePaths(line).some((path) => changed.includes(path)) ||
      offers.some((offer) => offer.line === line && sentHash(before, offer) !== sentHash(after, offer)),
  )
}
