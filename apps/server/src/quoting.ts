import { carriersOf } from '@coverwright/catalogue/carriers/carriers'
import { countries } from '@coverwright/catalogue/countries/countries'
import type { Site } from '@coverwright/catalogue/sites/site'
import type { StaffFile } from '@coverwright/catalogue/staff/staff'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Provider } from '@openfeature/server-sdk'
import type { FastifyRequest } from 'fastify'
import { guard } from './features/access/guard.ts'
import { accountsRoutes } from './features/accounts/accounts.routes.ts'
import { agenciesRoutes } from './features/agencies/agencies.routes.ts'
import { clientReportsRoutes } from './features/client-reports/client-reports.routes.ts'
import { applyRetentionHandler, queueRetention } from './features/data-rights/apply-retention.job.ts'
import { dataRightsRoutes } from './features/data-rights/data-rights.routes.ts'
import { removeFilesHandler } from './features/data-rights/remove-files.job.ts'
import { documentsRoutes } from './features/documents/documents.routes.ts'
import { createPdfPrinter } from './features/documents/pdf-printer.ts'
import { domainScanRoutes } from './features/domain-scan/domain-scan.routes.ts'
import { resumeScans, scanDomainHandler } from './features/domain-scan/scan-domain.job.ts'
import { emailChecksRoutes } from './features/email-checks/email-checks.routes.ts'
import { experimentsRoutes } from './features/experiments/experiments.routes.ts'
import { createExperiments } from './features/experiments/experiments.ts'
import { createSiteProvider } from './features/experiments/site-provider.ts'
import { impersonationRoutes } from './features/impersonation/impersonation.routes.ts'
import { followUpHandler } from './features/links/follow-up.job.ts'
import { linksRoutes } from './features/links/links.routes.ts'
import { outboxRoutes } from './features/mails/outbox.routes.ts'
import { resumeMails, type Sending, sendMailHandler } from './features/mails/send-mail.job.ts'
import { registerRoutes } from './features/people/register.routes.ts'
import { insertSamplePeople } from './features/people/sample-people/insert-sample-people.ts'
import { createStaff } from './features/people/staff.ts'
import { userRoutes } from './features/people/user.routes.ts'
import { questionsRoutes } from './features/questions/questions.routes.ts'
import { abandonedRoutes } from './features/quotes/abandoned.routes.ts'
import { answersSchema } from './features/quotes/describe-answers.ts'
import { describeQuotes } from './features/quotes/describe-quotes.ts'
import { createQuoteReader } from './features/quotes/opened-quote.ts'
import { quotesRoutes } from './features/quotes/quotes.routes.ts'
import { createSealer } from './features/quotes/sealer.ts'
import { recommendationsRoutes } from './features/recommendations/recommendations.routes.ts'
import { referenceRoutes } from './features/reference/reference.routes.ts'
import type { Reference } from './features/reference/reference.ts'
import { renewalsRoutes } from './features/renewals/renewals.routes.ts'
import { insertSampleFirms } from './features/renewals/sample-firms/insert-sample-firms.ts'
import { createAskers } from './features/sessions/asker.ts'
import { createVisits } from './features/sessions/session-cookie.ts'
import { createSessionStore } from './features/sessions/sessions.store.ts'
import { createCodeHash } from './features/sign-in/code-hash.ts'
import { oidcRoutes } from './features/sign-in/oidc/oidc.routes.ts'
import type { OidcSettings } from './features/sign-in/oidc/oidc-settings.ts'
import { signInRoutes } from './features/sign-in/sign-in.routes.ts'
import { signInsRoutes } from './features/sign-in/sign-ins.routes.ts'
import { createSignIns } from './features/sign-in/sign-ins.ts'
import { createPageAddress } from './features/site/page-address.ts'
import { createPageHead } from './features/site/page-head.ts'
import { createSites, type Sites } from './features/site/served-site.ts'
import { siteRoutes } from './features/site/site.routes.ts'
import { prefixOf } from './features/site/site-of.ts'
import { askCarrierHandler, resumeAsking } from './features/submissions/ask-carrier.job.ts'
import { insuranceTypeRoutes } from './features/submissions/insurance-type.routes.ts'
import { submissionsRoutes } from './features/submissions/submissions.routes.ts'
import { forwardCaseHandler, resumeCases } from './features/support-cases/forward-case.job.ts'
import { supportCasesRoutes } from './features/support-cases/support-cases.routes.ts'
import { eventsRoutes } from './features/tracking/events.routes.ts'
import { scriptOrigins } from './features/tracking/script-origins.ts'
import { noSink, type TrackingSink } from './features/tracking/tracking-sink.ts'
import type { ObjectStore } from './features/uploads/object-store.ts'
import { sweepDocuments } from './features/uploads/sweep-documents.ts'
import { uploadsRoutes } from './features/uploads/uploads.routes.ts'
import type { CarrierClient } from './platform/carriers/carrier-client.ts'
import type { Database } from './platform/database/database.ts'
import type { PageHead } from './platform/http/index-page.ts'
import type { JobHandler } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log/log.ts'

type Options = {
  db: Database
  /** As they are, or as they become. */
  sites: readonly Site[] | Sites
  reference: Reference
  carriers: Pick<CarrierClient, 'questions' | 'quote' | 'domainScan'>
  /** Where the files that people hand in lie. */
  documents: ObjectStore
  /** Seals tax numbers. */
  secretKey: Buffer
  https: boolean
  /** Where people reach the site. */
  publicUrl: URL
  clock: () => Date
  log: Log
  /** How mail leaves. Without it, mail is kept to be read on this machine. */
  mail?: Sending | undefined
  /** Agencies, agents and support. */
  staff: StaffFile
  /** Where people may sign in besides by a code, or instead. */
  oidc?: OidcSettings | undefined
  /** Where messages to support are forwarded to, for sites without an address of their own. */
  webToCaseUrl?: URL | undefined
  /** How often a minute one address may ask for a sign-in code, try one, send a link, and write to support. */
  signInsPerMinute?: number
  /** Where events of the pages go. */
  trackingSink?: TrackingSink | undefined
  /** Who decides about experiments and flags, instead of the sites' files. */
  flagProvider?: Provider | undefined
  /** Puts the sample firms, and the work of the sample agents, into the database. */
  sampleFirms?: boolean
}

export type Quoting = {
  readonly routes: readonly FastifyPluginAsyncTypebox[]
  /** Refuses calls that the caller may not make. */
  readonly guard: ReturnType<typeof guard>
  /** Where the pages of a request's site may load scripts from, besides ourselves. */
  scriptOrigins(request: FastifyRequest): readonly string[]
  /** What a page says of its site before anything is fetched. */
  headAt(request: FastifyRequest): PageHead | undefined
  readonly handlers: readonly JobHandler[]
  /** Completes the API document with what the sites' flows ask. */
  describe(document: object): object
  /** What is served at the moment. */
  readonly sites: Sites
  /** Takes up what a server that died left undone. Needs the tables of the job queue. */
  resume(): Promise<void>
  stop(): Promise<void>
}

const allCarriers = countries.flatMap(({ carriers }) => carriers)
const offered = [...new Set(allCarriers.flatMap(({ lines }) => lines.map(({ line }) => line)))].flatMap((line) =>
  carriersOf(line, allCarriers),
)

/** Puts the features of the quote flow together: what they answer, and what they do afterwards. */
export function createQuoting({
  db,
  reference,
  carriers,
  documents,
  secretKey,
  https,
  publicUrl,
  clock,
  log,
  mail,
  oidc,
  webToCaseUrl,
  signInsPerMinute = 10,
  trackingSink = noSink,
  flagProvider,
  sampleFirms = false,
  ...options
}: Options): Quoting {
  const staff = createStaff(options.staff)
  const sites = 'byId' in options.sites ? options.sites : createSites(options.sites)
  const sealer = createSealer(secretKey)
  const reader = createQuoteReader({ sites, reference, sealer, staff })
  const cookies = { https, clock, prefixOf: prefixOf(sites) }
  const visits = createVisits({ sessions: createSessionStore(db), ...cookies })
  const signIns = createSignIns({ db, staff, ...cookies })
  const askers = createAskers({ visits, signIns, sites, clock })
  const printer = createPdfPrinter()
  const flagsElsewhere = flagProvider !== undefined
  const experiments = createExperiments({ provider: flagProvider ?? createSiteProvider(sites), log })
  const pageAddress = createPageAddress(publicUrl, sites)
  const shared = { db, reader, reference, sealer, askers, clock, pageAddress }
  let described: { readonly revision: string; readonly document: object } | undefined
  const describe = (document: object): object => {
    const { revision } = sites
    // Walks every flow of every site, so not for each request.
    if (described?.revision !== revision)
      described = { revision, document: describeQuotes(document, answersSchema(sites.all)) }
    return described.document
  }
  const byCode = !oidc?.only
  const signingIn = { ...shared, visits, signIns, staff, codeHash: createCodeHash(secretKey) }
  const signInWays = { code: byCode, ...(oidc ? { oidc: oidc.name } : {}) }
  return {
    guard: guard(askers),
    scriptOrigins: (request) => scriptOrigins(sites, request),
    headAt: createPageHead({ sites, clock, signIn: signInWays, flagsElsewhere }),
    routes: [
      referenceRoutes({ reference, sites, clock }),
      siteRoutes({ sites, clock, signIn: signInWays, flagsElsewhere }),
      signInRoutes({ ...signingIn, perMinute: signInsPerMinute, byCode }),
      oidcRoutes({ ...signingIn, perMinute: signInsPerMinute, oidc }),
      signInsRoutes(signingIn),
      userRoutes({ db, askers, staff }),
      registerRoutes(shared),
      linksRoutes({ ...shared, staff, perMinute: signInsPerMinute }),
      accountsRoutes(shared),
      agenciesRoutes({ ...shared, staff }),
      impersonationRoutes(signingIn),
      supportCasesRoutes({ ...shared, perMinute: signInsPerMinute }),
      clientReportsRoutes(),
      dataRightsRoutes({ ...shared, sites, visits, signIns }),
      eventsRoutes({ askers, sink: trackingSink, clock }),
      experimentsRoutes({ db, askers, experiments }),
      insuranceTypeRoutes(shared),
      recommendationsRoutes(shared),
      quotesRoutes(shared),
      abandonedRoutes(shared),
      emailChecksRoutes(shared),
      questionsRoutes({ ...shared, carriers, offered }),
      domainScanRoutes(shared),
      submissionsRoutes(shared),
      documentsRoutes({ ...shared, printer }),
      uploadsRoutes({ ...shared, documents }),
      renewalsRoutes({ ...shared, sites }),
      ...(mail ? [] : [outboxRoutes({ db, sealer, sites })]),
    ],
    handlers: [
      askCarrierHandler({ db, carriers, sites, clock }),
      scanDomainHandler({ db, carriers, clock }),
      removeFilesHandler({ documents }),
      followUpHandler(shared),
      applyRetentionHandler({ db, sites, clock, log }),
      forwardCaseHandler({ db, sealer, sites, webToCaseUrl, clock }),
      sendMailHandler({ db, sealer, sites, sending: mail, clock }),
    ],
    describe,
    sites,
    resume: async () => {
      await resumeAsking(db)
      await resumeScans(db)
      await resumeMails(db)
      await resumeCases(db)
      if (sampleFirms) {
        await insertSampleFirms({ ...shared, sites })
        await insertSamplePeople({ ...shared, sites, staff })
      }
      await sweepDocuments({ db, documents, now: clock() })
      await queueRetention(db, clock())
    },
    stop: async () => {
      await trackingSink.stop()
      await experiments.stop()
      await printer.stop()
    },
  }
}
