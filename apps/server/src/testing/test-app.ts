import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { createSampleCarriers } from '../../../sample-carriers/src/app.ts'
import { createApp } from '../app.ts'
import { createReference } from '../features/1-foundation/reference/reference.ts'
import { readSites } from '../features/1-foundation/site/read-sites.ts'
import { createSites } from '../features/1-foundation/site/served-site.ts'
import { prefixAt } from '../features/1-foundation/site/site-of.ts'
import { callerOf } from '../features/2-identity/access/permissions.ts'
import { readStaff } from '../features/2-identity/users/read-staff.ts'
import { createStaff } from '../features/2-identity/users/staff.ts'
import { createQuoteReader } from '../features/3-quoting/quotes/snapshot/opened-quote.ts'
import { createDiskStore } from '../features/3-quoting/uploads/disk-store.ts'
import { offersChannel } from '../features/4-binding/submissions/offers/offers-news.ts'
import { insertSampleFirms } from '../features/samples/sample-firms/insert-sample-firms.ts'
import { insertSamplePeople } from '../features/samples/sample-people/insert-sample-people.ts'
import { createCarrierClient } from '../platform/carriers/carrier-client.ts'
import { createChannel } from '../platform/database/channel.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import { createLog, type LogLevel } from '../platform/log/log.ts'
import type { KeyRing } from '../platform/sealing/key-ring.ts'
import { createSealer } from '../platform/sealing/sealer.ts'
import { createTestDatabase } from '../platform/testing/test-database.ts'
import { createQuoting } from '../quoting.ts'
import { type Browser, createBrowser } from './browser.ts'
import { createPostbox } from './postbox.ts'
import { testDay } from './test-day.ts'

/** What no test reaches. */
export const boundless = { signIns: 1_000_000, lookups: 1_000_000, quotes: 1_000_000 }

const reference = createReference()
const sampleStaff = readStaff(fileURLToPath(import.meta.resolve('@coverwright/catalogue/staff/sample-staff.json')))

type Options = Partial<
  Pick<
    Parameters<typeof createQuoting>[0],
    | 'oidc'
    | 'wantsSecondFactor'
    | 'staffIdleMinutes'
    | 'sampleStaff'
    | 'scanner'
    | 'callsPerMinute'
    | 'staff'
    | 'webToCaseUrl'
    | 'trackingSink'
    | 'flagProvider'
    | 'sites'
    | 'secretKeys'
    | 'saving'
  >
> & {
  readonly logLevel?: LogLevel
  /** That of another one: several servers on one database. */
  readonly database?: Awaited<ReturnType<typeof createTestDatabase>>
}

/**
 * The whole server on a database of its own, with the sample insurers answering over HTTP; stopped after the file's
 * last test. `controls` makes an insurer slow or broken.
 */
export async function createTestApp(options: Options = {}) {
  const database = options.database ?? (await createTestDatabase())
  const { pool, db } = database
  const clock = { now: new Date(`${testDay}T18:00:00Z`) }
  const insurers = await createSampleCarriers({ clock: () => clock.now, controls: true })
  await insurers.listen({ host: '127.0.0.1', port: 0 })
  const { port } = insurers.server.address() as AddressInfo
  const carriers = createCarrierClient({
    baseUrl: `http://127.0.0.1:${port}`,
    timeoutMs: { questions: 1500, quote: 3000, domainScan: 1500 },
    retry: { attempts: 1, initialDelayMs: 1, maxDelayMs: 1 },
    breaker: { failures: 1000, halfOpenAfterMs: 1 },
    pollMs: 20,
  })
  const lines: string[] = []
  const log = createLog(options.logLevel ?? 'info', { write: (line) => void lines.push(line) })
  const secretKeys: KeyRing = options.secretKeys ?? [randomBytes(32)]
  const folder = mkdtempSync(path.join(tmpdir(), 'cw-documents-'))
  const quoting = createQuoting({
    db,
    offersChannel: createChannel({ pool, name: offersChannel, log }),
    sites: readSites(),
    reference,
    carriers,
    documents: createDiskStore(folder),
    secretKeys,
    staff: sampleStaff,
    https: false,
    publicUrl: new URL('http://localhost:80'),
    // Tests that let hours pass are about something else; those about it say so.
    staffIdleMinutes: 720,
    // Every test comes from the same address.
    callsPerMinute: boundless,
    clock: () => clock.now,
    ...options,
    log,
  })
  const app = await createApp({
    settings: {
      apiBase: '/api',
      webFolder: '/nowhere',
      publicUrl: new URL('http://localhost:80'),
      https: false,
      trustProxy: false,
      requestsPerMinute: 1_000_000,
      // A busy machine is no failure.
      databasePatienceMs: 20_000,
    },
    log,
    pool,
    routes: quoting.routes,
    guard: quoting.guard,
    limits: quoting.limits,
    scriptOrigins: quoting.scriptOrigins,
    headAt: quoting.headAt,
    revisionAt: ({ host, originalUrl }) => quoting.sites.at(host, originalUrl)?.revision,
    prefixAt: prefixAt(quoting.sites),
    callerOf,
    describe: quoting.describe,
  })
  const postbox = createPostbox(db, createSealer(...secretKeys), () => clock.now)
  afterAll(async () => {
    await app.close()
    await insurers.close()
    await quoting.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  return {
    app,
    database,
    db,
    pool,
    clock,
    carriers,
    /** Where the sample insurers answer. */
    insurers: `http://127.0.0.1:${port}`,
    /** Where documents lie. */
    folder,
    logged: lines,
    handlers: quoting.handlers,
    /** Enrols the sample staff, and takes up what a server that died left undone, as a start does. */
    resume: quoting.resume,
    /** A person with a cookie jar of their own, at the site of a host. */
    browser: (host?: string): Browser => createBrowser(app, postbox, host),
    /** The mails to an address, as they were queued; the last one last. */
    mailsTo: postbox.mailsTo,
    /** Does the queued jobs until the returned function is called. */
    work: async () => {
      const jobs = await createJobs({ pool, log, handlers: quoting.handlers })
      return () => jobs.stop()
    },
    /** Puts the sample firms into the database, as a start of the product does. */
    insertSampleFirms: () => {
      const sites = createSites(readSites())
      const sealer = createSealer(...secretKeys)
      const reader = createQuoteReader({ sites, reference, sealer })
      return insertSampleFirms({ db, sites, reader, reference, sealer, clock: () => clock.now })
    },
    /** Puts the work of the sample agents into the database, as a start of the product does. */
    insertSamplePeople: () => {
      const sites = createSites(readSites())
      const sealer = createSealer(...secretKeys)
      const reader = createQuoteReader({ sites, reference, sealer })
      const staff = createStaff(options.staff ?? sampleStaff)
      return insertSamplePeople({ db, sites, reader, reference, sealer, staff, clock: () => clock.now })
    },
    disturb: (control: object) => insurers.inject({ method: 'POST', url: '/control', body: control }),
    calm: () => insurers.inject({ method: 'DELETE', url: '/control' }),
  }
}
