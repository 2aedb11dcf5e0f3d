import { carriersOf } from '@coverwright/catalogue/carriers/carriers'
import { siteFlow } from '@coverwright/catalogue/flows/site-flow'
import { insuranceTypes } from '@coverwright/catalogue/lines/insurance-types'
import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { itemPath } from '@coverwright/core/flow/compile'
import type { FlowContext } from '@coverwright/core/flow/context'
import { itemField, itemPages } from '@coverwright/core/flow/list-entry'
import type { ListStep } from '@coverwright/core/flow/step'
import { deriveTrail, type Trail } from '@coverwright/core/flow/trail'
import type { TrailEntry } from '@coverwright/core/flow/trail-entry'
import { checkField, insideEntry } from '@coverwright/core/forms/check-form'
import type { Field } from '@coverwright/core/forms/field'
import { optionList } from '../features/reference/option-lists.ts'
import { readSites } from '../features/site/read-sites.ts'
import type { Browser } from './browser.ts'
import { testDay } from './test-app.ts'

// biome-ignore lint/suspicious/noExplicitAny: a quote as it came over the wire
type Quote = any

const [site] = readSites()
if (!site) throw new Error('There is no site')
const { flow } = siteFlow(site)

/** The trail as the browser derives it, from nothing but the quote it was sent. */
export const browserTrail = (quote: Quote): Trail => deriveTrail(flow, contextOf(quote))

const contextOf = (quote: Quote): FlowContext => ({
  answers: quote,
  facts: {},
  sets: quote.question_sets,
  switches: site.switches,
  today: testDay,
  maxStep: quote.max_step,
})

export const typesOf = (...lines: readonly string[]) =>
  insuranceTypes.filter(({ line }) => lines.includes(line)).map(({ uuid }) => ({ uuid }))

/** A painter in Chicago: in appetite for general liability, not for every business owner's policy. */
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

const candidates: Partial<Record<Field['type'], readonly unknown[]>> = {
  yes_no: ['No'],
  yes_no_not_sure: ['No'],
  text: ['As usual', '12345', 'www.example.com'],
  long_text: ['As usual'],
  number: [1, 0, 5, 100],
  money: [1000, 0, 100_000],
  percent: [10, 0, 100],
  year: [2015, 2020],
  date: ['2026-12-15', '2026-11-01', '2020-01-01'],
}

function possibleAnswers(field: Field, trail: Pick<Trail, 'view'>): readonly unknown[] {
  const options = field.options?.map(({ value }) => value) ?? choicesFrom(field.optionsFrom, trail)
  switch (field.type) {
    case 'select':
      return options
    case 'multi_select':
      return options.toReversed().map((value) => [value])
    case 'group':
      return [entryFor(field, trail)]
    case 'repeat':
      return [[entryFor(field, trail)]]
    default:
      return candidates[field.type] ?? []
  }
}

/** One entry of a group or repeated field, with what its own answers open. */
function entryFor(field: Field, trail: Pick<Trail, 'view'>): Answers {
  let entry: Answers = {}
  for (;;) {
    const { fields, view } = insideEntry(field, entry, trail.view)
    const next = fields.find(({ path, optional }) => !optional && readAnswer(entry, path) === undefined)
    if (!next) return entry
    entry = writeAnswer(entry, next.path, answerFor(next, {}, { view }))
  }
}

/** Choices of a reference list: one that comes with the quote, or one that is the same for all. */
function choicesFrom(source: string | undefined, { view }: Pick<Trail, 'view'>): readonly string[] {
  if (source === undefined) return []
  const own = recordsIn(view.get(source.replaceAll('-', '_'))).map(({ value, ref }) => String(value ?? ref))
  return own.length ? own : [...(optionList(source)?.keys() ?? [])]
}

/** An answer that passes the field's own checks: the wanted one, else the plainest there is. */
function answerFor(field: Field, wanted: Answers, trail: Pick<Trail, 'view'>): unknown {
  const given = readAnswer(wanted, field.path)
  if (given !== undefined) return given
  if (field.optional) return undefined
  // Nothing more than was asked for.
  if (field.evidence) return 'not_now'
  const possible = possibleAnswers(field, trail)
  const passing = possible.find((answer) => checkField(field, answer, trail.view).length === 0)
  if (passing === undefined) throw new Error(`No answer found for ${field.path} (${field.type})`)
  return passing
}

/**
 * Answers a quote page after page as a person does, to the last page or to the one before `until`.
 * @returns the quote as the server returned it last
 */
export async function fillQuote(browser: Browser, wanted: Answers = painter, until = '/done'): Promise<Quote> {
  let quote: Quote = await browser.begin()
  for (let page = 0; page < 200; page++) {
    const trail = browserTrail(quote)
    const entry = trail.entries.find(({ state }) => state !== 'done') ?? trail.entries.at(-1)
    const end = trail.entries.findIndex(({ path }) => path === until)
    if (!entry || (end >= 0 && end <= trail.entries.indexOf(entry))) return quote
    if (entry.state === 'pending') {
      for (const key of trail.wanted) await fetchSet(browser, quote, key)
      quote = (await browser.get(`quote/${quote._id}`)).body.data
      continue
    }
    quote = entry.list
      ? await fillItem(browser, quote, entry, wanted)
      : await fillPage(browser, quote, entry.path, wanted)
  }
  throw new Error('The quote never came to its end')
}

export const fetchSet = (browser: Browser, quote: Quote, key: string, more = '') => {
  const [line = '', carrierId] = key.split('.')
  const carrier = carriersOf(line).find((each) => each.carrier.id === carrierId)
  return browser.get(
    `${carrier?.line.asks?.path}/${carrier?.line.asks?.version}/${line}/uw-questions?quote_id=${quote._id}${more}`,
  )
}

/** Answers what is visible until nothing more opens, then saves. */
async function fillPage(browser: Browser, quote: Quote, path: string, wanted: Answers): Promise<Quote> {
  let answers: Answers = {}
  for (let round = 0; round < 10; round++) {
    const trail = browserTrail(merged(quote, answers))
    const entry = trail.entries.find((each) => each.path === path)
    const open = entry?.form.fields.filter(
      (field) => entry.visible.includes(field.path) && readAnswer(answers, field.path) === undefined,
    )
    const found = (open ?? []).flatMap((field) => {
      const answer = answerFor(field, wanted, trail)
      return answer === undefined ? [] : [{ path: field.path, answer }]
    })
    if (found.length === 0) break
    answers = found.reduce((all, each) => writeAnswer(all, each.path, each.answer), answers)
  }
  const reply = await browser.save(quote, path, answers)
  if (reply.status !== 200) throw new Error(`${path}: ${JSON.stringify(reply.body)}`)
  return reply.body.data
}

/** Answers the first page of a list that lacks an answer: of a new item while there is none. */
async function fillItem(browser: Browser, quote: Quote, entry: TrailEntry, wanted: Answers): Promise<Quote> {
  if (!entry.list) return quote
  const { step } = entry.list
  const stored = readAnswer(quote, step.items)
  const items: readonly Answers[] = Array.isArray(stored) ? stored : []
  const open = openPage(quote, entry, step, items)
  if (!open) throw new Error(`${entry.path} cannot be left: ${JSON.stringify(entry.list.failed ?? entry.problems)}`)
  const { position, key, path } = open
  const [sample] = recordsIn(readAnswer(wanted, step.items))
  let item: Answers = items[position] ?? { id: 'i1' }
  for (let round = 0; round < 10; round++) {
    const page = pagesOf(quote, entry, step, item).find((each) => each.page.key === key)
    const fields = page?.page.form.fields.filter((field) => page.visible.includes(field.path)) ?? []
    const found = fields
      .filter((field) => readAnswer(item, itemField(field.path)) === undefined)
      .flatMap((field) => {
        const answer = answerFor(field, { item: sample ?? {} }, { view: page?.view ?? entry.view })
        return answer === undefined ? [] : [{ name: itemField(field.path), answer }]
      })
    if (found.length === 0) break
    item = found.reduce((all, each) => writeAnswer(all, each.name, each.answer), item)
  }
  const list = items.length ? items.with(position, item) : [item]
  const reply = await browser.save(quote, path, writeAnswer({}, step.items, list))
  if (reply.status !== 200) throw new Error(`${path}: ${JSON.stringify(reply.body)}`)
  return reply.body.data
}

const recordsIn = (value: unknown): readonly Answers[] => (Array.isArray(value) ? value.filter(isRecord) : [])

const pagesOf = (quote: Quote, { view }: TrailEntry, { pages }: ListStep, item: Answers) =>
  itemPages(pages, item, { view, context: contextOf(quote) })

function openPage(quote: Quote, entry: TrailEntry, step: ListStep, items: readonly Answers[]) {
  if (items.length === 0) return { position: 0, key: step.pages[0]?.key ?? '', path: step.create }
  return items
    .flatMap((item, position) => pagesOf(quote, entry, step, item).map((each) => ({ ...each, position })))
    .filter(({ problems }) => problems.length > 0)
    .map(({ page: { key }, position }) => ({ position, key, path: itemPath(step.edit, position, key) }))[0]
}

const pathsOf = (value: unknown, path = ''): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, path ? `${path}.${name}` : name))
    : [[path, value]]

const merged = (quote: Quote, answers: Answers): Quote =>
  pathsOf(answers).reduce<Answers>((all, [path, answer]) => {
    if (!path.endsWith('uw_questions') || !Array.isArray(answer)) return writeAnswer(all, path, answer)
    return answer.reduce<Answers>((each, entry) => writeAnswer(each, `${path}[${entry.id}]`, entry.answer), all)
  }, quote)
