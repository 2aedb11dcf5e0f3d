import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { fillQuote, painter } from '../../apps/server/src/testing/fill-quote.ts'
import { createClient } from '../../campaigns/parts/client.ts'
import { inRoot } from '../../scripts/project.ts'
import { numberMark, type Target } from './load-client.ts'

const { Client } = createRequire(inRoot('apps/server/package.json'))('pg')

const step = '/business'

/** A page of a few answers, one of which differs each time. */
const pageBody = JSON.stringify({
  step,
  company_name: `Count ${numberMark} Painting LLC`,
  years_business_started: 2015,
  annual_revenue: 420_000,
})

/** A painter's locations all over town, enough to make the answers ten kilobytes. */
const places = Array.from({ length: 25 }, (_, at) => ({
  id: `place-${at}`,
  street: `${400 + at} West Superior Avenue, the side entrance behind the yard, past the old printing works and the bakery`,
  unit: 'second floor, rooms 211 to 218',
  zip_code: '60614',
  city: 'Chicago',
  state: 'IL',
  occupancy: 'lease',
  square_feet: 900 + at,
  employees: 5,
  revenue: 420_000,
}))

const [first, ...others] = places
const placesBody = JSON.stringify({
  step: '/location/list',
  locations: [{ ...first, street: `${numberMark} West Superior Avenue` }, ...others],
})

/** The page of one location, as sent when its street has changed. */
const placeBody = JSON.stringify({
  step: '/location/edit/0/address',
  locations: places.map(({ id }, at) => (at === 0 ? { id, street: `${numberMark} West Superior Avenue` } : { id })),
})

const uuidOf = (text: string): string =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** The key of a copied quote. */
export const bareId = (at: number): string => uuidOf(`quote-${at}`)

/** The same in SQL. */
const uuidInSql = (kind: string): string => `md5('${kind}-' || n)::uuid`
const tokenOf = (at: number): string => `bench-session-${at}`

/**
 * One quote, answered page by page through the API up to ten kilobytes.
 * @returns its id
 */
export async function fillOne(url: string): Promise<string> {
  const client = createClient({ url: () => url })
  const quote = await fillQuote(client, painter, '/done', new Date().toISOString().slice(0, 10))
  const { status, body } = await client.save(quote, '/location/list', { locations: places })
  if (status !== 200) throw new Error(`The places were answered ${status}: ${JSON.stringify(body)}`)
  return quote._id
}

/** Rows per statement while copying. */
const chunk = 10_000

/**
 * Makes `count` copies of a quote with its latest events, each with a browser session of its own. Their event chains
 * are not valid, and encrypted answers are left out, since they can be decrypted only for their own quote.
 */
export async function copyQuote(databaseUrl: string, quoteId: string, count: number): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query(
      `create table copied as select (jsonb_populate_record(quotes, jsonb_build_object('answers', answers - 'employer_id'))).*
       from quotes where id = '${quoteId}'`,
    )
    await client.query(
      `create table copied_events as select * from quote_events
       where quote_id = '${quoteId}' and position > (select events - 5 from copied)`,
    )
    // Otherwise the disk would write each page of an index repeatedly.
    await client.query(`alter system set max_wal_size = '4GB'`)
    await client.query(`alter system set checkpoint_timeout = '1h'`)
    await client.query('select pg_reload_conf()')
  })
  let next = 0
  const lane = () =>
    withClient(databaseUrl, async (client) => {
      await client.query('set synchronous_commit = off')
      // Copies refer to rows copied with them, so foreign keys need no check.
      await client.query('set session_replication_role = replica')
      while (next < count) {
        const from = next
        next += chunk
        await copyChunk(client, [from, Math.min(count, from + chunk) - 1])
      }
    })
  await Promise.all([lane(), lane()])
  await withClient(databaseUrl, async (client) => {
    await client.query('drop table copied, copied_events')
    await client.query('alter system reset all')
    await client.query('select pg_reload_conf()')
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  })
}

type Connection = { query(text: string, values?: readonly unknown[]): Promise<unknown> }

async function withClient(databaseUrl: string, work: (client: Connection) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

async function copyChunk(client: Connection, range: readonly [first: number, last: number]): Promise<void> {
  await client.query(
    `insert into sessions (id, token_hash, created_at, last_seen_at, expires_at)
     select ${uuidInSql('session')}, sha256(convert_to('bench-session-' || n, 'utf8')), now(), now(), now() + interval '20 days'
     from generate_series($1::int, $2::int) as n`,
    range,
  )
  await client.query(
    `insert into quotes
     select (jsonb_populate_record(copied, jsonb_build_object(
       'id', ${uuidInSql('quote')}, 'uuid', ${uuidInSql('shared')}, 'session_id', ${uuidInSql('session')},
       'updated_at', now() - n * interval '1 second'))).*
     from copied, generate_series($1::int, $2::int) as n`,
    range,
  )
  await client.query(
    `insert into quote_events (quote_id, position, version, kind, at, actor, step, changes, origin, previous_hash, hash)
     select ${uuidInSql('quote')}, position, version, kind, at, actor, step, changes, origin, previous_hash, hash
     from copied_events, generate_series($1::int, $2::int) as n`,
    range,
  )
}

/** Saves one page of a copy: a few answers. */
export const pageSave = (at: number): Target => saveOf(at, pageBody)

/** Saves one location: the list is validated again, and the other items are sent as ids only. */
export const placeSave = (at: number): Target => saveOf(at, placeBody)

/** Saves the page of the locations as an API client may: all ten kilobytes of them. */
export const placesSave = (at: number): Target => saveOf(at, placesBody)

/**
 * Saves a page of a quote in the way the API intends: the whole quote is sent back with one answer changed.
 * @param quote one of the copies, as it is sent
 */
export function wholeSave(quote: Readonly<Record<string, unknown>>): (at: number) => Target {
  const common = Object.entries(quote).filter(([name]) => !ownNames.has(name))
  const body = JSON.stringify({ ...Object.fromEntries(common), ...JSON.parse(pageBody) })
  return (at) => saveOf(at, body)
}

/** What distinguishes one copy from the others, and one save of it from the next. */
const ownNames: ReadonlySet<string> = new Set(['_id', 'uuid', 'version', 'updated_at'])

const saveOf = (at: number, body: string): Target => ({
  method: 'PATCH',
  path: `/api/quote/${bareId(at)}`,
  cookie: `cw_session=${tokenOf(at)}`,
  body,
})

export const readOf = (at: number): Target => ({
  method: 'GET',
  path: `/api/quote/${bareId(at)}`,
  cookie: `cw_session=${tokenOf(at)}`,
  body: '',
})
