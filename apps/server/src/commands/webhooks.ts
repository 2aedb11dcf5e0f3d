import { readSites } from '../features/1-foundation/site/read-sites.ts'
import { createSites, type Sites } from '../features/1-foundation/site/served-site.ts'
import { listAttempts, listDeliveries } from '../features/1-foundation/webhooks/deliveries.store.ts'
import { enableEndpoint, findDisabled } from '../features/1-foundation/webhooks/endpoint-state.store.ts'
import { type Endpoint, endpointsOf, findEndpoint } from '../features/1-foundation/webhooks/endpoints.ts'
import { createWebhookEvents } from '../features/1-foundation/webhooks/record-event.ts'
import { replay } from '../features/1-foundation/webhooks/replay.ts'
import { listSecrets } from '../features/1-foundation/webhooks/secrets.store.ts'
import { makeSecret } from '../features/1-foundation/webhooks/secrets.ts'
import { listKeys } from '../features/6-compliance/keys/secret-keys.store.ts'
import { createDatabase, type Database } from '../platform/database/database.ts'
import { createEncryptor, keyName } from '../platform/encryption/encryptor.ts'
import { readSecretKeys } from '../platform/encryption/secret-key.ts'
import { StartupError } from '../platform/errors/startup-error.ts'
import { type CommandContext, runCommand, withDatabase } from './with-database.ts'

const usage = `npm run webhooks -- list                               every endpoint of the sites' files, and whether it can receive
npm run webhooks -- secret <site> <endpoint>           makes its secret and tells it this once
npm run webhooks -- rotate <site> <endpoint>           makes another; for a day both sign
npm run webhooks -- test <site> <endpoint>             sends it the event endpoint.test
npm run webhooks -- log [<site> [<endpoint>]] [--failed]   the last 50 deliveries with their attempts
npm run webhooks -- replay <delivery>…                 sends deliveries again
npm run webhooks -- replay <site> <endpoint> [--since <time>]   sends its dead letters again, or everything since then
npm run webhooks -- enable <site> <endpoint>           sends again to a disabled endpoint`

const say = (sentence: string): boolean => process.stdout.write(`${sentence}\n`)
const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const shown = 50
const disabledBecause = { gone: 'it answered 410', failing: 'it accepted nothing for five days' } as const

type Context = { readonly db: Database; readonly sites: Sites; readonly config: CommandContext['config'] }
type Named = { readonly site: string; readonly endpoint: Endpoint }

function endpointCalled({ sites }: Context, [site = '', id = '']: readonly string[]): Named {
  const endpoint = findEndpoint(sites, site, id)
  if (endpoint) return { site, endpoint }
  const known = sites.all.flatMap(({ site: each }) => endpointsOf(sites, each.id).map((one) => `${each.id} ${one.id}`))
  throw new StartupError(
    known.length > 0
      ? `There is no such endpoint: name one of ${known.join(', ')}.`
      : 'No site’s file has webhooks: see docs/webhooks.md.',
  )
}

async function list(context: Context): Promise<void> {
  const { db, sites } = context
  for (const { site } of sites.all) {
    for (const { id, events } of endpointsOf(sites, site.id)) {
      const secrets = await listSecrets(db, site.id, id, new Date())
      const disabled = await findDisabled(db, { site: site.id, endpoint: id })
      const state = disabled
        ? `disabled since ${disabled.at.toISOString()}: ${disabledBecause[disabled.reason]}`
        : secrets.length === 0
          ? `has no secret: npm run webhooks -- secret ${site.id} ${id}`
          : `${secrets.length} secret${secrets.length > 1 ? 's' : ''}`
      say(`${site.id} ${id}  ${events.join(', ')}  ${state}`)
    }
  }
}

async function secret(context: Context, named: Named, isRotation: boolean): Promise<void> {
  const { db, config } = context
  const { site, endpoint } = named
  const ring = readSecretKeys({ configured: config.encryptionKey, folder: config.dataFolder })
  const keys = await listKeys(db)
  // A server without the key could not sign with what it encrypts.
  if (keys.every(({ name }) => name !== keyName(ring[0])))
    throw new StartupError('No server has used the first key yet: start the server first.')
  const has = (await listSecrets(db, site, endpoint.id, new Date())).length > 0
  if (has && !isRotation)
    throw new StartupError(
      `It has a secret already. For another one: npm run webhooks -- rotate ${site} ${endpoint.id}`,
    )
  const made = await makeSecret(
    { db, encryptor: createEncryptor(...ring) },
    { site, endpoint: endpoint.id },
    new Date(),
  )
  say(made)
  say('Give it to the receiver now: it is stored encrypted and not told again.')
  if (has) say('The secret before it goes on signing for 24 hours, so change it there within a day.')
}

async function test({ db, sites }: Context, { site, endpoint }: Named): Promise<void> {
  // A test has no link.
  const { recordTest } = createWebhookEvents({ sites, pageAddress: () => '', clock: () => new Date() })
  await db.transaction().execute((trx) => recordTest(trx, site, endpoint))
  say(`Queued: a running server sends it. See npm run webhooks -- log ${site} ${endpoint.id}`)
}

async function log({ db }: Context, args: readonly string[]): Promise<void> {
  const [site, endpoint] = args.filter((arg) => arg !== '--failed')
  const state = args.includes('--failed') ? ('failed' as const) : undefined
  const deliveries = await listDeliveries(db, { site, endpoint, state, limit: shown })
  const attempts = await listAttempts(
    db,
    deliveries.map(({ id }) => id),
  )
  if (deliveries.length === 0) say('There are no deliveries.')
  for (const { id, type, created_at, state: now, reason, ...delivery } of deliveries) {
    const why = reason === null ? '' : ` (${reason})`
    say(`${id}  ${created_at.toISOString()}  ${delivery.site} ${delivery.endpoint}  ${type}  ${now}${why}`)
    for (const { at, status, failure, ms, reply } of attempts.filter(({ delivery_id }) => delivery_id === id))
      say(`    ${at.toISOString()}  ${status ?? failure}  ${ms} ms  ${JSON.stringify(reply ?? '').slice(0, 100)}`)
  }
}

async function sendAgain(context: Context, args: readonly string[]): Promise<void> {
  const { db } = context
  const isByIds = args.length > 0 && args.every((arg) => isUuid.test(arg))
  const count = await replay(db, isByIds ? { ids: args } : ofEndpoint(context, args), new Date())
  say(`${count} deliveries are sent again by a running server.`)
  if (isByIds && count < args.length) throw new StartupError('The others do not exist or are being sent.')
}

function ofEndpoint(context: Context, args: readonly string[]) {
  const { site, endpoint } = endpointCalled(context, args)
  const [option, time] = args.slice(2)
  const since = option === '--since' ? new Date(time ?? '') : undefined
  if ((option !== undefined && !since) || (since && Number.isNaN(since.getTime()))) throw new StartupError(usage)
  return { site, endpoint: endpoint.id, since }
}

async function enable(context: Context, { site, endpoint }: Named): Promise<void> {
  const was = await enableEndpoint(context.db, { site, endpoint: endpoint.id })
  say(
    was
      ? `It gets events again. What it missed: npm run webhooks -- replay ${site} ${endpoint.id}`
      : 'It was not disabled.',
  )
}

async function run(context: Context, [what = 'list', ...args]: readonly string[]): Promise<void> {
  if (what === 'list') return await list(context)
  if (what === 'log') return await log(context, args)
  if (what === 'replay') return await sendAgain(context, args)
  if (!['secret', 'rotate', 'test', 'enable'].includes(what)) throw new StartupError(usage)
  const named = endpointCalled(context, args)
  if (what === 'test') return await test(context, named)
  if (what === 'enable') return await enable(context, named)
  await secret(context, named, what === 'rotate')
}

await runCommand((args) =>
  withDatabase(async ({ pool, config }) => {
    const sites = createSites(readSites(config.sitesFolder))
    await run({ db: createDatabase(pool), sites, config }, args)
  }),
)
