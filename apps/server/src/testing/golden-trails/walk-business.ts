import { randomBytes } from 'node:crypto'
import { carriersOf } from '@coverwright/catalogue/carriers/carriers'
import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import { insuranceTypes } from '@coverwright/catalogue/lines/insurance-types'
import { pickedType } from '@coverwright/catalogue/lines/picked-type'
import { enUs } from '@coverwright/catalogue/messages/en-us'
import type { CarrierQuote } from '@coverwright/contract/carrier-contract'
import type { Answers } from '@coverwright/core/answers/answers'
import { writeAnswer } from '@coverwright/core/answers/answers'
import { basisOf } from '@coverwright/core/evaluation/numbered-pages'
import type { PageState } from '@coverwright/core/evaluation/page-state'
import { firstIncomplete } from '@coverwright/core/navigation/navigate'
import { remainingRemarks } from '@coverwright/core/navigation/remaining-remarks'
import { saveStep } from '@coverwright/core/saving/save-step'
import { submission } from '@coverwright/core/saving/submission'
import { translator } from '@coverwright/core/text/text'
import { sampleCarriers } from '../../../../sample-carriers/src/carriers/registry.ts'
import { offer } from '../../../../sample-carriers/src/rating/offer.ts'
import { questionsReply } from '../../../../sample-carriers/src/rating/question-set.ts'
import { createSites } from '../../features/1-foundation/site/served-site.ts'
import { blankQuote } from '../../features/3-quoting/quotes/blank-quote.ts'
import { carrierFacts, classOf } from '../../features/3-quoting/quotes/facts/business-classes.ts'
import type { QuoteRow, QuoteSnapshot } from '../../features/3-quoting/quotes/snapshot/quote-snapshot.ts'
import { createQuoteReader } from '../../features/3-quoting/quotes/snapshot/quote-snapshot.ts'
import { carriersWithStatus, pickedTypes } from '../../features/4-binding/submissions/forecast/picked-lines.ts'
import { carrierRequest } from '../../features/4-binding/submissions/offers/carrier-request.ts'
import { createEncryptor } from '../../platform/encryption/encryptor.ts'
import { sampleSites } from '../default-site.ts'
import { answeredItem, type ListToFill, listingOf, listWith, openPage } from '../fill-item.ts'
import { answersTo, overlaid } from '../plain-answer.ts'
import { sampleReference as reference } from '../sample-reference.ts'
import { testDay } from '../test-day.ts'
import type { GoldenBusiness } from './businesses.ts'
import { wantedAnswers } from './wanted-answers.ts'

const words = { t: translator(enUs, 'en-US'), locale: 'en-US', currency: 'USD' }
const now = new Date('2026-11-20T18:00:00Z')
const encryptor = createEncryptor(randomBytes(32))
const reader = createQuoteReader({ sites: createSites(sampleSites), reference, encryptor })

const emptyRow: QuoteRow = {
  ...blankQuote(now),
  id: '00000000-0000-4000-8000-000000000001',
  uuid: '00000000-0000-4000-8000-000000000002',
  session_id: 'golden',
  site: 'default',
}

const typesOf = (lines: readonly string[]) => insuranceTypes.filter(({ line }) => lines.includes(line)).map(pickedType)

export const placeOf = (zip: string) => reference.cityByZip(zip)

/**
 * The business's quote with every page answered, as far as its flow leads. Throws if it cannot go on.
 * @param onPage gets the quote before each page is answered, and at the end
 */
export function walkBusiness(business: GoldenBusiness, onPage?: (quote: QuoteSnapshot) => void): QuoteSnapshot {
  const application: Answers = {
    ...wantedAnswers(business, placeOf(business.zip), testDay),
    insurance_types: typesOf(business.lines),
  }
  let row = emptyRow
  for (let page = 0; page < 300; page++) {
    const quote = reader.open(row, now)
    onPage?.(quote)
    const entry = quote.flowState.pages.find(
      (each) => each.status !== 'complete' || lacksItems(each, quote, application),
    )
    if (!entry || entry.path === '/done') {
      onPage?.(reader.open({ ...row, max_step: '/done' }, now))
      return quote
    }
    const listing = listingOf(entry, quote.context, application)
    if (entry.status === 'waiting') row = { ...row, question_sets: { ...row.question_sets, ...setsFor(quote) } }
    else
      row = {
        ...row,
        max_step: entry.path,
        answers: listing ? withItem(quote, listing) : withPage(quote, entry, application),
      }
  }
  throw new Error(`${business.name} never comes to its end`)
}

function lacksItems(entry: PageState, { context }: QuoteSnapshot, targetAnswers: Answers): boolean {
  const listing = listingOf(entry, context, targetAnswers)
  return listing !== undefined && openPage(listing) !== undefined
}

/** The question sets the flow waits for, as the sample insurers send them. */
function setsFor(quote: QuoteSnapshot): QuoteRow['question_sets'] {
  const businessClass = classOf(quote.answers, reference)
  if (!businessClass || quote.flowState.missingSets.length === 0)
    throw new Error(`Nothing is wanted at ${firstIncomplete(quote.flowState)}`)
  return Object.fromEntries(
    quote.flowState.missingSets.map((key) => {
      const [line = '', id] = key.split('.')
      const offeredLine = carriersOf(line).find(({ carrier }) => carrier.id === id)
      const carrier = sampleCarriers.find((each) => each.id === id)?.lines[line]
      if (!(carrier && offeredLine?.line.asks)) throw new Error(`Nobody asks ${key}`)
      const { traits, ...facts } = carrierFacts(businessClass)
      const exposure = { class: { ...facts, traits: [...traits] }, state: String(quote.facts.state) }
      const { revision, questions } = questionsReply(carrier, exposure, testDay)
      const basis = basisOf(quote.flowState.view, offeredLine.line.asks.basis)
      return [key, { revision, basis, questions, fetched_at: now.toISOString() }]
    }),
  )
}

function withPage(quote: QuoteSnapshot, entry: PageState, targetAnswers: Answers): Answers {
  const { fields } = entry.form
  const answers = answersTo(
    (so) => {
      const isBefore = Object.keys(so).length === 0
      const { flowState } = isBefore ? quote : reader.withAnswers(quote, overlaid(quote.answers, so, fields), now)
      const currentPage = flowState.pages.find(({ path }) => path === entry.path)
      return { fields: fields.filter(({ path }) => currentPage?.visible.includes(path)), view: flowState.view }
    },
    { wanted: targetAnswers, optionsOf: quote.context.optionsOf },
  )
  return saveAnswers(quote, entry.path, answers)
}

/** One more page of one more item. */
function withItem(quote: QuoteSnapshot, listing: ListToFill): Answers {
  const open = openPage(listing)
  if (!open) throw new Error(`${listing.entry.path} cannot be left: ${JSON.stringify(listing.entry.list?.failed)}`)
  const list = listWith(listing, open, answeredItem(listing, open))
  return saveAnswers(quote, open.path, writeAnswer({}, listing.step.items, list))
}

function saveAnswers(quote: QuoteSnapshot, path: string, answers: Answers): Answers {
  const result = saveStep(quote.flow, quote.context, path, answers, clearingEffects(quote.served.country))
  if (!result) throw new Error(`${path} is not in the flow`)
  if (result.problems.length)
    throw new Error(`${path}: ${JSON.stringify(result.problems)} after ${JSON.stringify(answers)}`)
  return result.answers
}

/** The quote as it is submitted. */
export const submitted = (quote: QuoteSnapshot): SubmissionRecord => ({
  submitted_at: now.toISOString(),
  answers: submission(quote.flowState, quote.context),
  facts: quote.facts,
  remarks: remainingRemarks(quote.flowState, words),
})

type SubmissionRecord = Parameters<typeof carrierRequest>[0]

/** What each insurer of each line would answer. */
export function offersFor(quote: QuoteSnapshot): readonly string[] {
  const frozen = submitted(quote)
  return pickedTypes(quote).flatMap(({ line }) =>
    carriersWithStatus(line, quote).map(({ offered, status }) => {
      const label = `${line} ${offered.carrier.id}`
      return `${label}: ${status === 'asked' ? answerOf(line, offered.carrier.id, frozen) : status}`
    }),
  )
}

/** What one insurer answers. */
export function offerOf(line: string, id: string, frozen: SubmissionRecord): CarrierQuote {
  const request = carrierRequest(frozen, { uuid: emptyRow.uuid, line, carrier: id })
  if (!request) throw new Error(`The request to ${id} for ${line} does not hold what the contract asks for`)
  const carrier = sampleCarriers.find((each) => each.id === id)
  const own = carrier?.lines[line]
  if (!(carrier && own)) throw new Error(`${id} does not insure ${line}`)
  return offer(carrier, own, request, 'Q1', testDay)
}

function answerOf(line: string, id: string, frozen: SubmissionRecord): string {
  const reply = offerOf(line, id, frozen)
  const price = 'premium' in reply && reply.premium ? ` $${Math.round(reply.premium.amount / 100)}` : ''
  const reason = reply.status === 'quoted' ? '' : ` (${reply.reasons.map(({ code }) => code).join(', ')})`
  return `${reply.status}${price}${reason}`
}
