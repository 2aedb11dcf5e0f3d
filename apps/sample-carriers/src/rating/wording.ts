import { memoize } from '@coverwright/core/text/memoize'

/** An insurer's language and currency, and the texts of every offer. */
export type Wording = {
  readonly locale: string
  readonly currency: string
  /** Roughly what a dollar is worth in its currency: sizes are graded in dollars. 1 when absent. */
  readonly dollar?: number
  readonly included: string
  readonly limit: string
  readonly aggregate: string
  readonly contents: string
  readonly building: string
  readonly deductible: string
  readonly propertyDeductible: string
  /** @param statement the remark about unlikely amounts, as the applicant saw it */
  readonly unlikely: (statement: string) => string
  readonly notSure: (question: string) => string
  readonly notAnswered: (question: string) => string
  /** @param day YYYY-MM-DD */
  readonly ready: (day: string) => string
  readonly oneOpen: string
  readonly open: (count: number) => string
  readonly decides: (desk: string) => string
}

/** The texts of insurers in the United States. */
export const americanWording: Wording = {
  locale: 'en-US',
  currency: 'USD',
  included: 'Included',
  limit: 'Limit for each claim',
  aggregate: 'Limit for all claims in a year',
  contents: 'Contents and equipment',
  building: 'Building',
  deductible: 'Liability deductible',
  propertyDeductible: 'Property deductible',
  unlikely: (statement) =>
    `${statement} You kept your answers, so an underwriter goes through them with you before the price is firm.`,
  notSure: (question) =>
    `You answered "Not sure" to: ${question} We priced it with what we know. Tell us, and we can make the price firm.`,
  notAnswered: (question) => `We still need your answer to: ${question}`,
  ready: (day) => `Choose this offer, and coverage can start on ${day}.`,
  oneOpen: 'Answer the one open question to get a firm price.',
  open: (count) => `Answer the ${count} open questions to get a firm price.`,
  decides: (desk) => `${desk} reads your answers and decides within two business days.`,
}

/** A sum as offers show it: $25,000, 25 000 €. */
export const inMoney = (amount: number, { locale, currency }: Pick<Wording, 'locale' | 'currency'>): string =>
  money(locale)(currency).format(amount)

const money = memoize((locale) =>
  memoize((currency) => new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })),
)
