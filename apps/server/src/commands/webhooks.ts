import { InvalidArgumentError, Option } from 'commander'
import type { Config } from '../config.ts'
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
import { type Describe, type Options, type Outcome, task } from './cli/command.ts'
import { withDatabase } from './cli/with-database.ts'

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const mostRows = 50
const noEndpoints = 'No site’s file has webhooks: see docs/webhooks.md.'
const disabledBecause = { gone: 'it answered 410', failing: 'it accepted nothing for five days' } as const

type Context = { readonly db: Database; readonly sites: Sites; readonly config: Config }
type SiteEndpoint = { readonly site: string; readonly endpoint: Endpoint }

function endpointCalled({ sites }: Context, [site = '', id = '']: readonly string[]): SiteEndpoint {
  const endpoint = findEndpoint(sites, site, id)
  if (endpoint) return { site, endpoint }
  const endpoints = sites.all.flatMap(({ site: each }) =>
    endpointsOf(sites, each.id).map((one) => `${each.id} ${one.id}`),
  )
  throw new StartupError(
    endpoints.length > 0 ? `There is no such endpoint: name one of ${endpoints.join(', ')}.` : noEndpoints,
  )
}

async function list({ db, sites }: Context): Promise<Outcome> {
  const all = sites.all.flatMap(({ site }) =>
    endpointsOf(sites, site.id).map((endpoint) => ({ site: site.id, endpoint })),
  )
  const states = await Promise.all(all.map((endpoint) => stateOf(db, endpoint)))
  const lines = states.map(({ line }) => line)
  return { lines: lines.length > 0 ? lines : [noEndpoints], data: states.map(({ line: _line, ...state }) => state) }
}

async function stateOf(db: Database, { site, endpoint: { id, events } }: SiteEndpoint) {
  const secrets = (await listSecrets(db, site, id, new Date())).length
  const disabledState = await findDisabled(db, { site, endpoint: id })
  const words = disabledState
    ? `disabled since ${disabledState.at.toISOString()}: ${disabledBecause[disabledState.reason]}`
    : secrets === 0
      ? `has no secret: npm run cw -- webhooks secret ${site} ${id}`
      : `${secrets} secret${secrets > 1 ? 's' : ''}`
  return {
    line: `${site} ${id}  ${events.join(', ')}  ${words}`,
    ...{ site, endpoint: id, events, secrets },
    disabled: disabledState ?? null,
  }
}

async function secret(context: Context, target: SiteEndpoint, isRotation: boolean): Promise<Outcome> {
  const { db, config } = context
  const { site, endpoint } = target
  const ring = readSecretKeys({ configured: config.encryptionKey, folder: config.dataFolder })
  const keys = await listKeys(db)
  // A server without the key could not sign with what it encrypts.
  if (keys.every(({ name }) => name !== keyName(ring[0])))
    throw new StartupError('No server has used the first key yet: start the server first.')
  const has = (await listSecrets(db, site, endpoint.id, new Date())).length > 0
  if (has && !isRotation)
    throw new StartupError(
      `It already has a secret. For another one: npm run cw -- webhooks rotate ${site} ${endpoint.id}`,
    )
  const newSecret = await makeSecret(
    { db, encryptor: createEncryptor(...ring) },
    { site, endpoint: endpoint.id },
    new Date(),
  )
  return {
    lines: [
      newSecret,
      'Give it to the receiver now: it is stored encrypted and not shown again.',
      ...(has ? ['The previous secret also signs for 24 hours, so replace it at the receiver within a day.'] : []),
    ],
    data: { site, endpoint: endpoint.id, secret: newSecret },
  }
}

async function test({ db, sites }: Context, { site, endpoint }: SiteEndpoint): Promise<Outcome> {
  // A test has no link.
  const { recordTest } = createWebhookEvents({ sites, pageAddress: () => '', clock: () => new Date() })
  await db.transaction().execute((trx) => recordTest(trx, site, endpoint))
  return {
    lines: [`Queued: a running server sends it. See npm run cw -- webhooks log ${site} ${endpoint.id}`],
    data: { queued: 1 },
  }
}

type LogFilter = {
  readonly site?: string | undefined
  readonly endpoint?: string | undefined
  readonly failed: boolean
}

async function log({ db }: Context, { site, endpoint, failed }: LogFilter): Promise<Outcome> {
  const state = failed ? ('failed' as const) : undefined
  const deliveries = await listDeliveries(db, { site, endpoint, state, limit: mostRows })
  const attempts = await listAttempts(
    db,
    deliveries.map(({ id }) => id),
  )
  const data = deliveries.map((delivery) => ({
    ...delivery,
    attempts: attempts.filter(({ delivery_id }) => delivery_id === delivery.id),
  }))
  const lines = data.flatMap(({ id, type, created_at, state: now, reason, ...delivery }) => {
    const why = reason === null ? '' : ` (${reason})`
    return [
      `${id}  ${created_at.toISOString()}  ${delivery.site} ${delivery.endpoint}  ${type}  ${now}${why}`,
      ...delivery.attempts.map(
        ({ at, status, failure, ms, reply }) =>
          `    ${at.toISOString()}  ${status ?? failure}  ${ms} ms  ${JSON.stringify(reply ?? '').slice(0, 100)}`,
      ),
    ]
  })
  return { lines: lines.length > 0 ? lines : ['There are no deliveries.'], data }
}

async function sendAgain(context: Context, names: readonly string[], since: Date | undefined): Promise<Outcome> {
  const { db } = context
  const isByIds = names.every((name) => isUuid.test(name))
  const count = await replay(db, isByIds ? { ids: names } : ofEndpoint(context, names, since), new Date())
  return {
    lines: [`${count} deliveries will be sent again by a running server.`],
    data: { count },
    ...(isByIds && count < names.length ? { faults: ['The others do not exist or are being sent.'] } : {}),
  }
}

function ofEndpoint(context: Context, names: readonly string[], since: Date | undefined) {
  const { site, endpoint } = endpointCalled(context, names)
  return { site, endpoint: endpoint.id, since }
}

function timeOf(input: string): Date {
  const time = new Date(input)
  if (Number.isNaN(time.getTime())) throw new InvalidArgumentError('It must be a time such as 2026-11-20T18:00:00Z.')
  return time
}

async function enable({ db }: Context, { site, endpoint }: SiteEndpoint): Promise<Outcome> {
  const was = await enableEndpoint(db, { site, endpoint: endpoint.id })
  return {
    lines: [
      was
        ? `It receives events again. To send what it missed: npm run cw -- webhooks replay ${site} ${endpoint.id}`
        : 'It was not disabled.',
    ],
    data: { was_disabled: was },
  }
}

const inContext = (config: Config, work: (context: Context) => Promise<Outcome>): Promise<Outcome> =>
  withDatabase(config, ({ pool }) =>
    work({ db: createDatabase(pool), sites: createSites(readSites(config.sitesFolder)), config }),
  )

export const webhooks: Describe = (command, { config, report }) => {
  const ofOne = (name: string, summary: string, work: (context: Context, target: SiteEndpoint) => Promise<Outcome>) =>
    task(command, `${name} <site> <endpoint>`, summary).action((site: string, endpoint: string, options: Options) =>
      report(
        options,
        inContext(config(), (context) => work(context, endpointCalled(context, [site, endpoint]))),
      ),
    )
  task(command, 'list', 'every endpoint and its state').action((options: Options) =>
    report(options, inContext(config(), list)),
  )
  ofOne('secret', 'create its secret and print it this once', (context, target) => secret(context, target, false))
  ofOne('rotate', 'create another secret; both sign for a day', (context, target) => secret(context, target, true))
  ofOne('test', 'send the event endpoint.test to it', test)
  ofOne('enable', 'enable a disabled endpoint', enable)
  task(command, 'log [site] [endpoint]', `the last ${mostRows} deliveries with their attempts`)
    .option('--failed', 'only failed ones')
    .action((site: string | undefined, endpoint: string | undefined, options: Options & { failed?: boolean }) =>
      report(
        options,
        inContext(config(), (context) => log(context, { site, endpoint, failed: options.failed ?? false })),
      ),
    )
  task(command, 'replay <what...>', 'replay deliveries by their ids, or the dead letters of <site> <endpoint>')
    .addOption(new Option('--since <time>', 'everything to this endpoint since then').argParser(timeOf))
    .action((names: string[], options: Options & { since?: Date }) =>
      report(
        options,
        inContext(config(), (context) => sendAgain(context, names, options.since)),
      ),
    )
}
