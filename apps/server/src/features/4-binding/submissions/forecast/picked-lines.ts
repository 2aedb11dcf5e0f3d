import type { OfferedLine } from '@coverwright/catalogue/carriers/carriers'
import { carriersOf } from '@coverwright/catalogue/carriers/carriers'
import type { InsuranceType } from '@coverwright/catalogue/lines/insurance-types'
import { recommendationPath, takenUp } from '@coverwright/catalogue/lines/insures'
import { isRecord } from '@coverwright/core/answers/answers'
import type { View } from '@coverwright/core/rules/rule'
import { is } from '@coverwright/core/rules/rule'
import { type CarrierStatus, carrierStatusOf } from '../../../3-quoting/quotes/facts/carrier-status.ts'
import type { QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'

/**
 * The insurance types of a quote, in the catalogue's order: those picked and the accepted recommendations, without lines
 * that a recommended one replaces.
 */
export function pickedTypes({
  flowState,
  served,
}: Pick<QuoteSnapshot, 'flowState' | 'served'>): readonly InsuranceType[] {
  const { view } = flowState
  const pickedAnswers = view.get('insurance_types')
  const uuids = (Array.isArray(pickedAnswers) ? pickedAnswers : []).map((each: unknown) =>
    isRecord(each) ? each.uuid : undefined,
  )
  const replacedIds = replacedLines(view)
  return served.country.types.filter(
    ({ uuid, line }) =>
      !replacedIds.includes(line) &&
      (uuids.includes(uuid) || is(recommendationPath(line), ...takenUp).test(view) === true),
  )
}

/** Lines replaced by a recommended one that includes them. */
function replacedLines(view: View): readonly unknown[] {
  const recommendationAnswers = view.get('recommended_coverages')
  return (Array.isArray(recommendationAnswers) ? recommendationAnswers : []).flatMap((each: unknown) =>
    isRecord(each) && view.get(recommendationPath(String(each.line))) === 'get_recommended' ? [each.replaces] : [],
  )
}

export type CarrierWithStatus = { readonly offered: OfferedLine; readonly status: CarrierStatus }

/** The carriers of a line that this site works with, each with its status for the quote. */
export const carriersWithStatus = (line: string, quote: QuoteSnapshot): readonly CarrierWithStatus[] =>
  carriersOf(line, quote.served.country.carriers)
    .map((offeredLine) => ({ offered: offeredLine, status: carrierStatusOf(quote, offeredLine) }))
    .filter(({ status }) => status !== 'off')
