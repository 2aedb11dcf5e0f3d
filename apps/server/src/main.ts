import { existsSync } from 'node:fs'
import path from 'node:path'
import closeWithGrace from 'close-with-grace'
import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { createOfrepProvider } from './features/experiments/ofrep-provider.ts'
import { pictureOrigins } from './features/people/picture-origins.ts'
import { readStaff } from './features/people/read-staff.ts'
import { readSecretKey } from './features/quotes/secret-key.ts'
import { createReference } from './features/reference/reference.ts'
import { siteImageOrigins } from './features/site/image-origins.ts'
import { createLiveSites } from './features/site/live-sites.ts'
import { prefixAt } from './features/site/site-of.ts'
import { createHttpSink } from './features/tracking/http-sink.ts'
import { createDocumentStore } from './features/uploads/document-store.ts'
import { createCarrierClient } from './platform/carriers/carrier-client.ts'
import { createDatabase, createPool } from './platform/database/database.ts'
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts'
import { migrateUp } from './platform/database/migrate.ts'
import { StartupError } from './platform/errors/startup-error.ts'
import { errorCode } from './platform/errors/system-error.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { createLog, type Log } from './platform/log/log.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { createQuoting } from './quoting.ts'

type Stop = () => Promise<unknown>

const say = (sentence: string): boolean => process.stdout.write(`${sentence}\n`)
const webFolder = path.resolve(import.meta.dirname, '../../web/dist')

/** Starts one thing after the other; each pushes how to stop it, and they are stopped in the opposite order. */
async function start(config: Config, log: Log, stops: Stop[]): Promise<void> {
  let failure: Error | undefined
  const closing = closeWithGrace({ delay: 30_000, logger: undefined }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an error')
    await stopAll(stops)
    if (failure) throw failure
  })
  const fail = (sentence: string): void => {
    process.stderr.write(`${sentence}\n`)
    failure = new StartupError(sentence)
    closing.close()
  }
  const databaseUrl = config.databaseUrl ?? (await startDatabase(config.dataFolder, stops, fail))
  const pool = createPool({
    url: databaseUrl,
    max: 20,
    onError: (error) => {
      // While stopping (nothing is left to stop later) the database ends connections that we have just left.
      if (stops.length > 0) log.warn({ code: errorCode(error) }, 'database connection lost')
    },
  })
  stops.push(() => pool.end())
  await migrateUp(pool).catch(refuseUnreachable)
  const sites = await createLiveSites({ folder: config.sitesFolder, log })
  stops.push(async () => sites.stop())
  const staff = readStaff(config.staffFile)
  const quoting = createQuoting({
    db: createDatabase(pool),
    sites,
    reference: createReference(),
    carriers: createCarrierClient({ baseUrl: config.carriersUrl.href.replace(/\/$/, ''), log }),
    documents: createDocumentStore({
      url: config.documentsUrl,
      dataFolder: config.dataFolder,
      clock: () => new Date(),
    }),
    secretKey: readSecretKey({ configured: config.encryptionKey, folder: config.dataFolder }),
    https: config.publicUrl.protocol === 'https:',
    publicUrl: config.publicUrl,
    clock: () => new Date(),
    log,
    mail: config.mail && { mailer: createMailer(config.mail), from: config.mail.from },
    staff,
    oidc: config.oidc,
    webToCaseUrl: config.webToCaseUrl,
    trackingSink: config.trackingUrl && createHttpSink({ url: config.trackingUrl, log }),
    flagProvider: config.flags && createOfrepProvider(config.flags),
    signInsPerMinute: config.signInsPerMinute,
    sampleFirms: config.sampleFirms,
  })

  stops.push(() => quoting.stop())

  const jobs = await createJobs({ pool, log, handlers: quoting.handlers })
  stops.push(() => jobs.stop())
  await quoting.resume()
  const app = await createApp({
    log,
    pool,
    settings: {
      ...config,
      https: config.publicUrl.protocol === 'https:',
      webFolder,
      filesFolder: path.join(config.sitesFolder, 'files'),
    },
    routes: quoting.routes,
    guard: quoting.guard,
    prefixAt: prefixAt(sites),
    imageOrigins: () => [...siteImageOrigins(sites.all.map(({ site }) => site)), ...pictureOrigins(staff)],
    scriptOrigins: quoting.scriptOrigins,
    headAt: quoting.headAt,
    revisionAt: ({ host, originalUrl }) => sites.at(host, originalUrl)?.revision,
    describe: quoting.describe,
  })
  stops.push(() => app.close())
  await app.listen({ host: config.host, port: config.port }).catch((error) => refuseBusyPort(error, config))

  say(`Coverwright is running: ${config.publicUrl.origin}`)
  say(config.databaseUrl ? 'Data lies in the database of DATABASE_URL.' : `Data lies in ${config.dataFolder}.`)
  if (!config.mail) say(`Mail is not sent; read it at ${config.publicUrl.origin}/outbox.`)
  if (!existsSync(webFolder)) say('The web app is not built, so only the API answers.')
}

async function startDatabase(folder: string, stops: Stop[], fail: (sentence: string) => void): Promise<string> {
  const postgres = await startEmbeddedPostgres({ folder, onUnexpectedExit: fail })
  stops.push(() => postgres.stop())
  return postgres.url
}

async function stopAll(stops: Stop[]): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop()
}

function refuseUnreachable(error: unknown): never {
  if (error instanceof StartupError) throw error
  const code = errorCode(error)
  throw new StartupError(`The database of DATABASE_URL does not answer as it should${code ? ` (${code})` : ''}.`)
}

function refuseBusyPort(error: unknown, { host, port }: Config): never {
  const code = errorCode(error)
  if (code === 'EADDRINUSE') {
    throw new StartupError(
      `Port ${port} is in use by another program: stop it, or choose another port, as in PORT=${port + 10} npm start.`,
    )
  }
  if (code === 'EACCES')
    throw new StartupError(`Port ${port} may not be opened by this user: choose one above 1023 with PORT.`)
  throw new StartupError(`The address ${host}:${port} cannot be opened (${code}): check HOST and PORT.`)
}

const stops: Stop[] = []
try {
  const config = readConfig()
  await start(config, createLog(config.logLevel), stops)
} catch (error) {
  await stopAll(stops)
  process.stderr.write(
    error instanceof StartupError
      ? `${error.message}\n`
      : `Coverwright could not start: ${error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(1)
}
