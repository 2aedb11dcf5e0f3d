import type { Wording } from '../../rating/wording.ts'

const dayInWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** The wording that insurers of the United Kingdom use with applicants. */
export const britishWording: Wording = {
  locale: 'en-GB',
  currency: 'GBP',
  included: 'Included',
  limit: 'Limit of indemnity for any one claim',
  aggregate: 'Limit of indemnity for all claims in a year',
  contents: 'Contents and equipment',
  building: 'Buildings',
  deductible: 'Excess',
  propertyDeductible: 'Excess',
  unlikely: (statement) =>
    `${statement} You kept your answers, so an underwriter goes through them with you before the price is firm.`,
  notSure: (question) =>
    `You answered “Not sure” to: ${question} We priced it with what we know. Tell us, and we can make the price firm.`,
  notAnswered: (question) => `We still need your answer to: ${question}`,
  ready: (day) => `Choose this quote, and cover can start on ${dayInWords.format(new Date(`${day}T00:00:00Z`))}.`,
  oneOpen: 'Answer the one open question to get a firm price.',
  open: (count) => `Answer the ${count} open questions to get a firm price.`,
  decides: (desk) => `${desk} reads your answers and decides within two working days.`,
}
