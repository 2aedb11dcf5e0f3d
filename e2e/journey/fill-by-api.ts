import type { Site } from '@coverwright/catalogue/sites/site'
import { viewerSwitches } from '@coverwright/catalogue/sites/switches'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer } from '@coverwright/core/answers/answers'
import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import { defaultSite } from '../../apps/server/src/testing/default-site.ts'
import { type Caller, fillQuote, type Until } from '../../apps/server/src/testing/fill-quote.ts'
import { answersOf, type Business, bakery, today } from './answers.ts'
import { retryWhileBusy } from './retry-while-busy.ts'

type FillOptions = {
  readonly until?: Until
  readonly business?: Business
  /** The caller is an agent, who is asked more than a client. */
  readonly asAgent?: boolean
  /** Another sample site of the United States, which may be below a prefix. */
  readonly site?: Site
}

async function dataOf<T>(response: APIResponse): Promise<T> {
  const body = await response.json()
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${JSON.stringify(body)}`)
  return body.data
}

export type StoredQuote = QuoteReply & Answers

export const currentQuote = async (request: APIRequestContext): Promise<StoredQuote> =>
  dataOf<StoredQuote>(await retryWhileBusy(() => request.get('api/quote')))

/** The stored answer at a path, for a test to compare. */
export const storedAnswer = (quote: unknown, path: string): unknown =>
  isRecord(quote) ? readAnswer(quote, path) : undefined

const replyOf = async (response: APIResponse) => ({
  status: response.status(),
  headers: response.headers(),
  body: await response.json(),
})

/** Calls the API with the cookies of a browser. */
const callerOf = (request: APIRequestContext, api = 'api'): Caller => ({
  begin: async () => dataOf(await retryWhileBusy(() => request.post(`${api}/quote`, { data: {} }))),
  get: async (path) => replyOf(await retryWhileBusy(() => request.get(`${api}/${path}`))),
  save: async ({ _id, version }, step, answers) =>
    replyOf(
      await retryWhileBusy(() =>
        request.patch(`${api}/quote/${_id}`, {
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
 * Answers the application through the API up to a step, as fast as the server allows, for tests about what comes
 * after. The request must share the browser's cookies, as `page.request` does.
 */
export const fillByApi = (
  request: APIRequestContext,
  { until, business = bakery, asAgent = false, site = asAgent ? agentsSite : defaultSite }: FillOptions = {},
): Promise<StoredQuote> =>
  fillQuote(callerOf(request, `${site.prefixPath ?? ''}/api`), answersOf(business), until, today, site)

/** The same for the application that is open in the browser, from its current step. */
export async function continueByApi(
  request: APIRequestContext,
  { until, business = bakery, asAgent = false }: FillOptions = {},
): Promise<StoredQuote> {
  const caller: Caller = { ...callerOf(request), begin: () => currentQuote(request) }
  return await fillQuote(caller, answersOf(business), until, today, asAgent ? agentsSite : defaultSite)
}

type Opening = Omit<FillOptions, 'until'> & {
  /** A page to open instead of the first unanswered one. */
  readonly open?: string
}

/** Opens the application at a step with everything before it answered, and waits until nothing is loading. */
export async function startAt(page: Page, until: string, opening: Opening = {}): Promise<StoredQuote> {
  const quote = await openAt(page, until, opening)
  // If the server died while parts of the page were still loading, the page would treat them as lost.
  await page.waitForLoadState('networkidle')
  return quote
}

/** The same without waiting for the network, for tests in which a call is never answered. */
export async function openAt(
  page: Page,
  until: string,
  { open = until, ...filling }: Opening = {},
): Promise<StoredQuote> {
  const quote = await fillByApi(page.request, { ...filling, until })
  // A tab stays with the application that it opened, and this is another one.
  if (page.url().startsWith('http')) await page.evaluate(() => sessionStorage.clear())
  await page.goto(open.slice(1) || '.')
  await page.getByRole('heading', { level: 1 }).waitFor()
  return quote
}

export async function submitByApi(
  request: APIRequestContext,
  filling: Omit<FillOptions, 'until'> = {},
): Promise<QuoteReply> {
  const { _id } = await fillByApi(request, filling)
  const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
  return dataOf<QuoteReply>(await request.patch(`api/quote/${_id}/finish_form`, { data: { attestation } }))
}
