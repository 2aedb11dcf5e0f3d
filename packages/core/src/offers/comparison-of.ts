import { dateText } from '../model/answer-text.ts'
import { type Translate, translateIfPresent } from '../text/text.ts'
import type { OfferWords } from './differences-of.ts'
import type { OfferTerms } from './offer-terms.ts'

/** An offer's cell in a row. */
export type ComparedCell =
  /** The amount or extent; `requested` where it is not what was asked for. */
  | { readonly kind: 'words'; readonly words: string; readonly requested?: string }
  | { readonly kind: 'included' }
  /** Asked for or expected, and not part of the offer. */
  | { readonly kind: 'left_out'; readonly requested?: string }
  /** The insurer does not mention it; for an exclusion: it does not have it. */
  | { readonly kind: 'silent' }

export type ComparedRow = {
  readonly code: string
  readonly label: string
  /** What it means, where there is a text for it. */
  readonly explained?: string
  readonly group: 'limits' | 'benefits' | 'exclusions' | 'terms'
  /** In the order of the offers. */
  readonly cells: readonly ComparedCell[]
  /** The offers differ. */
  readonly differs: boolean
}

/**
 * Offers of one line, or of lines that are one choice, as a table: benefits as rows, offers as columns. The same code
 * is the same benefit, under one name: ours where the messages have one (`offer.benefit.…`), else that of the first
 * offer.
 */
export function comparisonOf(offers: readonly OfferTerms[], words: OfferWords): readonly ComparedRow[] {
  const { t } = words
  const parts = offers.map((offer) => partsOf(offer, words))
  const rows = new Map<string, Part>()
  for (const part of parts.flat()) if (!rows.has(part.code)) rows.set(part.code, part)
  const order: readonly ComparedRow['group'][] = ['limits', 'benefits', 'exclusions', 'terms']
  return [...rows.values()]
    .toSorted((left, right) => order.indexOf(left.group) - order.indexOf(right.group))
    .map(({ code, label, group }) => {
      const cells = parts.map((own) => own.find((part) => part.code === code)?.cell ?? silent)
      const explanation = benefitExplained(code, t)
      return {
        code,
        label: benefitName(code, label, t),
        ...(explanation ? { explained: explanation } : {}),
        group,
        cells,
        differs: new Set(cells.map((cell) => JSON.stringify(cell))).size > 1,
      }
    })
}

/** The same benefit has one name for all insurers: ours if there is one, else the insurer's. */
export const benefitName = (code: string | undefined, label: string, t: Translate): string =>
  (code && translateIfPresent(`offer.benefit.${code}`, t)) || label

/** What a limit or benefit means; undefined where there is no text for it. */
export const benefitExplained = (code: string, t: Translate): string | undefined =>
  translateIfPresent(`offer.benefit.${code}.explained`, t)

type Part = Pick<ComparedRow, 'code' | 'label' | 'group'> & { readonly cell: ComparedCell }

const silent: ComparedCell = { kind: 'silent' }

function partsOf(offer: OfferTerms, { t, locale }: OfferWords): readonly Part[] {
  const { coverages, highlights, exclusions = [], market, trigger, retroactive_date, period } = offer
  const day = (date: string) => dateText(date, locale)
  const term = (code: string, words: string): Part => ({
    code,
    label: t(`offer.terms.${code}`),
    group: 'terms',
    cell: { kind: 'words', words },
  })
  const coveredCodes = new Set(coverages.map(({ code }) => code))
  return [
    ...coverages.map(({ code, label, requested, offered }): Part => {
      const difference = requested !== undefined && requested !== offered ? { requested } : {}
      const cell: ComparedCell =
        offered === undefined ? { kind: 'left_out', ...difference } : { kind: 'words', words: offered, ...difference }
      return { code, label, group: 'limits', cell }
    }),
    // A limit says more about the same benefit.
    ...highlights
      .filter(({ code }) => code === undefined || !coveredCodes.has(code))
      .map(
        ({ code, label, included }): Part => ({
          code: code ?? label,
          label,
          group: 'benefits',
          cell: { kind: included ? 'included' : 'left_out' },
        }),
      ),
    ...exclusions.map(
      ({ code, label }): Part => ({ code: `excluded.${code}`, label, group: 'exclusions', cell: { kind: 'left_out' } }),
    ),
    ...(trigger ? [term('trigger', t(`offer.terms.trigger.${trigger}`))] : []),
    ...(retroactive_date ? [term('retroactive', day(retroactive_date))] : []),
    ...(market ? [term('market', t(`offer.terms.market.${market}`))] : []),
    ...(period ? [term('period', day(period.from))] : []),
  ]
}
