/*
 * A client made from the API document: it takes a bakery's quote from nothing to offers in a few calls, and knows only
 * those questions that the replies list. `node scripts/first-quote.ts http://localhost:8080/api` against a running
 * product.
 */
import createClient from 'openapi-fetch'
import type { paths } from '../apps/web/src/api/schema.d.ts'
import { answersTo } from './first-quote/answers-to.ts'
import { bakery } from './first-quote/bakery.ts'
import { readOffers } from './first-quote/read-offers.ts'

type FirstQuote = { readonly calls: number; readonly offers: readonly string[] }

export async function firstQuote(base: string, say: (line: string) => void): Promise<FirstQuote> {
  let calls = 0
  let cookie = ''
  const api = createClient<paths>({
    baseUrl: base,
    async fetch(request) {
      calls++
      request.headers.set('cookie', cookie)
      // A stopping server waits for keep-alive connections.
      request.headers.set('connection', 'close')
      const reply = await fetch(request)
      const [set] = reply.headers.getSetCookie()
      cookie = set?.split(';')[0] ?? cookie
      if (!reply.ok) throw new Error(`${request.method} ${request.url}: ${reply.status} ${await reply.text()}`)
      say(`${request.method} ${new URL(request.url).pathname}: ${reply.status}`)
      return reply
    },
  })
  const query = { next: true }

  const quote = (await api.POST('/quote', { params: { query }, body: bakery })).data
  if (!quote?.next) throw new Error('The reply lists no questions')
  const { _id: id, uuid } = quote.data
  let { next } = quote
  while (!next.ready) {
    if (calls > 20) throw new Error(`Still open: ${JSON.stringify(next)}`)
    say(`  open: ${next.questions.map(({ field }) => field).join(', ')}`)
    const body = answersTo(next.questions)
    const reply = (await api.PATCH('/quote/{id}', { params: { path: { id }, query }, body })).data
    next = reply?.next ?? next
  }
  await api.PATCH('/quote/{id}/finish_form', { params: { path: { id } }, body: {} })
  // The events continue as long as an insurer may change its answer; the first prices are enough here.
  const enough = new AbortController()
  const { response } = await api.GET('/quote/uuid/{uuid}/offers/events', {
    params: { path: { uuid } },
    parseAs: 'stream',
    signal: enough.signal,
  })
  const offers = await readOffers(response)
  enough.abort()
  for (const offer of offers) say(`  ${offer}`)
  return { calls, offers }
}

if (import.meta.main) {
  const [, , base = 'http://localhost:8080/api'] = process.argv
  await firstQuote(base, (line) => void process.stdout.write(`${line}\n`)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  })
}
