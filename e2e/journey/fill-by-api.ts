import { viewerSwitches } from '@coverwright/catalogue/sites/switches'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer } from '@coverwright/core/answers/answers'
import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import { defaultSite } from '../../apps/server/src/testing/default-site.ts'
import { type Caller, fillQuote, type Until } from '../../apps/server/src/testing/fill-quote.ts'
import { type Business, bakery, today, wantedOf } from './answers.ts'
import { patiently } from './patiently.ts'

type Filling = {
  readonly until?: Until
  readonly business?: Business
  /** The caller is an agent, who is asked more than a client. */
  readonly asAgent?: boolean
}

async function dataOf<T>(response: APIResponse): Promise<T> {
  const body = await response.json()
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${JSON.stringify(body)}`)
  return body.data
}

export type StoredQuote = QuoteReply & Answers

export const currentQuote = async (request: APIRequestContext): Promise<StoredQuote> =>
  dataOf<StoredQuote>(await patiently(() => request.get('api/quote')))

/** The stored answer at a path, for a test to compare. */
export const stored = (quote: unknown, path: string): unknown => (isRecord(quote) ? readAnswer(quote, path) : undefined)

const replyOf = async (response: APIResponse) => ({
  status: response.status(),
  headers: response.headers(),
  body: await response.json(),
})

/** Calls the API with the cookies of a browser. */
const callerOf = (request: APIRequestContext): Caller => ({
  begin: async () => dataOf(await patiently(() => request.post('api/quote', { data: {} }))),
  get: async (path) => replyOf(await patiently(() => request.get(`api/${path}`))),
  save: async ({ _id, version }, step, answers) =>
    replyOf(
      await patiently(() =>
        request.patch(`api/quote/${_id}`, {
          headers: { 'if-match': `"${version}"` },
          data: { step, ...answers },
        }),
      ),
    ),
})

/** The same site as an agent sees it. */
const agentsSite = {
  ...defaultSite,
  switches: { ...defaultSite.switches, ...viewerSwitches({ agent: true }) },
}

/**
 * Answers the application by its API up to a step, as quickly as the server allows: for tests that are about what
 * comes after. The request must share the browser's cookies, as `page.request` does.
 */
export const fillByApi = (
  request: APIRequestContext,
  { until, business = bakery, asAgent = false }: Filling = {},
): Promise<StoredQuote> =>
  fillQuote(callerOf(request), wantedOf(business), until, today, asAgent ? agentsSite : defaultSite)

/** The same for the application that the browser has open, from where it is. */
export async function continueByApi(
  request: APIRequestContext,
  { until, business = bakery, asAgent = false }: Filling = {},
): Promise<StoredQuote> {
  const caller: Caller = { ...callerOf(request), begin: () => currentQuote(request) }
  return await fillQuote(caller, wantedOf(business), until, today, asAgent ? agentsSite : defaultSite)
}

type Opening = Omit<Filling, 'until'> & {
  /** Another page to open than the one that was come to. */
  readonly open?: string
}

/** Opens the application at a step, with everything before it answered, and waits until the page asks for nothing more. */
export async function startAt(page: Page, until: string, opening: Opening = {}): Promise<StoredQuote> {
  const quote = await openAt(page, until, opening)
  // A page that is still loading its parts would take a server that dies now for one that lost them.
  await page.waitForLoadState('networkidle')
  return quote
}

/** The same as soon as the page is there: for tests in which something stays unanswered. */
export async function openAt(
  page: Page,
  until: string,
  { open = until, ...filling }: Opening = {},
): Promise<StoredQuote> {
  const quote = await fillByApi(page.request, { ...filling, until })
  // A tab goes on with the application that it began, and this is another.
  if (page.url().startsWith('http')) await page.evaluate(() => sessionStorage.clear())
  await page.goto(open.slice(1) || '.')
  await page.getByRole('heading', { level: 1 }).waitFor()
  return quote
}

export async function submitByApi(
  request: APIRequestContext,
  filling: Omit<Filling, 'until'> = {},
): Promise<QuoteReply> {
  const { _id } = await fillByApi(request, filling)
  const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
  return dataOf<QuoteReply>(await request.patch(`api/quote/${_id}/finish_form`, { data: { attestation } }))
}
