import { dateText } from '../model/answer-text.ts'
import type { Translate } from '../text/text.ts'
import type { OfferedCoverage, OfferTerms, RequestedTerms } from './offer-terms.ts'

/**
 * - `limit`: another amount or extent than was asked for · `left_out`: asked for, not offered
 * - `sublimit`: paid up to an amount of its own within a limit · `excluded`: left out by the policy
 * - `surplus`, `claims_made`, `retroactive`, `period`, `fees`: what nobody asked for, and must know before choosing
 */
export type DifferenceKind =
  | 'limit'
  | 'left_out'
  | 'sublimit'
  | 'excluded'
  | 'surplus'
  | 'claims_made'
  | 'retroactive'
  | 'period'
  | 'fees'

/** All in words for people: `text` is a sentence of its own, the others stand side by side under a heading. */
export type OfferDifference = {
  readonly kind: DifferenceKind
  /** The name of the coverage or exclusion; else the kind. */
  readonly code: string
  readonly label: string
  /** Absent where nothing was asked for. */
  readonly requested?: string
  readonly offered: string
  readonly text: string
}

export type OfferWords = { readonly t: Translate; readonly locale: string }

/** Where an offer differs from what was asked for: first its coverages in their order, then its other terms. */
export function differencesOf(
  { coverages, exclusions = [], market, trigger, retroactive_date, period, premium }: OfferTerms,
  requestedTerms: RequestedTerms,
  { t, locale }: OfferWords,
): readonly OfferDifference[] {
  const term = (kind: DifferenceKind, requestedText?: string, offeredText?: string): OfferDifference => {
    const params = {
      ...(requestedText ? { requested: requestedText } : {}),
      ...(offeredText ? { offered: offeredText } : {}),
    }
    return {
      kind,
      code: kind,
      label: t(`offer.terms.${kind}`),
      ...(requestedText ? { requested: requestedText } : {}),
      offered: offeredText ?? t(`offer.terms.${kind}.offered`),
      text: t(`offer.difference.${kind}`, params),
    }
  }
  const day = (date: string) => dateText(date, locale)
  const isLater = (date: string, requestedDate: string | undefined) =>
    requestedDate !== undefined && date > requestedDate
  return [
    ...coverages.flatMap((coverage) => coverageDifference(coverage, t)),
    ...exclusions.map(({ code, label }) => exclusion(code, label, t)),
    ...(trigger === 'claims_made' ? [term('claims_made')] : []),
    ...(retroactive_date && isLater(retroactive_date, requestedTerms.retroactive_date)
      ? [term('retroactive', day(requestedTerms.retroactive_date ?? ''), day(retroactive_date))]
      : []),
    ...(period && requestedTerms.effective_date && period.from !== requestedTerms.effective_date
      ? [term('period', day(requestedTerms.effective_date), day(period.from))]
      : []),
    ...(market === 'surplus' ? [term('surplus')] : []),
    ...(premium?.fees_included === false ? [term('fees')] : []),
  ]
}

function coverageDifference(
  { code, label, requested, offered, sublimit_of }: OfferedCoverage,
  t: Translate,
): readonly OfferDifference[] {
  if (offered === undefined) {
    const text = t('offer.difference.left_out', { label })
    const none = t('offer.terms.notOffered')
    return requested === undefined ? [] : [{ kind: 'left_out', code, label, requested, offered: none, text }]
  }
  const isOther = requested !== undefined && requested !== offered
  if (sublimit_of === undefined && !isOther) return []
  const kind = sublimit_of === undefined ? 'limit' : 'sublimit'
  const key = isOther && sublimit_of ? 'offer.difference.sublimit.asked' : `offer.difference.${kind}`
  const text = t(key, { label, offered, ...(requested === undefined ? {} : { requested }) })
  return [{ kind, code, label, ...(requested === undefined ? {} : { requested }), offered, text }]
}

const exclusion = (code: string, label: string, t: Translate): OfferDifference => ({
  kind: 'excluded',
  code,
  label,
  offered: t('offer.terms.excluded'),
  text: t('offer.difference.excluded', { label }),
})
