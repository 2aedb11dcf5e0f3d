import type { Choices, RateBook } from '../../../apps/sample-carriers/src/rating/rate-book.ts'
import type { SampleCarrier, SampleLine } from '../../../apps/sample-carriers/src/rating/sample-carrier.ts'
import { humanize, number } from './words.ts'

const byHazard = (rate: number | readonly number[]): string =>
  typeof rate === 'number' ? number(rate) : `${rate.map(number).join(' / ')} by hazard 1 to 5`

function basesOf(book: RateBook): readonly string[] {
  if (!('exposures' in book)) {
    return [
      `Sales: ${byHazard(book.per1000Revenue)} for each 1,000. A trade's sales count 15 %.`,
      `Payroll: ${byHazard(book.per1000Payroll)} for each 1,000. It counts 10 % where the work is no trade; a trade's owner counts as 40,000.`,
      `Paid to subcontractors: ${number(book.subcontracted * 100)} % of the rate of payroll.`,
    ]
  }
  return book.exposures.map((each) => {
    if ('premium' in each) return `${each.name}: ${each.explanation}`
    const rateText =
      each.rate === 0 ? 'shown on the offer, priced elsewhere' : `${byHazard(each.rate)} for each ${number(each.per)}`
    const tiers = each.tiered ? ', less for each further amount of a larger business' : ''
    return `${each.name} (\`${each.amount}\`): ${rateText}${tiers}.${each.explanation ? ` ${each.explanation}` : ''}`
  })
}

const factorsBy = (factors: Readonly<Record<string, number>>): string =>
  Object.entries(factors)
    .map(([name, factor]) => `${name} × ${number(factor)}`)
    .join(', ')

const propertyOf = ({ property }: RateBook): readonly string[] =>
  property
    ? [
        `Contents: ${byHazard(property.contents)} for each 100. Building: ${number(property.building)} for each 100.`,
        `Building: ${factorsBy(property.construction)}; sprinklers × ${number(property.sprinklers)}, fire alarm × ${number(property.fireAlarm)}, burglar alarm × ${number(property.burglarAlarm)}; ${number(property.decade * 100)} % more for each decade of age after the second, up to × ${number(property.oldest)}.`,
      ]
    : []

const choicesOf = (label: string, choices: Choices, usual: number): readonly string[] =>
  choices.length < 2
    ? []
    : [
        `${label}: ${choices.map(({ amount, factor }) => `${number(amount)} × ${number(factor)}`).join(', ')}; ${number(usual)} where none was asked for.`,
      ]

/** How a line is rated by the latest book, as a list. */
export function ratesOf(line: SampleLine, { monthly }: SampleCarrier): string {
  const book = line.rateBooks.at(-1) ?? line.rateBooks[0]
  const own = 'exposures' in book ? (book.factors ?? []) : []
  const lines = [
    ...basesOf(book),
    ...propertyOf(book),
    ...own.map(({ name, explanation: how }) => `${name}: ${how}`),
    ...choicesOf('Limit', book.occurrence, book.usualOccurrence),
    ...choicesOf('Deductible', book.deductible, book.usualDeductible),
    ...(book.traits ? [`Class, together within × 0.67 and × 1.5: ${factorsBy(book.traits)}.`] : []),
    ...(Object.keys(book.states).length > 0 ? [`State: ${factorsBy(book.states)}.`] : []),
    ...(book.experience === false ? ['Years in business do not count.'] : []),
    ...(book.lapse === undefined ? [] : [`No such insurance today, after the first year: × ${number(book.lapse)}.`]),
    ...(line.optionalCovers ?? []).map(
      ({ label, answer, offered, factor = 1 }) =>
        `${label} (\`${humanize(answer)}\`): ${typeof offered === 'object' ? `up to ${number(offered.most)}` : offered === 'whole' ? 'offered' : 'not offered'}${factor === 1 ? '' : `, × ${number(factor)}`}.`,
    ),
    `Level of the book × ${number(book.level)}. Least premium ${number(book.minimumPremium)}, policy fee ${number(book.policyFee)}.`,
    ...(monthly
      ? [`Monthly: ${monthly.installments} instalments after the first, ${number(monthly.fee)} more each.`]
      : []),
  ]
  return lines.map((each) => `- ${each}`).join('\n')
}
