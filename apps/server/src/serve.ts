import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { readCarriersFile } from './features/1-foundation/insurers/read-carriers-file.ts'
import { createReference } from './features/1-foundation/reference/reference.ts'
import { siteImageOrigins } from './features/1-foundation/site/image-origins.ts'
import { createLiveSites } from './features/1-foundation/site/live-sites.ts'
import { prefixAt } from './features/1-foundation/site/site-of.ts'
import { callerOf } from './features/2-identity/access/permissions.ts'
import { pictureOrigins } from './features/2-identity/users/picture-origins.ts'
import { readStaff } from './features/2-identity/users/read-staff.ts'
import { createOfrepProvider } from './features/3-quoting/experiments/ofrep-provider.ts'
import { createHttpSink } from './features/3-quoting/tracking/http-sink.ts'
import { createDocumentStore } from './features/3-quoting/uploads/document-store.ts'
import { createVirusScanner } from './features/3-quoting/uploads/virus-scanner.ts'
import { offersChannel } from './features/4-binding/submissions/offers/offers-news.ts'
import { registerKeys } from './features/6-compliance/keys/register-keys.ts'
import type { Disk } from './http/disk-guard.ts'
import { createDrain } from './http/drain.ts'
import { watchStrain } from './http/load/strain.ts'
import { createTurns } from './http/load/turns.ts'
import { createCarrierClient } from './platform/carriers/carrier-client.ts'
import { createChannel } from './platform/database/channel.ts'
import { createDatabase, createPool, type Database } from './platform/database/database.ts'
import { databaseTime, refuseWrongClock } from './platform/database/database-time.ts'
import { watchDisk } from './platform/database/disk-room.ts'
import { migrateUp } from './platform/database/migrate.ts'
import { whyNotReached } from './platform/database/why-not-reached.ts'
import { StartupError } from './platform/errors/startup-error.ts'
import { errorCode } from './platform/errors/system-error.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log/log.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { startObserving } from './platform/observing/start-observing.ts'
import type { KeyRing } from './platform/sealing/key-ring.ts'
import { keyFile, readSecretKeys } from './platform/sealing/secret-key.ts'
import { projectFolder } from './project-folder.ts'
import { createQuoting } from './quoting.ts'

/** Ends one thing that was started. */
export type Stop = () => Promise<unknown>

const say = (sentence: string): boolean => process.stdout.write(`${sentence}\n`)
const webFolder = path.join(projectFolder, 'apps/web/dist')

/** Starts one thing after the other; each pushes how to stop it, and they are stopped in the opposite order. */
export async function serve(config: Config, log: Log, databaseUrl: string, stops: Stop[]): Promise<void> {
  const pool = createPool({
    url: databaseUrl,
    max: 20,
    onError: (error) => {
      // While stopping (nothing is left to stop later) the database ends connections that we have just left.
      if (stops.length > 0) log.warn({ code: errorCode(error) }, 'database connection lost')
    },
  })
  stops.push(() => pool.end())
  await migrateUp(pool).catch((error) => refuseUnreachable(error, config))
  const { metrics, ...observing } = await startObserving(config, pool)
  stops.push(observing.stop)
  const sites = await createLiveSites({ folder: config.sitesFolder, log })
  stops.push(async () => sites.stop())
  const staff = readStaff(config.staffFile)
  const db = createDatabase(pool)
  const clock = () => new Date()
  const before = clock()
  const database = await databaseTime(db)
  refuseWrongClock({ before, after: clock() }, database)
  const quoting = createQuoting({
    db,
    offersChannel: createChannel({ pool, name: offersChannel, log }),
    sites,
    reference: createReference(),
    carriers: createCarrierClient({
      baseUrl: config.carriersUrl.href.replace(/\/$/, ''),
      addresses: readCarriersFile(config.carriersFile),
      timeoutMs: {
        questions: config.carrierSeconds.questions * 1000,
        appetite: config.carrierSeconds.questions * 1000,
        quote: config.carrierSeconds.offers * 1000,
      },
      log,
      metrics,
    }),
    documents: createDocumentStore({
      url: config.documentsUrl,
      dataFolder: config.dataFolder,
      clock: () => new Date(),
    }),
    scanner: config.clamavUrl && createVirusScanner({ url: config.clamavUrl }),
    secretKeys: await knownKeys(db, config),
    https: config.publicUrl.protocol === 'https:',
    publicUrl: config.publicUrl,
    clock,
    log,
    mail: config.mail && { mailer: createMailer(config.mail), from: config.mail.from },
    staff,
    wantsSecondFactor: config.staffSecondFactor,
    staffIdleMinutes: config.staffIdleMinutes,
    saving: config.saving,
    sampleStaff: !config.mail && isSampleStaff(config.staffFile),
    oidc: config.oidc,
    webToCaseUrl: config.webToCaseUrl,
    trackingSink: config.trackingUrl && createHttpSink({ url: config.trackingUrl, log }),
    flagProvider: config.flags && createOfrepProvider(config.flags),
    callsPerMinute: config.callsPerMinute,
    requestsPerMinute: config.requestsPerMinute,
    sampleFirms: config.sampleFirms,
  })

  stops.push(() => quoting.stop())

  const jobs = await createJobs({ pool, log, handlers: quoting.handlers, metrics })
  stops.push(() => jobs.stop())
  await quoting.resume()
  const drain = createDrain()
  const turns = createTurns()
  const strain = watchStrain(turns.lateMs)
  stops.push(async () => strain.stop())
  const app = await createApp({
    log,
    pool,
    metrics,
    settings: {
      ...config,
      https: config.publicUrl.protocol === 'https:',
      webFolder,
      filesFolder: path.join(config.sitesFolder, 'files'),
    },
    routes: quoting.routes,
    guard: quoting.guard,
    limits: quoting.limits,
    strain: strain.now,
    turns,
    prefixAt: prefixAt(sites),
    imageOrigins: () => [...siteImageOrigins(sites.all.map(({ site }) => site)), ...pictureOrigins(staff)],
    scriptOrigins: quoting.scriptOrigins,
    headAt: quoting.headAt,
    revisionAt: ({ host, originalUrl }) => sites.at(host, originalUrl)?.revision,
    callerOf,
    describe: quoting.describe,
    disk: watchOwnDisk(config, log, stops),
    drain,
  })
  stops.push(() => app.close())
  await app.listen(addressOf(config)).catch((error) => refuseBusyPort(error, config))
  stops.push(drain.letGo)
  // Whoever started us knows from now on that an end is an accident.
  process.send?.('running')

  say(`Coverwright is running: ${config.publicUrl.origin}`)
  say(config.databaseUrl ? 'Data lies in the database of DATABASE_URL.' : `Data lies in ${config.dataFolder}.`)
  for (const sentence of keptHere(config)) say(sentence)
  if (!config.mail) say(`Mail is not sent; read it at ${config.publicUrl.origin}/outbox.`)
  if (!existsSync(webFolder)) say('The web app is not built, so only the API answers.')
}

/** What only this machine has, where others may work on the same database. */
function keptHere({ databaseUrl, documentsUrl, encryptionKey, dataFolder }: Config): readonly string[] {
  if (databaseUrl === undefined) return []
  const missing = [
    ...(documentsUrl === undefined ? ['documents (DOCUMENTS_URL)'] : []),
    ...(encryptionKey === undefined ? ['the keys of what is sealed (ENCRYPTION_KEY)'] : []),
  ]
  if (missing.length === 0) return []
  return [
    `Kept on this machine alone, in ${dataFolder}: ${missing.join(', ')}. Set that before a second server starts.`,
  ]
}

async function knownKeys(db: Database, config: Config): Promise<KeyRing> {
  const { encryptionKey: configured, dataFolder: folder } = config
  const ring = readSecretKeys({ configured, folder })
  const place = configured === undefined ? keyFile(folder) : 'ENCRYPTION_KEY'
  await registerKeys({ db, ring, place, now: new Date() })
  return ring
}

/** The invented staff, by whatever way their file is named. */
function isSampleStaff(file: string | undefined): boolean {
  const samples = path.join(projectFolder, 'packages/catalogue/src/staff/sample-staff.json')
  return file !== undefined && existsSync(file) && realpathSync(file) === realpathSync(samples)
}

/** Watches the disk on which this server keeps something: its database, or documents. */
function watchOwnDisk({ databaseUrl, documentsUrl, dataFolder }: Config, log: Log, stops: Stop[]): Disk {
  const keeps = { saves: databaseUrl === undefined, files: documentsUrl === undefined }
  if (!keeps.saves && !keeps.files) return {}
  const room = watchDisk({ folder: dataFolder, log })
  stops.push(() => room.stop())
  return {
    look: room.look,
    ...(keeps.saves ? { isFull: room.isFull } : {}),
    ...(keeps.files ? { hasRoomForFiles: room.hasRoomForFiles } : {}),
  }
}

function refuseUnreachable(error: unknown, { databaseUrl }: Config): never {
  // Of our own database there is nothing to set right.
  if (error instanceof StartupError || databaseUrl === undefined) throw error
  throw new StartupError(whyNotReached(error))
}

/** With a shared port a new server takes calls before the old one ends. */
const addressOf = ({ host, port, sharePort }: Config) => ({ host, port, ...(sharePort ? { reusePort: true } : {}) })

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
