import { maskAnswer } from '@coverwright/core/answers/masked'
import { dateText } from '@coverwright/core/model/answer-text'
import { comparisonOf } from '@coverwright/core/offers/comparison-of'
import { contentHash } from '../../../../platform/content-hash.ts'
import { companyOf } from '../../../3-quoting/links/company-of.ts'
import { amountText } from '../../bills/amount-text.ts'
import { billLines, sumOf } from '../../bills/bill-lines.ts'
import { yearTotal } from '../../submissions/offers/offer-reply.ts'
import type { BindCase } from '../bind-case.ts'
import type { BindAddress } from '../bind-requests.tables.ts'
import { billedBy } from '../insurers-page.ts'
import type { SigningContext } from './documents-to-sign.ts'
import { answersOf, answersToSign } from './sent-answers.ts'
import { termWords } from './term-words.ts'

/**
 * Everything that the insurer is asked for, in words, with a fingerprint: any change in it changes what is signed. Of a
 * tax number the last digits are shown.
 */
export function requestWords(bindCase: BindCase, insurer: string, { encryptor }: SigningContext): string {
  const { quote, offer, offerHash, submission } = bindCase
  const { translate, site, country } = quote.served
  const { start_date, mailing_address, tax_number, loss_runs = [] } = answersOf(bindCase)
  const say = (key: string, value: string): string => `${translate(key)}: ${value}`
  const start = start_date && dateText(start_date, site.locale)
  const fingerprint = contentHash({
    ...{ line: offer.line, carrier: offer.carrier, carrier_quote_id: offer.carrier_quote_id },
    ...{ version: offer.version, offer_hash: offerHash, submission: submission.hash },
    plan: planOf(bindCase),
    answers: answersToSign(bindCase),
  })
  return [
    translate('bind.document.offer.text', { insurer, version: offer.version }),
    ...[companyOf(quote)].flatMap((name) => (name ? [say('bind.words.insured', name)] : [])),
    ...priceWords(bindCase),
    ...offeredWords(bindCase),
    ...(start
      ? [say('bind.kind.start_date', country.code === 'US' ? translate('bind.words.start', { date: start }) : start)]
      : []),
    ...planWords(bindCase).map((words) => say('bind.kind.payment_plan', words)),
    ...(mailing_address ? [say('bind.kind.mailing_address', addressText(mailing_address))] : []),
    ...(tax_number ? [say('bind.kind.tax_number', maskAnswer(encryptor.decrypt(tax_number, quote.row.id)))] : []),
    ...(loss_runs.length > 0 ? [say('bind.kind.loss_runs', loss_runs.map(({ name }) => name).join(', '))] : []),
    translate('bind.words.fingerprint', { hash: fingerprint }),
  ].join('\n')
}

/** All that is offered and left out, term by term. The start date is asked for, and shown below. */
function offeredWords({ quote, offer }: BindCase): readonly string[] {
  const { translate, site } = quote.served
  return comparisonOf([offer.reply], { t: translate, locale: site.locale })
    .filter(({ code }) => code !== 'period')
    .map((row) => `${row.label}: ${termWords(row, row.cells[0], translate)}`)
}

/** What a year costs, with each tax and fee of it, and what is billed with this request where the agency bills. */
function priceWords(bindCase: BindCase): readonly string[] {
  const { quote, offer, terms } = bindCase
  const { translate, site } = quote.served
  const { premium } = offer.reply
  if (!premium) return []
  const line = (label: string, minor: number) => `${label}: ${amountText(minor, premium.currency, site.locale)}`
  const { charges = [] } = premium
  const total = yearTotal(premium)
  const due = billedBy(offer) === 'agency' ? billLines(premium, terms, answersOf(bindCase)) : []
  return [
    ...(charges.length > 0 ? [line(translate('bill.line.premium'), total - sumOf(charges))] : []),
    ...charges.map(({ label, amount }) => line(label, amount)),
    line(translate('bind.price'), total),
    ...(due.length > 0 ? [line(translate('bill.due'), sumOf(due))] : []),
  ]
}

const planOf = (bindCase: BindCase) => {
  const { payment_plan } = answersOf(bindCase)
  return bindCase.terms?.payment_plans.find(({ id }) => id === payment_plan)
}

function planWords(bindCase: BindCase): readonly string[] {
  const { quote, offer } = bindCase
  const { translate, site } = quote.served
  const plan = planOf(bindCase)
  if (!plan) return []
  const { label, down_payment, payments, amount, fees, total } = plan
  const money = (minor: number): string =>
    amountText(minor, offer.reply.premium?.currency ?? site.currency, site.locale)
  const words =
    payments === 0
      ? translate('bind.plan.once', { total: money(total) })
      : translate('bind.plan.payments', {
          ...{ down: money(down_payment), payments, amount: money(amount) },
          ...{ total: money(total), fees: money(fees) },
        })
  return [`${label}. ${words}`]
}

const addressText = ({ street, unit, city, state, zip_code }: BindAddress): string =>
  [street, unit, city, [state, zip_code].filter(Boolean).join(' ')].filter(Boolean).join(', ')
