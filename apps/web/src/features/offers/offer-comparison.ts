import type { OfferReply } from '@coverwright/contract/offers'
import { type ComparedCell, type ComparedRow, comparisonOf } from '@coverwright/core/offers/comparison-of'
import type { OfferWords } from '@coverwright/core/offers/differences-of'
import type { CompareCell, CompareRow } from '../../ui/insurance/compare-table.tsx'
import { yearTotal } from './price-text.ts'

/** Offers as the rows of their table. */
export const comparisonRows = (offers: readonly OfferReply[], words: OfferWords): readonly CompareRow[] =>
  comparisonOf(offers, words).map(({ code, label, explained, cells, differs }) => ({
    id: code,
    label,
    ...(explained ? { explained } : {}),
    cells: cells.map(cellOf),
    differs,
  }))

function cellOf(cell: ComparedCell): CompareCell {
  const requestedTerm = 'requested' in cell && cell.requested ? { asked: cell.requested } : {}
  if (cell.kind === 'words') return { kind: 'words', words: cell.words, ...requestedTerm }
  return cell.kind === 'left_out' ? { kind: 'left_out', ...requestedTerm } : { kind: cell.kind }
}

const mostNamed = 5

const priceOf = ({ premium }: OfferReply): number => (premium ? yearTotal(premium) : 0)

/** The cheapest of several priced offers, and what dearer ones offer and it does not. */
export function missingInCheapest(
  offers: readonly OfferReply[],
  words: OfferWords,
): { readonly uuid: string; readonly missing: readonly string[] } | undefined {
  const pricedOffers = offers
    .filter(({ state, premium }) => state === 'quoted' && premium)
    .toSorted((left, right) => priceOf(left) - priceOf(right))
  const [cheapest] = pricedOffers
  if (!cheapest || pricedOffers.length < 2) return undefined
  const isByHand = pricedOffers.map(({ entered_by }) => entered_by !== undefined)
  const missing = comparisonOf(pricedOffers, words).filter((row) => isMissingInFirst(row, isByHand))
  return { uuid: cheapest.uuid, missing: missing.slice(0, mostNamed).map(({ label }) => label) }
}

/**
 * An insurer that does not mention a benefit in its own words may well have it under others, and the desk's entries
 * have one word for all limits: such an offer neither lacks nor adds a named benefit.
 */
function isMissingInFirst({ group, cells }: ComparedRow, isByHand: readonly boolean[]): boolean {
  const [first, ...others] = cells
  const has = ({ kind }: ComparedCell): boolean => kind === 'words' || kind === 'included'
  if (group !== 'limits' && group !== 'benefits') return false
  if (first?.kind === 'left_out') return others.some(has)
  if (group === 'benefits' || first?.kind !== 'silent' || isByHand[0]) return false
  return others.some((cell, at) => has(cell) && !isByHand[at + 1])
}
