import { carriersOf } from '@coverwright/catalogue/carriers/carriers'
import { siteFlow } from '@coverwright/catalogue/flows/site-flow'
import { insuranceTypes } from '@coverwright/catalogue/lines/insurance-types'
import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { deriveTrail, type Trail } from '@coverwright/core/flow/trail'
import { checkField } from '@coverwright/core/forms/check-form'
import type { Field } from '@coverwright/core/forms/field'
import { readSites } from '../features/site/read-sites.ts'
import type { Browser } from './browser.ts'
import { testDay } from './test-app.ts'

// biome-ignore lint/suspicious/noExplicitAny: a quote as it came over the wire
type Quote = any

const [site] = readSites()
if (!site) throw new Error('There is no site')
const { flow } = siteFlow(site)

/** The trail as the browser derives it, from nothing but the quote it was sent. */
export const browserTrail = (quote: Quote): Trail =>
  deriveTrail(flow, {
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
  coverage: { occupancy: 'lease', square_feet: 900, effective_date: '2026-12-15', liability_limit: '1m_2m' },
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

/** An answer that passes the field's own checks: the wanted one, else the plainest there is. */
function answerFor(field: Field, wanted: Answers, trail: Trail): unknown {
  const given = readAnswer(wanted, field.path)
  if (given !== undefined) return given
  if (field.optional) return undefined
  const options = field.options?.map(({ value }) => value) ?? []
  const inner = () =>
    (field.fields ?? []).reduce<Answers>((item, each) => {
      const answer = answerFor({ ...each }, {}, trail)
      return answer === undefined || each.visible ? item : writeAnswer(item, each.path, answer)
    }, {})
  const possible: readonly unknown[] =
    field.type === 'select'
      ? options
      : field.type === 'multi_select'
        ? options.toReversed().map((value) => [value])
        : field.type === 'group'
          ? [inner()]
          : field.type === 'repeat'
            ? [[inner()]]
            : (candidates[field.type] ?? [])
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
    quote = await fillPage(browser, quote, entry.path, wanted)
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

const pathsOf = (value: unknown, path = ''): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, path ? `${path}.${name}` : name))
    : [[path, value]]

const merged = (quote: Quote, answers: Answers): Quote =>
  pathsOf(answers).reduce<Answers>((all, [path, answer]) => {
    if (!path.endsWith('uw_questions') || !Array.isArray(answer)) return writeAnswer(all, path, answer)
    return answer.reduce<Answers>((each, entry) => writeAnswer(each, `${path}[${entry.id}]`, entry.answer), all)
  }, quote)
