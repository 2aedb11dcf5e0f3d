import { needsConsent } from '@coverwright/catalogue/consent/consent'
import type { Pool } from 'pg'
import type { Config } from '../config.ts'
import { siteImageOrigins } from '../features/1-foundation/site/image-origins.ts'
import { createPageHead } from '../features/1-foundation/site/page-head.ts'
import { filesFoldersOf } from '../features/1-foundation/site/read-site-file.ts'
import { embeddersAt, hasPage } from '../features/1-foundation/site/site-of.ts'
import { authorize } from '../features/2-identity/access/authorize.ts'
import { callerOf } from '../features/2-identity/access/permissions.ts'
import { recordReads } from '../features/2-identity/access/record-reads.ts'
import { pictureOrigins } from '../features/2-identity/users/picture-origins.ts'
import { scriptOrigins } from '../features/3-quoting/tracking/script-origins.ts'
import { registerKeys } from '../features/6-compliance/keys/register-keys.ts'
import type { LoadLimits } from '../http/load/shed-load.ts'
import type { TimeLimits } from '../platform/database/time-budget.ts'
import { keyFile } from '../platform/encryption/secret-key.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log/log.ts'
import type { Metrics } from '../platform/telemetry/metrics.ts'
import { createApiDocument } from './api-document.ts'
import { connectExternalSystems, type ExternalSystems } from './external-systems.ts'
import { createApp } from './http.ts'
import { jobHandlers, resumeWork } from './jobs.ts'
import { featureRoutes } from './routes.ts'
import { createServices, stopServices } from './services.ts'

type Options = {
  /** Connections to a database with all migrations; they stay open when the server stops. */
  readonly pool: Pool
  readonly log: Log
  readonly metrics?: Metrics | undefined
  /** Used in place of the systems that the settings name. */
  readonly substitutes?: Partial<ExternalSystems>
  /** Limits of load that differ from the defaults. */
  readonly load?: Partial<LoadLimits>
  /** How long a request may wait for the database in total, in milliseconds. */
  readonly databaseTimeLimits?: TimeLimits
}

/**
 * Builds the whole server from its settings, ready to listen or to be injected into. Starts no work until `begin` is
 * called. The only place where features, database, carriers and sites are put together.
 */
export async function createServer(config: Config, options: Options) {
  const { pool, log, metrics, substitutes = {}, load = {}, databaseTimeLimits } = options
  const { external, stop: disconnect } = await connectExternalSystems(config, { log, metrics, substitutes })
  const services = createServices(config, { pool, log, external })
  const { sites, previews, clock } = services
  const handlers = jobHandlers(services)
  const app = await createApp({
    log,
    pool,
    metrics,
    settings: {
      ...config,
      https: config.publicUrl.protocol === 'https:',
      webFolder: external.webFolder,
      filesFolders: filesFoldersOf(config.sitesFolder),
      databaseTimeLimits,
    },
    routes: featureRoutes(services),
    guard: authorize(services.actors),
    recordReads: recordReads(services),
    limits: services.limits,
    load,
    prefixAt: previews.prefixAt,
    previews,
    imageOrigins: () => [...siteImageOrigins(sites.all.map(({ site }) => site)), ...pictureOrigins(external.staff)],
    scriptOrigins: (request) => scriptOrigins(sites, request),
    embeddersAt: embeddersAt(sites),
    headAt: createPageHead(services),
    hasPage: hasPage(sites),
    needsConsent: ({ host, originalUrl, headers }) => {
      const site = sites.at(host, originalUrl)
      return site !== undefined && needsConsent(headers.cookie ?? '', site.site)
    },
    revisionAt: ({ host, originalUrl }) => sites.at(host, originalUrl)?.revision,
    callerOf,
    describe: createApiDocument(sites),
    disk: external.disk,
  })

  return {
    app,
    services,
    handlers,
    /** Registers the encryption keys. Refuses to begin without a key that stored data needs. */
    async registerKeys(): Promise<void> {
      const place = config.encryptionKey === undefined ? keyFile(config.dataFolder) : 'ENCRYPTION_KEY'
      await registerKeys({ db: services.db, ring: services.secretKeys, place, now: clock() })
    },
    /** Starts working on queued jobs. @returns stops it */
    async startJobs(): Promise<() => Promise<void>> {
      const jobs = await createJobs({ pool, log, handlers, metrics })
      return () => jobs.stop()
    },
    /** Creates the store of documents. A store that does not answer delays nothing: uploads fail until it does. */
    async prepareDocuments(): Promise<void> {
      await external.documents
        .prepare()
        .catch((error: unknown) => log.error({ err: error }, 'documents cannot be stored'))
    },
    resume: () => resumeWork(services, config),
    /** Stops everything besides `app` and jobs, which need what is stopped here. */
    async stop(): Promise<void> {
      await stopServices(services)
      await disconnect()
    },
  }
}
