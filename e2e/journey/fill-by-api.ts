import { carriersOf } from '@coverwright/catalogue/carriers/carriers'
import type { Site } from '@coverwright/catalogue/sites/site'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { Place } from '@coverwright/core/flow/navigate'
import { locate, next } from '@coverwright/core/flow/navigate'
import { deriveTrail } from '@coverwright/core/flow/trail'
import type { TrailEntry } from '@coverwright/core/flow/trail-entry'
import type { Field } from '@coverwright/core/forms/field'
import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import type { Application } from '../../apps/web/src/features/application/application.ts'
import { applicationOf, bodyOf } from '../../apps/web/src/features/application/application.ts'
import { laterParts } from '../../apps/web/src/features/application/later-parts.ts'
import { idOf, itemSubject, itemsOf } from '../../apps/web/src/features/lists/item-subject.ts'
import { type Business, bakery } from './answers.ts'
import { answerTo } from './plain-answer.ts'

type Filling = { readonly until?: string; readonly business?: Business }

async function dataOf<T>(response: APIResponse): Promise<T> {
  const body = await response.json()
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${JSON.stringify(body)}`)
  return body.data
}

type StoredQuote = QuoteReply & Answers

export const currentQuote = async (request: APIRequestContext): Promise<StoredQuote> =>
  dataOf<StoredQuote>(await request.get('api/quote'))

/**
 * Answers the application by its API up to a step, as quickly as the server allows: for tests that are about what
 * comes after. The request must share the browser's cookies, as `page.request` does.
 */
export async function fillByApi(request: APIRequestContext, filling: Filling = {}): Promise<StoredQuote> {
  const { until = '/done', business = bakery } = filling
  const site = await dataOf<Site>(await request.get('api/site'))
  // Without them only the first page's flow is known.
  await laterParts()
  let quote = await dataOf<StoredQuote>(await request.post('api/quote', { data: {} }))
  for (let path: string | undefined = '/'; path !== until; ) {
    const application = applicationOf(site, quote)
    const place = locate(application.trail, path)
    if (place?.entry.state === 'pending') {
      quote = await withQuestions(request, site, quote)
      const { entries } = applicationOf(site, quote).trail
      path = entries.find(({ rank }) => rank >= place.entry.rank)?.path ?? path
      continue
    }
    quote = await dataOf<StoredQuote>(
      await request.patch(`api/quote/${quote._id}`, {
        headers: { 'if-match': `"${quote.version}"` },
        data: { step: path, ...bodyAt(application, place, path, business) },
      }),
    )
    const onward: string | undefined = next(applicationOf(site, quote).trail, path)
    if (onward === undefined || onward === path) throw new Error(`There is no step ${until} after ${path}`)
    path = onward
  }
  return quote
}

/** Fetches what the trail waits for, so that the pages after it are known. */
async function withQuestions(request: APIRequestContext, site: Site, quote: StoredQuote): Promise<StoredQuote> {
  const { wanted } = applicationOf(site, quote).trail
  if (wanted.length === 0) return quote
  for (const key of wanted) {
    const [line = '', insurer] = key.split('.')
    const offered = carriersOf(line).find(({ carrier }) => carrier.id === insurer)?.line.asks
    await dataOf(
      await request.get(`api/${offered?.path}/${offered?.version}/${line}/uw-questions?quote_id=${quote._id}`),
    )
  }
  return await withQuestions(request, site, await dataOf<StoredQuote>(await request.get(`api/quote/${quote._id}`)))
}

function bodyAt(application: Application, place: Place | undefined, path: string, business: Business): Answers {
  if (!place?.entry.list) return bodyFor(application, path, business)
  return place.item ? itemFor(application, place.entry, place.item, business) : {}
}

/** Answers to everything visible on an item's page. */
function itemFor(
  { context }: Application,
  entry: TrailEntry,
  { position, page, isNew }: NonNullable<Place['item']>,
  business: Business,
): Answers {
  if (!entry.list) throw new Error(`${entry.path} is no list`)
  const { step } = entry.list
  const id = isNew ? crypto.randomUUID() : idOf(itemsOf(context.answers, step), position)
  const subject = itemSubject({ context }, { step, entry, page, id, isNew })
  let answers = subject.stored
  let entered: Answers = {}
  for (;;) {
    const { visible } = subject.preview(answers)
    const open = visible.filter((field) => !field.optional && readAnswer(answers, field.path) === undefined)
    if (open.length === 0) return subject.body(answers, { entered })
    for (const field of open) {
      const answer = answerTo(field, business)
      if (answer === undefined) throw new Error(`There is no answer to ${field.path}: name one in journey/answers.ts`)
      entered = { ...entered, [field.path]: answer }
      answers = writeAnswer(answers, field.path, answer)
    }
  }
}

/** Answers to everything visible on the page, round after round, because an answer may open another question. */
function bodyFor({ flow, context }: Application, path: string, business: Business): Answers {
  let answers = context.answers
  for (;;) {
    const entry = deriveTrail(flow, { ...context, answers }).entries.find((each) => each.path === path)
    if (!entry) throw new Error(`The trail has no page ${path}`)
    const shown = entry.form.fields.filter((field) => entry.visible.includes(field.path))
    const open = shown.filter((field) => !field.optional && readAnswer(answers, field.path) === undefined)
    if (open.length === 0) return bodyOf(answers, shown)
    answers = open.reduce((given, field) => {
      const answer = answerTo(field, business) ?? firstChoice(field, answers)
      if (answer === undefined) throw new Error(`There is no answer to ${field.path}: name one in journey/answers.ts`)
      return writeAnswer(given, field.path, answer)
    }, answers)
  }
}

/** Of the choices that come with the quote. */
function firstChoice({ optionsFrom }: Field, answers: Answers): unknown {
  const choices = optionsFrom && readAnswer(answers, optionsFrom.replaceAll('-', '_'))
  const [first] = Array.isArray(choices) ? choices.filter(isRecord) : []
  return first?.value ?? first?.ref
}

/** Opens the application at a step, with everything before it answered. */
export async function startAt(page: Page, until: string, filling: Omit<Filling, 'until'> = {}): Promise<StoredQuote> {
  const quote = await fillByApi(page.request, { ...filling, until })
  await page.goto(until.slice(1) || '.')
  // A page that is still loading its parts would take a server that dies now for one that lost them.
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  return quote
}

export async function submitByApi(
  request: APIRequestContext,
  filling: Omit<Filling, 'until'> = {},
): Promise<QuoteReply> {
  const { _id } = await fillByApi(request, filling)
  const attestation = { accepted: true, text_key: 'page.attestation.general' }
  return dataOf<QuoteReply>(await request.patch(`api/quote/${_id}/finish_form`, { data: { attestation } }))
}
