import path from 'node:path'
import { allCarriers } from '@coverwright/catalogue/countries/countries'
import type { Provider } from '@openfeature/server-sdk'
import type { Config } from '../config.ts'
import { type CarrierAddresses, readCarriersFile } from '../features/1-foundation/carriers/read-carriers-file.ts'
import type { MailTransport } from '../features/1-foundation/mails/send-mail.job.ts'
import { createReference, type Reference } from '../features/1-foundation/reference/reference.ts'
import { createLiveSites } from '../features/1-foundation/site/live-sites.ts'
import type { Sites } from '../features/1-foundation/site/served-site.ts'
import { createLiveStaff, type LiveStaff } from '../features/2-identity/users/live-staff.ts'
import { createOfrepProvider } from '../features/3-quoting/experiments/ofrep-provider.ts'
import { createHttpSink } from '../features/3-quoting/tracking/http-sink.ts'
import { noSink, type TrackingSink } from '../features/3-quoting/tracking/tracking-sink.ts'
import { createDocumentStore } from '../features/3-quoting/uploads/document-store.ts'
import type { ObjectStore } from '../features/3-quoting/uploads/object-store.ts'
import { createVirusScanner, noScanner, type VirusScanner } from '../features/3-quoting/uploads/virus-scanner.ts'
import type { Payments } from '../features/4-binding/bills/payments.ts'
import { createStripePayments } from '../features/4-binding/payments/stripe-payments.ts'
import type { Disk } from '../http/disk-guard.ts'
import { type CarrierClient, createCarrierClient } from '../platform/carriers/carrier-client.ts'
import { watchDisk } from '../platform/database/disk-room.ts'
import type { Log } from '../platform/log/log.ts'
import { createMailer } from '../platform/mail/mailer.ts'
import { type PageReader, readPage } from '../platform/outbound/read-page.ts'
import type { Metrics } from '../platform/telemetry/metrics.ts'
import { projectFolder } from '../project-folder.ts'

/** What the server uses but does not own. Tests replace each of them. */
export type ExternalSystems = {
  readonly clock: () => Date
  readonly carriers: CarrierClient
  /** The secret with which an insurer signs its events; undefined for one that may send none. */
  readonly carrierSecret: (carrier: string) => string | undefined
  readonly sites: Sites
  /** Classes of business, ZIP codes and lists: read from files, the same for every server. */
  readonly reference: Reference
  /** Agencies, agents and support, as the staff file says now. */
  readonly staff: LiveStaff
  readonly documents: ObjectStore
  readonly scanner: VirusScanner
  /** Undefined: mail is not sent but shown at /outbox. */
  readonly mail: MailTransport | undefined
  /** Undefined: the desk sends invoices. */
  readonly payments: Payments | undefined
  readonly trackingSink: TrackingSink
  /** Reads the website of a business on request. */
  readonly readWebsite: PageReader
  /** Undefined: the sites' files decide about experiments and flags. */
  readonly flagProvider: Provider | undefined
  /** The disk for saves and files, if it is on this machine. */
  readonly disk: Disk
  /** The built web app. */
  readonly webFolder: string
}

type Options = {
  readonly log: Log
  readonly metrics: Metrics | undefined
  /** Used in place of what the settings name. */
  readonly substitutes: Partial<ExternalSystems>
}

type Stop = () => unknown

type Connection = { readonly external: ExternalSystems; stop(): Promise<void> }

/** Connects to what the settings name. Refuses invalid files of sites, staff or carriers. */
export async function connectExternalSystems(config: Config, options: Options): Promise<Connection> {
  const { log, metrics, substitutes } = options
  const { clock = () => new Date(), readWebsite = readPage } = substitutes
  const stops: Stop[] = []
  const addresses = readCarriersFile(config.carriersFile)
  const external: ExternalSystems = {
    clock,
    carriers: substitutes.carriers ?? carrierClientOf(config, addresses, log, metrics),
    carrierSecret: substitutes.carrierSecret ?? carrierSecretOf(config, addresses),
    sites: substitutes.sites ?? (await liveSitesOf(config, log, stops)),
    reference: substitutes.reference ?? createReference(),
    staff: substitutes.staff ?? (await liveStaffOf(config, log, stops)),
    documents:
      substitutes.documents ?? createDocumentStore({ url: config.documentsUrl, dataFolder: config.dataFolder }),
    scanner: substitutes.scanner ?? (config.clamavUrl ? createVirusScanner({ url: config.clamavUrl }) : noScanner),
    mail: substitutes.mail ?? mailTransportOf(config),
    payments: substitutes.payments ?? paymentsOf(config),
    trackingSink: substitutes.trackingSink ?? trackingSinkOf(config, log, stops),
    readWebsite,
    flagProvider: substitutes.flagProvider ?? (config.flags && createOfrepProvider(config.flags)),
    disk: substitutes.disk ?? watchOwnDisk(config, log, stops),
    webFolder: substitutes.webFolder ?? path.join(projectFolder, 'apps/web/dist'),
  }
  return {
    external,
    async stop() {
      for (const stop of stops.splice(0).reverse()) await stop()
    },
  }
}

const paymentsOf = ({ stripe }: Config): Payments | undefined => stripe && createStripePayments(stripe)

const carrierSecretOf =
  ({ carriersSecret }: Config, addresses: CarrierAddresses): ExternalSystems['carrierSecret'] =>
  (carrier) => {
    if (!allCarriers.some(({ id }) => id === carrier)) return undefined
    const own = addresses[carrier]
    return own ? own.secret : carriersSecret
  }

function carrierClientOf(
  config: Config,
  addresses: CarrierAddresses,
  log: Log,
  metrics: Metrics | undefined,
): CarrierClient {
  const { questions, offers } = config.carrierSeconds
  return createCarrierClient({
    baseUrl: config.carriersUrl.href.replace(/\/$/, ''),
    addresses,
    timeoutMs: { questions: questions * 1000, appetite: questions * 1000, quote: offers * 1000 },
    log,
    metrics,
  })
}

async function liveSitesOf({ sitesFolder }: Config, log: Log, stops: Stop[]): Promise<Sites> {
  const sites = await createLiveSites({ folder: sitesFolder, log })
  stops.push(sites.stop)
  return sites
}

async function liveStaffOf({ staffFile }: Config, log: Log, stops: Stop[]): Promise<LiveStaff> {
  const { staff, stop } = await createLiveStaff({ file: staffFile, log })
  stops.push(stop)
  return staff
}

function trackingSinkOf({ trackingUrl }: Config, log: Log, stops: Stop[]): TrackingSink {
  if (!trackingUrl) return noSink
  const sink = createHttpSink({ url: trackingUrl, log })
  stops.push(sink.stop)
  return sink
}

/** Watches the disk that this server writes its database or documents to. */
function watchOwnDisk({ databaseUrl, documentsUrl, dataFolder }: Config, log: Log, stops: Stop[]): Disk {
  const keeps = { saves: databaseUrl === undefined, files: documentsUrl === undefined }
  if (!keeps.saves && !keeps.files) return {}
  const room = watchDisk({ folder: dataFolder, log })
  stops.push(room.stop)
  return {
    look: room.look,
    ...(keeps.saves ? { isFull: room.isFull } : {}),
    ...(keeps.files ? { hasRoomForFiles: room.hasRoomForFiles } : {}),
  }
}

function mailTransportOf({ mail, mailFailuresTo: failuresTo }: Config): MailTransport | undefined {
  return mail && { mailer: createMailer(mail), from: mail.from, failuresTo }
}
