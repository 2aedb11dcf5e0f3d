import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Site } from '@coverwright/catalogue/sites/site'
import type { StaffFile } from '@coverwright/catalogue/staff/staff'
import { afterAll } from 'vitest'
import { createSampleCarriers } from '../../../sample-carriers/src/app.ts'
import { createServer } from '../composition/create-server.ts'
import type { ExternalSystems } from '../composition/external-systems.ts'
import { type Config, readConfig } from '../config.ts'
import { createSites, type Sites } from '../features/1-foundation/site/served-site.ts'
import type { LiveStaff } from '../features/2-identity/users/live-staff.ts'
import { readStaff } from '../features/2-identity/users/read-staff.ts'
import { insertSampleFirms } from '../features/samples/sample-firms/insert-sample-firms.ts'
import { sampleFirms } from '../features/samples/sample-firms/sample-firms.ts'
import { insertSamplePeople } from '../features/samples/sample-people/insert-sample-people.ts'
import { createCarrierClient } from '../platform/carriers/carrier-client.ts'
import type { KeyRing } from '../platform/encryption/key-ring.ts'
import { lazy } from '../platform/lazy.ts'
import { createLog } from '../platform/log/log.ts'
import { createTestDatabase } from '../platform/testing/test-database.ts'
import { type Browser, createBrowser } from './browser.ts'
import { sampleSites } from './default-site.ts'
import { createPostbox } from './postbox.ts'
import { sampleReference } from './sample-reference.ts'
import { testDay } from './test-day.ts'

/** A limit that no test reaches. */
export const boundless = { signIns: 1_000_000, lookups: 1_000_000, quotes: 1_000_000 }

export const sampleStaffFile = fileURLToPath(import.meta.resolve('@coverwright/catalogue/staff/sample-staff.json'))

/** The sample sites, compiled once for all files of a process, and the sample staff. */
const ownSites = lazy(() => createSites(sampleSites))
const ownStaff = lazy(() => readStaff(sampleStaffFile))

type Options = Partial<Config> &
  Partial<Pick<ExternalSystems, 'scanner' | 'trackingSink' | 'flagProvider' | 'readWebsite'>> & {
    readonly sites?: readonly Site[] | Sites
    readonly staff?: StaffFile | LiveStaff
    readonly secretKeys?: KeyRing
    /** Options for a further server on the same database. */
    readonly database?: Awaited<ReturnType<typeof createTestDatabase>>
  }

const isLive = (staff: StaffFile): staff is LiveStaff => 'look' in staff

/** The settings of a test: limits and time-outs that neither its speed nor a busy machine reaches. */
const testConfig = (folder: string, secretKeys: KeyRing): Config => ({
  ...readConfig({ PUBLIC_URL: 'http://localhost:80', DATA_DIR: folder, LOG_LEVEL: 'info' }),
  encryptionKey: secretKeys.map((key) => key.toString('base64')).join(),
  // Tests that move the clock by hours are not about idle sign-outs; those that are set their own.
  staffIdleMinutes: 720,
  // Every test comes from the same address.
  callsPerMinute: boundless,
  requestsPerMinute: 1_000_000,
  busyAfterMs: 100,
})

/** The sample insurers over HTTP, and a client with short time-outs. */
async function startSampleCarriers(clock: () => Date) {
  const insurers = await createSampleCarriers({ clock, controls: true })
  await insurers.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(insurers.server.address() as AddressInfo).port}`
  const carriers = createCarrierClient({
    baseUrl: url,
    timeoutMs: { questions: 1500, quote: 3000, domainScan: 1500 },
    retry: { attempts: 1, initialDelayMs: 1, maxDelayMs: 1 },
    breaker: { failures: 1000, halfOpenAfterMs: 1 },
    pollMs: 20,
  })
  return { insurers, url, carriers }
}

/**
 * A whole server on a database of its own, with the sample insurers over HTTP; stopped after the file's last test.
 * Options are settings, and replacements for external systems.
 */
export async function createTestApp(options: Options = {}) {
  const { scanner, staff = ownStaff(), trackingSink, flagProvider, readWebsite, ...more } = options
  const { sites = ownSites(), secretKeys = [randomBytes(32)], database: existingDatabase, ...settings } = more
  const database = existingDatabase ?? (await createTestDatabase())
  const { pool, db } = database
  const clock = { now: new Date(`${testDay}T18:00:00Z`) }
  const { insurers, url, carriers } = await startSampleCarriers(() => clock.now)
  const folder = mkdtempSync(path.join(tmpdir(), 'cw-data-'))
  const documents = path.join(folder, 'documents')
  mkdirSync(documents)
  const config = { ...testConfig(folder, secretKeys), ...settings }
  const logLines: string[] = []
  const server = await createServer(config, {
    pool,
    log: createLog(config.logLevel, { write: (line) => void logLines.push(line) }),
    substitutes: {
      clock: () => clock.now,
      carriers,
      sites: 'byId' in sites ? sites : createSites(sites),
      reference: sampleReference,
      staff: isLive(staff) ? staff : { ...staff, look: () => undefined },
      disk: {},
      webFolder: '/nowhere',
      // Tests reach no website of anybody else's.
      readWebsite: readWebsite ?? (async () => undefined),
      ...(scanner && { scanner }),
      ...(trackingSink && { trackingSink }),
      ...(flagProvider && { flagProvider }),
    },
    load: { few: Number.POSITIVE_INFINITY },
    databaseTimeLimits: { answerMs: 120_000, totalMs: 120_000 },
  })
  const { app, services, handlers, resume } = server
  const postbox = createPostbox(db, services.encryptor, () => clock.now)
  afterAll(async () => {
    await app.close()
    await insurers.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  return {
    app,
    services,
    database,
    db,
    pool,
    clock,
    carriers,
    /** Where the sample insurers answer. */
    insurers: url,
    /** Where documents are stored. */
    folder: documents,
    logged: logLines,
    handlers,
    /** Enrols the sample staff, and resumes work that a crashed server left, as a start does. */
    resume,
    /** A person with a cookie jar of their own, at the site of a host. */
    browser: (host?: string): Browser => createBrowser(app, postbox, host),
    /** The queued mails to an address; the last one last. */
    mailsTo: postbox.mailsTo,
    /** Runs queued jobs until the returned function is called. */
    work: server.startJobs,
    /** The sample firms of these numbers, or all. */
    insertSampleFirms: (...numbers: readonly number[]) =>
      insertSampleFirms(
        services,
        numbers.length > 0 ? sampleFirms.filter(({ number }) => numbers.includes(number)) : sampleFirms,
      ),
    insertSamplePeople: () => insertSamplePeople(services),
    /** Makes an insurer slow or broken. */
    disturb: (control: object) => insurers.inject({ method: 'POST', url: '/control', body: control }),
    calm: () => insurers.inject({ method: 'DELETE', url: '/control' }),
  }
}
