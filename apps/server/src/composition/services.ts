import type { Pool } from 'pg'
import type { Config } from '../config.ts'
import { createLinksToChoices } from '../features/1-foundation/mails/links-to-choices.ts'
import { createNotify } from '../features/1-foundation/mails/notify.ts'
import { createPageAddress } from '../features/1-foundation/site/page-address.ts'
import { createPreviews } from '../features/1-foundation/site/previews/previewed-sites.ts'
import { prefixOf, sessionDaysOf } from '../features/1-foundation/site/site-of.ts'
import { createWebhookEvents } from '../features/1-foundation/webhooks/record-event.ts'
import { createSendingSlots } from '../features/1-foundation/webhooks/sending-slots.ts'
import { createLimits } from '../features/2-identity/access/create-limits.ts'
import { createProvenDevices } from '../features/2-identity/second-factor/proven-devices.ts'
import { createRecoveryCodes } from '../features/2-identity/second-factor/recovery-codes.ts'
import { createSecondFactors } from '../features/2-identity/second-factor/second-factors.ts'
import { createVisits } from '../features/2-identity/sessions/session-cookie.ts'
import { createActors } from '../features/2-identity/sign-in/actors.ts'
import { createCodeHash } from '../features/2-identity/sign-in/code-hash.ts'
import { createAccessTokens } from '../features/2-identity/sign-in/oidc/access-tokens.ts'
import { createOidcProvider } from '../features/2-identity/sign-in/oidc/oidc-provider.ts'
import { createSignIns } from '../features/2-identity/sign-in/sign-ins.ts'
import { createApiTokens } from '../features/2-identity/tokens/api-tokens.ts'
import { createStaff } from '../features/2-identity/users/staff.ts'
import { createExperiments } from '../features/3-quoting/experiments/experiments.ts'
import { createSiteProvider } from '../features/3-quoting/experiments/site-provider.ts'
import { findLinkEmail } from '../features/3-quoting/links/links.store.ts'
import { createMissingQuestions } from '../features/3-quoting/question-sets/missing-questions.ts'
import { createSaving } from '../features/3-quoting/quotes/saving/create-saving.ts'
import { sessionQuotes } from '../features/3-quoting/quotes/session-quotes.store.ts'
import { createQuoteReader } from '../features/3-quoting/quotes/snapshot/quote-snapshot.ts'
import { createPdfPrinter } from '../features/4-binding/documents/pdf-printer.ts'
import { offersChannel } from '../features/4-binding/submissions/offers/offers-news.ts'
import { findDraftText } from '../features/7-operating/console/sites/sites.store.ts'
import { isSampleStaff } from '../features/samples/authenticators/is-sample-staff.ts'
import { createSampleAuthenticators } from '../features/samples/authenticators/sample-authenticators.ts'
import { createChannel } from '../platform/database/channel.ts'
import { createDatabase } from '../platform/database/database.ts'
import { createEncryptor, keyName } from '../platform/encryption/encryptor.ts'
import { readSecretKeys } from '../platform/encryption/secret-key.ts'
import type { Log } from '../platform/log/log.ts'
import type { ExternalSystems } from './external-systems.ts'
import { offeredLines } from './offered-lines.ts'

type Dependencies = { readonly pool: Pool; readonly log: Log; readonly external: ExternalSystems }

export type Services = ReturnType<typeof createServices>

/** What features share. A feature's own `Dependencies` say which of it the feature uses. */
export function createServices(config: Config, { pool, log, external }: Dependencies) {
  const { clock, reference } = external
  const db = createDatabase(pool)
  const secretKeys = readSecretKeys({ configured: config.encryptionKey, folder: config.dataFolder })
  const staff = createStaff(external.staff)
  const encryptor = createEncryptor(...secretKeys)
  const previews = createPreviews({
    ...{ sites: external.sites, encryptor, clock },
    findDraft: (hash) => findDraftText(db, hash),
  })
  const { sites } = previews
  const pageAddress = createPageAddress(config.publicUrl, sites)
  const linksToChoices = createLinksToChoices({ pageAddress, apiBase: config.apiBase, clock })
  const cookies = {
    https: config.publicUrl.protocol === 'https:',
    clock,
    prefixOf: prefixOf(sites),
    daysOf: sessionDaysOf(sites),
  }
  const visits = createVisits({ db, ...cookies })
  const secondFactors = createSecondFactors({ db, encryptor, recoveryCodes: createRecoveryCodes(...secretKeys), clock })
  const wantsSecondFactor = config.staffSecondFactor
  const staffIdleMs = config.staffIdleMinutes * 60_000
  const signIns = createSignIns({ db, staff, wantsSecondFactor, staffIdleMs, ...cookies })
  const oidcProvider = config.oidc && createOidcProvider(config.oidc)
  const accessTokens = config.oidc && oidcProvider && createAccessTokens(config.oidc, oidcProvider)
  const tokens = createApiTokens({ db, clock, accessTokens })
  const reader = createQuoteReader({ sites, reference, encryptor, staff })
  const hasSampleStaff = external.mail === undefined && isSampleStaff(config.staffFile)
  return {
    ...external,
    sites,
    previews,
    sitesFolder: config.sitesFolder,
    db,
    log,
    secretKeys,
    /** The name of the key that encrypts. */
    key: keyName(secretKeys[0]),
    staff,
    staffFile: external.staff,
    /** Where it lies; undefined where it is the product's own sample, which nobody changes here. */
    staffFilePath: isSampleStaff(config.staffFile) ? undefined : config.staffFile,
    encryptor,
    visits,
    secondFactors,
    wantsSecondFactor,
    signIns,
    actors: createActors({ visits, signIns, tokens, sites, clock }),
    devices: createProvenDevices(cookies),
    codeHash: createCodeHash(...secretKeys),
    oidcProvider,
    /** The ways to sign in, the same on every site. */
    signIn: { code: !config.oidc?.only, ...(config.oidc ? { oidc: config.oidc.name } : {}) },
    /** Undefined for real staff, who have their own authenticators. */
    authenticators:
      hasSampleStaff && wantsSecondFactor
        ? createSampleAuthenticators({
            db,
            people: external.staff.people,
            secretKey: secretKeys[0],
            secondFactors,
            clock,
          })
        : undefined,
    pageAddress,
    linksToChoices,
    notify: createNotify({ sites, linksToChoices, encryptor, clock }),
    ...createWebhookEvents({ sites, pageAddress, clock }),
    reader,
    fetchMissingQuestions: createMissingQuestions({ ...external, db, reader, reference }, offeredLines),
    ...createSaving(db, config.saving),
    sessionQuotes,
    findLinkEmail,
    experiments: createExperiments({ provider: external.flagProvider ?? createSiteProvider(sites), log }),
    flagsElsewhere: external.flagProvider !== undefined,
    limits: createLimits({
      db,
      hashOf: encryptor.hashOf,
      clock,
      log,
      callsPerMinute: config.callsPerMinute,
      requestsPerMinute: config.requestsPerMinute,
      quotaOf: tokens.quotaOf,
    }),
    printer: createPdfPrinter(),
    offersChannel: createChannel({ pool, name: offersChannel, log }),
    webToCaseUrl: config.webToCaseUrl,
    embedSecrets: config.embedSecrets,
    webhooksToPrivateNetworks: config.webhooksToPrivateNetworks,
    sendingSlots: createSendingSlots(),
  }
}

export async function stopServices({ limits, experiments, printer, offersChannel }: Services): Promise<void> {
  limits.stop()
  await experiments.stop()
  await printer.stop()
  await offersChannel.stop()
}
