import { carriersOf } from '@coverwright/catalogue/carriers/carriers'
import { unitedStates } from '@coverwright/catalogue/countries/us/country'
import { insuranceTypes } from '@coverwright/catalogue/lines/insurance-types'
import type { Site } from '@coverwright/catalogue/sites/site'
import { type FlowOfSite, siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { Answers } from '@coverwright/core/answers/answers'
import { isBlank, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import { evaluateFlow, type FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import type { PageState } from '@coverwright/core/evaluation/page-state'
import type { Field } from '@coverwright/core/model/field'
import { locate, next, type Place } from '@coverwright/core/navigation/navigate'
import type { Browser } from './browser.ts'
import { defaultSite } from './default-site.ts'
import { answeredItem, listingOf, listWith, openPage } from './fill-item.ts'
import { optionsSent } from './options-sent.ts'
import { answersTo, overlaid } from './plain-answer.ts'
import { testDay } from './test-day.ts'

// biome-ignore lint/suspicious/noExplicitAny: a quote as it came over the wire
type Quote = any

/** A site of the United States: what it asks, and what is switched on there. */
type FilledSite = FlowOfSite & Pick<Site, 'switches'>

const flows = new WeakMap<FilledSite, CompiledFlow>()

function flowOf(site: FilledSite): CompiledFlow {
  const flow = flows.get(site) ?? siteFlow(site, unitedStates).flow
  flows.set(site, flow)
  return flow
}

type Trail = { readonly today: string; readonly site: FilledSite; readonly flowState: FlowState }
const trails = new WeakMap<Quote, Trail>()

/** The flow as the browser derives it, from nothing but the quote it was sent; once for each quote, as a page does. */
export function browserTrail(quote: Quote, today: string = testDay, site: FilledSite = defaultSite): FlowState {
  const cachedTrail = trails.get(quote)
  if (cachedTrail?.today === today && cachedTrail.site === site) return cachedTrail.flowState
  const flowState = evaluateFlow(flowOf(site), contextOf(quote, today, site))
  trails.set(quote, { today, site, flowState })
  return flowState
}

const contextOf = (quote: Quote, today: string, site: FilledSite): FlowContext => ({
  answers: quote,
  facts: {},
  sets: quote.question_sets,
  switches: site.switches,
  today,
  optionsOf: optionsSent(quote),
  maxStep: quote.max_step,
})

export const typesOf = (...lines: readonly string[]) =>
  insuranceTypes.filter(({ line }) => lines.includes(line)).map(({ uuid }) => ({ uuid }))

/** A painter in Chicago: in appetite for general liability, but not for every business owner's policy. */
export const painter: Answers = {
  class_code_ref: 'CW238320A',
  sub_class_code_ref: 'CWT10019',
  zip_code: '60614',
  business_type: 'llc',
  company_name: 'Blue Door Painting LLC',
  years_business_started: 2015,
  annual_revenue: 420_000,
  annual_payroll: 150_000,
  fulltime_employees: 4,
  parttime_employees: 1,
  business_description: 'We repaint occupied homes, inside and out.',
  employer_id: '36-1234567',
  contact_first_name: 'Rosa',
  contact_last_name: 'Lind',
  contact_email: 'rosa@bluedoor.example',
  contact_phone: '(312) 555-0148',
  mailing_address: { street: '12 Elm St', zip_code: '60614', city: 'Chicago', state: 'IL' },
  insurance_types: typesOf('gl'),
  coverage: { effective_date: '2026-12-15', liability_limit: '1m_2m' },
  // Recommended before insurers offer it.
  additional: { terrorism: 'reject' },
  locations: [
    {
      street: '400 W Superior Ave',
      zip_code: '60614',
      city: 'Chicago',
      state: 'IL',
      occupancy: 'lease',
      square_feet: 900,
      employees: 5,
    },
  ],
}

export const fetchSet = (caller: Pick<Browser, 'get'>, quote: Quote, key: string, more = '') => {
  const [line = '', carrierId] = key.split('.')
  const carrier = carriersOf(line).find((each) => each.carrier.id === carrierId)
  return caller.get(
    `${carrier?.line.asks?.path}/${carrier?.line.asks?.version}/${line}/uw-questions?quote_id=${quote._id}${more}`,
  )
}

/** Who calls the API: a test's browser, or a real one's cookies. */
export type Caller = Pick<Browser, 'begin' | 'get' | 'save'>

/** The address of a page, or what it is known by. */
export type Until = string | ((entry: PageState) => boolean)

/**
 * Answers a quote page after page up to the page `until`.
 * @param pageByPage saves each page by itself, as people do. Otherwise answers are saved together, which is much
 * faster.
 * @returns the quote as the server returned it last
 */
export async function fillQuote(
  caller: Caller,
  targetAnswers: Answers = painter,
  until: Until = '/done',
  today: string = testDay,
  site: FilledSite = defaultSite,
  pageByPage = false,
): Promise<Quote> {
  let quote: Quote = await caller.begin()
  let unsavedAnswers: Answers | undefined
  let path = '/'

  const isThere = (entry: PageState | undefined): boolean =>
    typeof until === 'string' ? path === until : entry !== undefined && until(entry)

  async function saveAll(answers: Answers, entry: PageState): Promise<void> {
    quote = await saveAnswers(caller, quote, answers)
    unsavedAnswers = undefined
    // What the server knows may ask for more before this page.
    const open = locate(browserTrail(quote, today, site), quote.max_step)
    if (open && open.entry.rank < entry.rank) path = quote.max_step
  }

  async function wait({ rank }: PageState): Promise<void> {
    quote = await withQuestions(caller, quote, today, site)
    path = browserTrail(quote, today, site).pages.find((each) => each.rank >= rank)?.path ?? path
  }

  async function answer(place: Place): Promise<void> {
    const { step, answered } = answersAt(quote, place, path, targetAnswers, today, site)
    if (!answered) {
      path = step
    } else if (pageByPage || path === '/') {
      // The trade and the place on the first page decide what the later ones offer.
      quote = await saveAnswers(caller, quote, nestAnswers({}, answered), step)
      path = onward(browserTrail(quote, today, site), step)
    } else {
      quote = nestAnswers(quote, answered)
      path = onward(browserTrail(quote, today, site), step)
      quote = { ...quote, max_step: path }
      unsavedAnswers = { ...nestAnswers(unsavedAnswers ?? {}, answered), max_step: path }
    }
  }

  for (let page = 0; page < 300; page++) {
    const place = locate(browserTrail(quote, today, site), path)
    const isEnd = isThere(place?.entry)
    if (isEnd && !unsavedAnswers) return quote
    if (!place) throw new Error(`${path} is not in the flow`)
    const isWaiting = place.entry.status === 'waiting'
    if (unsavedAnswers && (isEnd || isWaiting)) await saveAll(unsavedAnswers, place.entry)
    else if (isWaiting) await wait(place.entry)
    else await answer(place)
  }
  throw new Error('The quote never came to its end')
}

type AnswerList = readonly (readonly [path: string, answer: unknown])[]

const nestAnswers = (answers: Answers, answered: AnswerList): Answers =>
  answered.reduce((all, [path, answer]) => writeAnswer(all, path, answer), answers)

function onward(flowState: FlowState, path: string): string {
  const following = next(flowState, path)
  if (following === undefined) throw new Error(`The page to stop at was not met, and nothing follows ${path}`)
  return following
}

async function saveAnswers(caller: Caller, quote: Quote, answers: Answers, step?: string): Promise<Quote> {
  const reply = await caller.save(quote, step, answers)
  if (reply.status !== 200) {
    throw new Error(`${JSON.stringify(reply.body)} after ${JSON.stringify(answers)}`)
  }
  return reply.body.data
}

/** Fetches what the flow waits for, so that the pages after it are known. */
async function withQuestions(caller: Caller, quote: Quote, today: string, site: FilledSite): Promise<Quote> {
  const { missingSets } = browserTrail(quote, today, site)
  if (missingSets.length === 0) return quote
  for (const key of missingSets) {
    const { status, body } = await fetchSet(caller, quote, key)
    if (status !== 200) throw new Error(`${key}: ${JSON.stringify(body)}`)
  }
  return await withQuestions(caller, (await caller.get(`quote/${quote._id}`)).body.data, today, site)
}

/** The answers at a path; without answers only the way to a list's next item. */
function answersAt(
  quote: Quote,
  place: Place,
  path: string,
  targetAnswers: Answers,
  today: string,
  site: FilledSite,
): { readonly step: string; readonly answered?: AnswerList } {
  const listing = listingOf(place.entry, contextOf(quote, today, site), targetAnswers)
  if (!listing) {
    const answers = pageAnswers(quote, path, targetAnswers, today, site)
    return { step: path, answered: answeredOf(answers, place.entry.form.fields) }
  }
  if (place.item) {
    const at = { position: place.item.position, key: place.item.page }
    const items = listWith(listing, at, answeredItem(listing, at))
    return { step: path, answered: [[listing.step.items, items]] }
  }
  const open = openPage(listing)
  return open ? { step: open.path } : { step: path, answered: [] }
}

const answeredOf = (answers: Answers, fields: readonly Field[]): AnswerList =>
  fields.flatMap(({ path }) => {
    const answer = readAnswer(answers, path)
    return answer === undefined ? [] : [[path, answer] as const]
  })

/** Answers to visible unanswered questions, and to those whose wanted answer differs. */
function pageAnswers(quote: Quote, path: string, targetAnswers: Answers, today: string, site: FilledSite): Answers {
  const fields = browserTrail(quote, today, site).pages.find((each) => each.path === path)?.form.fields ?? []
  const ask = (answers: Answers) => {
    const currentPage = browserTrail(overlaid(quote, answers, fields), today, site).pages.find(
      (each) => each.path === path,
    )
    if (!currentPage) throw new Error(`The flow has no page ${path}`)
    const isOpen = (field: string) =>
      isBlank(currentPage.view.get(field)) || readAnswer(targetAnswers, field) !== undefined
    return {
      fields: fields.filter((field) => currentPage.visible.includes(field.path) && isOpen(field.path)),
      view: currentPage.view,
    }
  }
  return answersTo(ask, { wanted: targetAnswers, optionsOf: optionsSent(quote) })
}

/** On an item's page the answers are named `item.{name}`; a list itself asks nothing. */
export type AnsweredPage = {
  readonly fields: readonly Field[]
  readonly answers: Answers
  /** Where a list's next item is created, as long as one is wanted or incomplete. */
  readonly nextItem?: string
}

/** A person's answers on the page at `path`, which must be in the flow. */
export function answeredPage(
  quote: Quote,
  path: string,
  targetAnswers: Answers,
  today: string = testDay,
): AnsweredPage {
  const place = locate(browserTrail(quote, today), path)
  if (!place) throw new Error(`${path} is not in the flow`)
  const listing = listingOf(place.entry, contextOf(quote, today, defaultSite), targetAnswers)
  if (!listing)
    return { fields: place.entry.form.fields, answers: pageAnswers(quote, path, targetAnswers, today, defaultSite) }
  if (!place.item) {
    const open = openPage(listing)
    return { fields: [], answers: {}, ...(open ? { nextItem: open.path } : {}) }
  }
  const { position, page: key } = place.item
  const fields = listing.step.pages.find((each) => each.key === key)?.form.fields ?? []
  return { fields, answers: { item: answeredItem(listing, { position, key }) } }
}
