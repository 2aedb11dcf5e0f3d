import { carriersOf } from '@coverwright/catalogue/carriers/carriers'
import { allCarriers } from '@coverwright/catalogue/countries/countries'
import type { Site } from '@coverwright/catalogue/sites/site'
import type { StaffFile } from '@coverwright/catalogue/staff/staff'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Provider } from '@openfeature/server-sdk'
import type { FastifyRequest } from 'fastify'
import { clientReportsRoutes } from './features/1-foundation/client-reports/client-reports.routes.ts'
import { policyReportsRoutes } from './features/1-foundation/client-reports/policy-reports.routes.ts'
import { resumeMails, type Sending, sendMailHandler } from './features/1-foundation/mails/send-mail.job.ts'
import { referenceRoutes } from './features/1-foundation/reference/reference.routes.ts'
import type { Reference } from './features/1-foundation/reference/reference.ts'
import { createPageAddress } from './features/1-foundation/site/page-address.ts'
import { createPageHead } from './features/1-foundation/site/page-head.ts'
import { createSites, type Sites } from './features/1-foundation/site/served-site.ts'
import { siteRoutes } from './features/1-foundation/site/site.routes.ts'
import { prefixOf } from './features/1-foundation/site/site-of.ts'
import { authorize } from './features/2-identity/access/authorize.ts'
import { createLimits, type Limits } from './features/2-identity/access/limits.ts'
import { impersonationRoutes } from './features/2-identity/impersonation/impersonation.routes.ts'
import { registerRoutes } from './features/2-identity/registration/register.routes.ts'
import { userRoutes } from './features/2-identity/registration/user.routes.ts'
import { createProvenDevices } from './features/2-identity/second-factor/proven-devices.ts'
import { createRecoveryCodes } from './features/2-identity/second-factor/recovery-codes.ts'
import { createSecondFactors } from './features/2-identity/second-factor/second-factors.ts'
import { createVisits } from './features/2-identity/sessions/session-cookie.ts'
import { createSessionStore } from './features/2-identity/sessions/sessions.store.ts'
import { createActors } from './features/2-identity/sign-in/actors.ts'
import { createCodeHash } from './features/2-identity/sign-in/code-hash.ts'
import { oidcRoutes } from './features/2-identity/sign-in/oidc/oidc.routes.ts'
import type { OidcSettings } from './features/2-identity/sign-in/oidc/oidc-settings.ts'
import { secondFactorRoutes } from './features/2-identity/sign-in/second-factor.routes.ts'
import { signInRoutes } from './features/2-identity/sign-in/sign-in.routes.ts'
import { signInsRoutes } from './features/2-identity/sign-in/sign-ins.routes.ts'
import { createSignIns } from './features/2-identity/sign-in/sign-ins.ts'
import { createStaff } from './features/2-identity/users/staff.ts'
import { domainScanRoutes } from './features/3-quoting/domain-scan/domain-scan.routes.ts'
import { resumeScans, scanDomainHandler } from './features/3-quoting/domain-scan/scan-domain.job.ts'
import { emailChecksRoutes } from './features/3-quoting/email-checks/email-checks.routes.ts'
import { experimentsRoutes } from './features/3-quoting/experiments/experiments.routes.ts'
import { createExperiments } from './features/3-quoting/experiments/experiments.ts'
import { createSiteProvider } from './features/3-quoting/experiments/site-provider.ts'
import { abandonedRoutes } from './features/3-quoting/links/abandoned.routes.ts'
import { followUpHandler } from './features/3-quoting/links/follow-up.job.ts'
import { linksRoutes } from './features/3-quoting/links/links.routes.ts'
import { retrieve } from './features/3-quoting/links/retrieve.ts'
import { questionsRoutes } from './features/3-quoting/questions/questions.routes.ts'
import { answersSchemas } from './features/3-quoting/quotes/openapi/describe-answers.ts'
import { describeQuotes } from './features/3-quoting/quotes/openapi/describe-quotes.ts'
import { quotesRoutes } from './features/3-quoting/quotes/quotes.routes.ts'
import { createSaving, type SavingSwitches } from './features/3-quoting/quotes/saving/create-saving.ts'
import { sessionQuotes } from './features/3-quoting/quotes/session-quotes.store.ts'
import { createQuoteReader } from './features/3-quoting/quotes/snapshot/opened-quote.ts'
import { recommendationsRoutes } from './features/3-quoting/recommendations/recommendations.routes.ts'
import { eventsRoutes } from './features/3-quoting/tracking/events.routes.ts'
import { scriptOrigins } from './features/3-quoting/tracking/script-origins.ts'
import { noSink, type TrackingSink } from './features/3-quoting/tracking/tracking-sink.ts'
import type { ObjectStore } from './features/3-quoting/uploads/object-store.ts'
import { sweepDocuments } from './features/3-quoting/uploads/sweep-documents.ts'
import { uploadsRoutes } from './features/3-quoting/uploads/uploads.routes.ts'
import { noScanner, type VirusScanner } from './features/3-quoting/uploads/virus-scanner.ts'
import { documentsRoutes } from './features/4-binding/documents/documents.routes.ts'
import { createPdfPrinter } from './features/4-binding/documents/pdf-printer.ts'
import { insuranceTypeRoutes } from './features/4-binding/submissions/forecast/insurance-type.routes.ts'
import { askCarrierHandler, resumeAsking } from './features/4-binding/submissions/offers/ask-carrier.job.ts'
import { submissionsRoutes } from './features/4-binding/submissions/submissions.routes.ts'
import { accountsRoutes } from './features/5-servicing/accounts/accounts.routes.ts'
import { agenciesRoutes } from './features/5-servicing/agencies/agencies.routes.ts'
import { renewalsRoutes } from './features/5-servicing/renewals/renewals.routes.ts'
import { forwardCaseHandler, resumeCases } from './features/5-servicing/support-cases/forward-case.job.ts'
import { supportCasesRoutes } from './features/5-servicing/support-cases/support-cases.routes.ts'
import { applyRetentionHandler, queueRetention } from './features/6-compliance/data-rights/apply-retention.job.ts'
import { dataRightsRoutes } from './features/6-compliance/data-rights/data-rights.routes.ts'
import { removeFilesHandler } from './features/6-compliance/data-rights/remove-files.job.ts'
import { queueSealing, sealEvidenceHandler } from './features/6-compliance/evidence/seal-evidence.job.ts'
import { queueResealing, resealHandler } from './features/6-compliance/keys/reseal.job.ts'
import { createSampleAuthenticators } from './features/samples/authenticators/sample-authenticators.ts'
import { outboxRoutes } from './features/samples/outbox/outbox.routes.ts'
import { insertSampleFirms } from './features/samples/sample-firms/insert-sample-firms.ts'
import { insertSamplePeople } from './features/samples/sample-people/insert-sample-people.ts'
import type { PageHead } from './http/pages/index-page.ts'
import type { CallsPerMinute } from './http/policy/rate-limit.ts'
import type { CarrierClient } from './platform/carriers/carrier-client.ts'
import type { Channel } from './platform/database/channel.ts'
import type { Database } from './platform/database/database.ts'
import type { JobHandler } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log/log.ts'
import type { KeyRing } from './platform/sealing/key-ring.ts'
import { createSealer, keyName } from './platform/sealing/sealer.ts'

type Options = {
  db: Database
  offersChannel: Channel
  sites: readonly Site[] | Sites
  reference: Reference
  carriers: Pick<CarrierClient, 'questions' | 'quote' | 'domainScan'>
  documents: ObjectStore
  /** Looks into them first. Undefined: nobody does. */
  scanner?: VirusScanner | undefined
  secretKeys: KeyRing
  https: boolean
  /** Where people reach the site. */
  publicUrl: URL
  clock: () => Date
  log: Log
  /** How mail leaves. Without it, mail is kept to be read on this machine. */
  mail?: Sending | undefined
  /** Agencies, agents and support. */
  staff: StaffFile
  /** Whether staff prove a second factor. */
  wantsSecondFactor?: boolean
  /** After so many minutes without a call staff are signed out. */
  staffIdleMinutes?: number
  saving?: SavingSwitches
  /** The staff are invented: they have no phones, so the codes they are asked for are shown beside their mails. */
  sampleStaff?: boolean
  /** Where people may sign in besides by a code, or instead. */
  oidc?: OidcSettings | undefined
  /** Where messages to support are forwarded to, for sites without an address of their own. */
  webToCaseUrl?: URL | undefined
  /** How often a minute one address may make calls that are limited. */
  callsPerMinute?: CallsPerMinute
  /** How much it may ask for altogether. */
  requestsPerMinute?: number
  /** Where events of the pages go. */
  trackingSink?: TrackingSink | undefined
  /** Who decides about experiments and flags, instead of the sites' files. */
  flagProvider?: Provider | undefined
  /** Puts the sample firms, and the work of the sample agents, into the database. */
  sampleFirms?: boolean
}

export type Quoting = {
  readonly routes: readonly FastifyPluginAsyncTypebox[]
  readonly guard: ReturnType<typeof authorize>
  readonly limits: Pick<Limits, 'calls' | 'addresses'>
  /** Where the pages of a request's site may load scripts from, besides ourselves. */
  scriptOrigins(request: FastifyRequest): readonly string[]
  /** What a page says of its site before anything is fetched. */
  headAt(request: FastifyRequest): PageHead | undefined
  readonly handlers: readonly JobHandler[]
  /** Completes the API document with what the sites' flows ask. */
  describe(document: object): object
  readonly sites: Sites
  /** Takes up what a server that died left undone. Needs the tables of the job queue. */
  resume(): Promise<void>
  stop(): Promise<void>
}

const offered = [...new Set(allCarriers.flatMap(({ lines }) => lines.map(({ line }) => line)))].flatMap((line) =>
  carriersOf(line, allCarriers),
)

/** Puts the features of the quote flow together: what they answer, and what they do afterwards. */
export function createQuoting({
  db,
  offersChannel,
  reference,
  carriers,
  documents,
  scanner = noScanner,
  secretKeys,
  https,
  publicUrl,
  clock,
  log,
  mail,
  wantsSecondFactor = true,
  staffIdleMinutes = 30,
  saving,
  sampleStaff = false,
  oidc,
  webToCaseUrl,
  callsPerMinute,
  requestsPerMinute,
  trackingSink = noSink,
  flagProvider,
  sampleFirms = false,
  ...options
}: Options): Quoting {
  const staff = createStaff(options.staff)
  const sites = 'byId' in options.sites ? options.sites : createSites(options.sites)
  const sealer = createSealer(...secretKeys)
  const key = keyName(secretKeys[0])
  const reader = createQuoteReader({ sites, reference, sealer, staff })
  const cookies = { https, clock, prefixOf: prefixOf(sites) }
  const visits = createVisits({ sessions: createSessionStore(db), ...cookies })
  const secondFactors = createSecondFactors({ db, sealer, recoveryCodes: createRecoveryCodes(...secretKeys), clock })
  const staffIdleMs = staffIdleMinutes * 60_000
  const signIns = createSignIns({ db, staff, wantsSecondFactor, staffIdleMs, ...cookies })
  const devices = createProvenDevices(cookies)
  const [secretKey] = secretKeys
  const authenticators =
    sampleStaff && wantsSecondFactor
      ? createSampleAuthenticators({ db, people: options.staff.people, secretKey, secondFactors, clock })
      : undefined
  const actors = createActors({ visits, signIns, sites, clock })
  const printer = createPdfPrinter()
  const flagsElsewhere = flagProvider !== undefined
  const experiments = createExperiments({ provider: flagProvider ?? createSiteProvider(sites), log })
  const pageAddress = createPageAddress(publicUrl, sites)
  const shared = { db, reader, reference, sealer, actors, clock, pageAddress, ...createSaving(db, saving) }
  let described: { readonly revision: string; readonly document: object } | undefined
  const describe = (document: object): object => {
    const { revision } = sites
    // Walks every flow of every site, so not for each request.
    if (described?.revision !== revision)
      described = { revision, document: describeQuotes(document, answersSchemas(sites.all)) }
    return described.document
  }
  const limits = createLimits({ db, hashOf: sealer.hashOf, clock, log, callsPerMinute, requestsPerMinute })
  const signingIn = {
    ...shared,
    sessionQuotes,
    visits,
    signIns,
    staff,
    codeHash: createCodeHash(...secretKeys),
    devices,
    secondFactors,
    wantsSecondFactor,
  }
  const signInWays = { code: !oidc?.only, ...(oidc ? { oidc: oidc.name } : {}) }
  return {
    guard: authorize(actors),
    limits,
    scriptOrigins: (request) => scriptOrigins(sites, request),
    headAt: createPageHead({ sites, clock, signIn: signInWays, flagsElsewhere }),
    routes: [
      referenceRoutes({ reference, sites, clock }),
      siteRoutes({ sites, clock, signIn: signInWays, flagsElsewhere }),
      signInRoutes({ ...signingIn, byCode: signInWays.code }),
      oidcRoutes({ ...signingIn, oidc }),
      signInsRoutes(signingIn),
      secondFactorRoutes(signingIn),
      userRoutes({ db, actors, staff }),
      registerRoutes(shared),
      linksRoutes({ ...shared, staff }),
      accountsRoutes(shared),
      agenciesRoutes({ ...shared, staff }),
      impersonationRoutes(signingIn),
      supportCasesRoutes(shared),
      clientReportsRoutes(),
      policyReportsRoutes(),
      dataRightsRoutes({ ...shared, sites, visits, signIns }),
      eventsRoutes({ actors, sink: trackingSink, clock }),
      experimentsRoutes({ db, actors, experiments }),
      insuranceTypeRoutes(shared),
      recommendationsRoutes(shared),
      quotesRoutes({ ...shared, retrieve }),
      abandonedRoutes(shared),
      emailChecksRoutes(shared),
      questionsRoutes({ ...shared, carriers, offered }),
      domainScanRoutes(shared),
      submissionsRoutes({ ...shared, offersChannel }),
      documentsRoutes({ ...shared, printer }),
      uploadsRoutes({ ...shared, documents, scanner }),
      renewalsRoutes({ ...shared, sites }),
      ...(mail ? [] : [outboxRoutes({ db, sealer, sites, authenticators })]),
    ],
    handlers: [
      askCarrierHandler({ db, carriers, sites, sealer, clock }),
      scanDomainHandler({ db, carriers, clock }),
      removeFilesHandler({ documents }),
      followUpHandler(shared),
      resealHandler({ db, sealer, key, clock, log }),
      applyRetentionHandler({ db, sites, log }),
      sealEvidenceHandler({ db, clock, log }),
      limits.handler,
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
      await authenticators?.enrol()
      await queueResealing(db, key)
      if (sampleFirms) {
        await insertSampleFirms({ ...shared, sites })
        await insertSamplePeople({ ...shared, sites, staff })
      }
      await sweepDocuments({ db, documents, now: clock() })
      await queueRetention(db, clock())
      await queueSealing(db, clock())
      await limits.resume()
    },
    stop: async () => {
      limits.stop()
      await trackingSink.stop()
      await experiments.stop()
      await printer.stop()
      await offersChannel.stop()
    },
  }
}
