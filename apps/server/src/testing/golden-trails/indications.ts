import type { IndicationReply } from '@coverwright/contract/carrier-contract/indications'
import { isRecord, readAnswer } from '@coverwright/core/answers/answers'
import { sampleCarriers } from '../../../../sample-carriers/src/carriers/registry.ts'
import { indication } from '../../../../sample-carriers/src/indication/indication.ts'
import { indicatedLines } from '../../../../sample-carriers/src/indication/lines.ts'
import type { QuoteSnapshot } from '../../features/3-quoting/quotes/snapshot/quote-snapshot.ts'
import { carriersWithStatus, pickedTypes } from '../../features/4-binding/submissions/forecast/picked-lines.ts'
import { indicationRequests } from '../../features/4-binding/submissions/indications/indication-request.ts'
import { testDay } from '../test-day.ts'
import type { GoldenBusiness } from './businesses.ts'
import { offerOf, submitted } from './walk-business.ts'

type IndicatedLine = { readonly line: string; readonly carrier: string; readonly reply: IndicationReply }

/** What each insurer that is asked says of the quote as it stands. */
function indicationsAt(quote: QuoteSnapshot): readonly IndicatedLine[] {
  const requestFor = indicationRequests(quote)
  return pickedTypes(quote).flatMap(({ line }) =>
    carriersWithStatus(line, quote).flatMap(({ offered, status }) => {
      const carrier = sampleCarriers.find(({ id }) => id === offered.carrier.id)
      const [own, usual] = [carrier?.lines[line], indicatedLines[line]]
      if (status !== 'asked' || !offered.line.indicates || !carrier || !own || !usual) return []
      const request = requestFor({ line, carrier: carrier.id })
      if (!request) throw new Error(`The request for an indication of ${line} to ${carrier.id} breaks the contract`)
      return [{ line, carrier: carrier.id, reply: indication(carrier, own, usual, request, testDay) }]
    }),
  )
}

const sumAt = (quote: QuoteSnapshot, list: string, amount: string): number => {
  const listAnswers = readAnswer(quote.answers, list)
  const amounts = (Array.isArray(listAnswers) ? listAnswers : []).map((row: unknown) =>
    isRecord(row) ? Number(row[amount]) : 0,
  )
  return amounts.reduce((sum, each) => sum + each, 0)
}

const isAbout = (amount: number, total: unknown, least: number): boolean =>
  amount >= least * Number(total) && amount <= 1.1 * Number(total)

/** Unexpected answers that move the range. */
const unusual: Readonly<Record<string, (quote: QuoteSnapshot) => boolean>> = {
  wc: (quote) => !isAbout(sumAt(quote, 'wc.payroll', 'payroll'), quote.answers.annual_payroll, 0.9),
  product: (quote) => !isAbout(sumAt(quote, 'product.products', 'annual_sales'), quote.answers.annual_revenue, 0.6),
  eo: (quote) => readAnswer(quote.answers, 'pl.cover.limit') !== '1000000',
  // A business with employees that lists no policy for them.
  umb: (quote) =>
    Number(quote.answers.fulltime_employees) > 0 && sumAt(quote, 'umbrella.underlying', 'claim_limit') <= 1_000_000,
  bop: (quote) => readAnswer(quote.facts, 'primary_location.occupancy') === 'own',
}

type Range = NonNullable<IndicationReply['range']>

/** An insurer's indications for a line: its ranges page by page, and the price of its offer. */
export type Told = {
  readonly about: string
  readonly usual: boolean
  readonly ranges: readonly Range[]
  readonly price: number
}

/** Records insurers' indications during a walk, and compares them with their offers at the end. */
export function createIndicationNotes(business: GoldenBusiness) {
  const heardRanges = new Map<string, Range[]>()
  let pages = 0
  let lines = ''
  /** Where a line was picked, on every fourth page, and at the end. */
  function isDue(quote: QuoteSnapshot): boolean {
    const before = lines
    lines = pickedTypes(quote)
      .map(({ line }) => line)
      .join()
    pages += 1
    return lines !== before || pages % 4 === 0 || quote.row.max_step === '/done'
  }
  return {
    note(quote: QuoteSnapshot): void {
      if (!isDue(quote)) return
      for (const { line, carrier, reply } of indicationsAt(quote)) {
        const key = `${line} ${carrier}`
        if (reply.range) heardRanges.set(key, [...(heardRanges.get(key) ?? []), reply.range])
      }
    },
    told: (quote: QuoteSnapshot): readonly Told[] =>
      [...heardRanges].flatMap(([key, ranges]) => {
        const [line = '', carrier = ''] = key.split(' ')
        const isAsked = carriersWithStatus(line, quote).some(
          ({ offered, status }) => offered.carrier.id === carrier && status === 'asked',
        )
        const reply = isAsked ? offerOf(line, carrier, submitted(quote)) : undefined
        if (!reply || !('premium' in reply) || !reply.premium) return []
        const price = reply.premium.amount
        return [{ about: `${business.name} ${key}`, usual: !unusual[line]?.(quote), ranges, price }]
      }),
  }
}

export const holds = ({ low, high }: Range, price: number): boolean => low <= price && price <= high

export const widens = ({ ranges }: Told): boolean =>
  ranges.some(({ low, high }, index) => {
    const before = ranges[index - 1]
    return before !== undefined && (low < before.low || high > before.high)
  })
