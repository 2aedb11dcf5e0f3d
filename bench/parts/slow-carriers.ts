import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { carrierPaths } from '@coverwright/contract/carrier-contract'

/** Insurers without questions that make everybody the same offer, each after the same time, however many are asked. */
export async function startSlowCarriers(answersAfterMs: number) {
  let requests = 0
  const server = createServer(async (request, response) => {
    request.resume()
    const isQuote = request.url?.endsWith(carrierPaths.quotes) === true
    if (isQuote) {
      requests += 1
      await wait(answersAfterMs)
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(isQuote ? offer : noQuestions))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** The number of offers requested since the last call. */
    asked: (): number => {
      const since = requests
      requests = 0
      return since
    },
    stop: () => server.close().closeAllConnections(),
  }
}

const noQuestions = { revision: '1', effective_from: '2020-01-01', questions: [] }

const offer = {
  quote_id: 'Q-1',
  status: 'quoted',
  kind: 'indication',
  premium: { amount: 128_400, currency: 'USD', period: 'year', fees_included: true },
  valid_until: '2099-01-01',
  coverages: [{ code: 'occurrence', label: 'Each occurrence', offered: '$1,000,000' }],
  highlights: [],
  reasons: [],
}
