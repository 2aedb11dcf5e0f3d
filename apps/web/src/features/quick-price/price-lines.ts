import type { IndicationsReply } from '@coverwright/contract/binding/forecast'

export type PricedLine = IndicationsReply['lines'][number]
export type PricedInsurer = PricedLine['insurers'][number]
export type PriceRange = NonNullable<PricedInsurer['range']>

/** The lowest and the highest that any insurer of a line says; undefined while none says a price. */
export function rangeOf({ insurers }: PricedLine): PriceRange | undefined {
  const ranges = insurers.flatMap(({ range }) => (range ? [range] : []))
  const [first] = ranges
  return (
    first && {
      low: Math.min(...ranges.map(({ low }) => low)),
      high: Math.max(...ranges.map(({ high }) => high)),
      currency: first.currency,
    }
  )
}

/** Those that quote, the cheapest first; then those without a price; then those that do not quote. */
export function inOrder(insurers: readonly PricedInsurer[]): readonly PricedInsurer[] {
  const place = ({ outlook, range }: PricedInsurer): number =>
    outlook === 'not_offered' ? Number.POSITIVE_INFINITY : (range?.low ?? Number.MAX_SAFE_INTEGER)
  const from = (one: number, other: number): number => (one === other ? 0 : one - other)
  return insurers.toSorted((one, other) => from(place(one), place(other)))
}

export type ClosedDoor = { readonly line: string; readonly insurer: PricedInsurer }

/** Insurers that would have quoted before, and no longer do. */
export function closedSince(before: IndicationsReply | undefined, now: IndicationsReply): readonly ClosedDoor[] {
  const wasOpen = (line: string, carrier: string): boolean =>
    before?.lines
      .find((each) => each.line === line)
      ?.insurers.some((each) => each.carrier === carrier && each.outlook !== 'not_offered') ?? false
  return now.lines.flatMap(({ line, name, insurers }) =>
    insurers
      .filter(({ carrier, outlook }) => outlook === 'not_offered' && wasOpen(line, carrier))
      .map((insurer) => ({ line: name, insurer })),
  )
}
