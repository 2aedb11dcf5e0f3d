import { expect, it } from 'vitest'
import { type RetrievalName, retrievalCall, retrievalRequest } from './retrieval-request.ts'

const a = '0b7f1c52-5c7e-4f53-9c77-0d0f3c1f2a11'
const b = '1b7f1c52-5c7e-4f53-9c77-0d0f3c1f2a22'

it.each<[string, RetrievalName]>([
  [`/quotes/${a}`, 'quoteID'],
  [`/${a}/quote-review`, 'uuid'],
  [`/${a}/thank-you`, 'uuid'],
  [`/${a}/submissions_forecast`, 'uuid'],
  [`/${a}/application-pdf`, 'uuid'],
  [`/roles/agent/quotes/${a}`, 'agentQuoteID'],
  [`/applications/${a}`, 'applicationUUID'],
  [`/applications/${a}/`, 'applicationUUID'],
  [`/?customer_retrieve_id=${a}`, 'customer_retrieve_id'],
  [`/?customer_retrieve_from_chk_id=${a}`, 'customer_retrieve_from_chk_id'],
  [`/applications/${a}/edit`, 'editApplicationUUID'],
  [`/review/${a}`, 'reviewQuoteUUID'],
  [`/quotes/${a}/summary`, 'summaryQuoteID'],
  [`/?uuid=${a}`, 'uuid'],
  [`/?quoteID=${a}`, 'quoteID'],
  [`/business?uuid=${a}&redirected=true`, 'uuid'],
])('%s is retrieved by %s (R1, S1)', (address, name) => {
  expect(sourceOf(address)).toEqual({ kind: 'named', name, id: a })
})

it.each(['.', ')', ',', ').', '/', '/.', '%22', '%E2%80%9D', '>', ';', '%20', '…'])(
  'drops the sign %s, which a mail program or a person adds to a link (R1)',
  (sign) => {
    expect(sourceOf(`/applications/${a}${sign}`)).toEqual({ kind: 'named', name: 'applicationUUID', id: a })
    expect(sourceOf(`/${a}/quote-review${sign}`)).toEqual({ kind: 'named', name: 'uuid', id: a })
    expect(sourceOf(`/?uuid=${a}${sign}`)).toEqual({ kind: 'named', name: 'uuid', id: a })
  },
)

it('a truncated link is still a link, and opens nothing (R1)', () => {
  const short = a.slice(0, -1)
  expect(sourceOf(`/applications/${short}`)).toEqual({ kind: 'named', name: 'applicationUUID', id: short })
  expect(retrievalCall('applicationUUID', short)).toBeUndefined()
})

it.each(['/', '/business', '/?uuid=', '/quotes', '/applications', `/quotes/${a}/more`, `/wc/${a}`])(
  '%s names no quote: the session’s own is shown (R1)',
  (address) => {
    expect(sourceOf(address)).toEqual({ kind: 'session' })
  },
)

it('the resume page retrieves nothing, whatever its address says (R1)', () => {
  expect(sourceOf(`/resume?quoteID=${a}`)).toEqual({ kind: 'none' })
})

const inOrder: readonly RetrievalName[] = [
  'quoteID',
  'uuid',
  'agentQuoteID',
  'applicationUUID',
  'customer_retrieve_id',
  'customer_retrieve_from_chk_id',
  'editApplicationUUID',
  'reviewQuoteUUID',
  'summaryQuoteID',
]

it.each(inOrder.map((name, index) => [name, inOrder.slice(index + 1)] as const))(
  '%s takes precedence over %j (R1)',
  (name, later) => {
    const query = new URLSearchParams([...later.map((each) => [each, b]), [name, a]])
    expect(retrievalRequest('/', query)).toEqual({ kind: 'named', name, id: a })
  },
)

it('a name in the query takes precedence over a lower one in the path, and the path over the same name in the query (R1)', () => {
  expect(sourceOf(`/applications/${b}?quoteID=${a}`)).toEqual({ kind: 'named', name: 'quoteID', id: a })
  expect(sourceOf(`/quotes/${a}?quoteID=${b}`)).toEqual({ kind: 'named', name: 'quoteID', id: a })
})

it.each<[RetrievalName, string, object?]>([
  ['quoteID', '/quote/{id}', { query: {} }],
  ['uuid', '/quote/uuid/{uuid}'],
  ['agentQuoteID', '/quote/{id}', { query: {} }],
  ['applicationUUID', '/quote/uuid/{uuid}'],
  ['customer_retrieve_id', '/quote/{id}/customer_retrieve', { query: {} }],
  ['customer_retrieve_from_chk_id', '/quote/{id}/customer_retrieve', { query: { is_checkout: true } }],
  ['editApplicationUUID', '/quote/uuid/{uuid}'],
  ['reviewQuoteUUID', '/quote/uuid/{uuid}'],
  ['summaryQuoteID', '/quote/{id}', { query: {} }],
])('%s is fetched from %s (R1, seed 7.1)', (name, path, query = {}) => {
  expect(retrievalCall(name, a)).toEqual({ path, id: a, ...query })
  expect(retrievalCall(name, a.toUpperCase())).toEqual({ path, id: a, ...query })
})

it('does not redirect to sign-in again after signing in (R2, seed 7.1)', () => {
  expect(retrievalCall('quoteID', a, true)).toMatchObject({ query: { skipMagicLinkAuth: true } })
})

it.each(['..', '../site', `${a}/x`, `${a}?a=b`, 'x', '', `${a}%2f..`])('%j makes no call to the server (R3)', (id) => {
  for (const name of inOrder) expect(retrievalCall(name, id)).toBeUndefined()
})

function sourceOf(address: string) {
  const [path = '', query = ''] = address.split('?')
  return retrievalRequest(path, new URLSearchParams(query))
}
