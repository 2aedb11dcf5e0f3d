import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Browser, Reply } from '../../../testing/browser.ts'
import { fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import {
  type Call,
  ownCalls,
  publicCalls,
  quoteCallsOf,
  type Target,
  unknownTarget,
} from '../../2-identity/access/testing-calls.ts'
import { sampleUuids } from '../../samples/sample-firms/sample-firms.ts'

const { app, browser, pool, insertSampleFirms } = await createTestApp()
const quoteCalls = quoteCallsOf(app)

type Operation = { readonly operationId: string }
const paths: Record<string, Record<string, Operation>> = (await app.inject('/api/openapi.json')).json().paths
const writes = Object.values(paths)
  .flatMap((methods) => Object.entries(methods))
  .filter(([method]) => method !== 'get')
  .map(([, operation]) => operation)
const repeatOf = (id: string) => app.operations.get(id)?.policy.repeat

let rosa: Browser
let target: Target

beforeAll(async () => {
  rosa = browser()
  await insertSampleFirms(1)
  const invitation = {
    uuid: sampleUuids({ number: 1 }).invitation,
    quote_submission_uuid: sampleUuids({ number: 1 }).submission,
  }
  const renewal = (await rosa.post('renewal/quote', invitation)).body.data
  const fundedCompany = { directors_and_officers: { funding: { vc_funding: 'Yes' }, documents: { timing: 'later' } } }
  const quote = await fillQuote(
    rosa,
    { ...painter, insurance_types: typesOf('do'), ...fundedCompany },
    '/do/documentation',
  )
  target = {
    ...unknownTarget(),
    id: quote._id,
    uuid: quote.uuid,
    renewalId: renewal._id,
    renewalUuid: renewal.uuid,
    invitation,
  }
})

/** Everything that is stored, as numbers of rows and versions of quotes. */
async function storedRows(): Promise<unknown> {
  const { rows: tables } = await pool.query(
    "select relname name from pg_class join pg_namespace n on n.oid = relnamespace where relkind = 'r' and nspname = 'public'",
  )
  // The logs of requests and readings grow each time.
  const names = tables.map(({ name }) => name).filter((name) => !/^(access_events|sessions|migrations)$/.test(name))
  const { rows: counts } = await pool.query(
    `${names.map((name) => `select '${name}' as name, count(*)::int as n from "${name}"`).join(' union all ')} order by name`,
  )
  const { rows: versions } = await pool.query('select id, version from quotes order by id')
  const { rows: jobs } = await pool.query('select count(*)::int n from graphile_worker._private_jobs')
  return { counts, versions, jobs }
}

const calls: Readonly<Record<string, Call>> = { ...publicCalls, ...ownCalls, ...quoteCalls }
const writeIds = writes
  .map(({ operationId }) => operationId)
  .filter((id) => repeatOf(id) !== 'repeatable' && Object.hasOwn(calls, id))

it.for(writeIds)('%s, sent twice, does its work once (A3, case D1)', async (id) => {
  const call = calls[id]
  if (!call) throw new Error(`There is no call ${id}`)
  const key = { 'idempotency-key': randomUUID() }
  const keyedBrowser = sendingAlways(rosa, repeatOf(id) === 'idempotency-key' ? key : {})
  // The body differs each time where it contains a new address.
  const bodies = recordingBrowser(keyedBrowser)
  const first = await call(bodies.browser, target)
  const once = await storedRows()
  const second = await bodies.again()
  expect(await storedRows()).toEqual(once)
  expect([first.status < 500, second.status < 500]).toEqual([true, true])
  if (repeatOf(id) === 'idempotency-key') expect(withoutTimes(second.body)).toEqual(withoutTimes(first.body))
})

/** The same answers for every caller: every problem has a number of its own. */
const withoutTimes = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body ?? null, (name, value) => (name === 'instance' || name === 'request_id' ? '' : value)))

/** A browser that sends some headers with every request. */
const sendingAlways = (visitor: Browser, more: Record<string, string>): Browser => ({
  ...visitor,
  post: (path, body, headers) => visitor.post(path, body, { ...more, ...headers }),
  patch: (path, body, headers) => visitor.patch(path, body, { ...more, ...headers }),
})

/** Records what is sent, to send it again unchanged. */
function recordingBrowser(visitor: Browser) {
  let last: (() => Promise<Reply>) | undefined
  const remember = (send: () => Promise<Reply>): Promise<Reply> => {
    last = send
    return send()
  }
  return {
    browser: {
      ...visitor,
      post: (...sent: Parameters<Browser['post']>) => remember(() => visitor.post(...sent)),
      patch: (...sent: Parameters<Browser['patch']>) => remember(() => visitor.patch(...sent)),
      delete: (...sent: Parameters<Browser['delete']>) => remember(() => visitor.delete(...sent)),
    },
    again: () => {
      if (!last) throw new Error('Nothing was sent')
      return last()
    },
  }
}
