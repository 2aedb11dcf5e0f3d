import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, constants, statfs } from 'node:fs/promises'
import path from 'node:path'
import { allCarriers } from '@coverwright/catalogue/countries/countries'
import type { Config } from '../../config.ts'
import { readCarriersFile } from '../../features/1-foundation/carriers/read-carriers-file.ts'
import { readSites } from '../../features/1-foundation/site/read-sites.ts'
import { createOidcProvider } from '../../features/2-identity/sign-in/oidc/oidc-provider.ts'
import { readStaff } from '../../features/2-identity/users/read-staff.ts'
import { createDocumentStore } from '../../features/3-quoting/uploads/document-store.ts'
import { createVirusScanner } from '../../features/3-quoting/uploads/virus-scanner.ts'
import { createCarrierClient } from '../../platform/carriers/carrier-client.ts'
import { StartupError } from '../../platform/errors/startup-error.ts'
import { fetchConfigured } from '../../platform/fetch-configured.ts'
import { checkMailServer } from '../../platform/mail/mailer.ts'
import type { Environment } from '../../settings/setting.ts'
import { type Finding, look, off } from './finding.ts'

const megabyte = 1_048_576
const leastFree = 512 * megabyte

/** What the settings name besides the database: each is tried as it is used, and left unchanged. */
export const outsideFindings = async (config: Config, env: Environment): Promise<readonly Finding[]> => {
  const { mail, oidc, clamavUrl } = config
  const findings = await Promise.all([
    look(
      'sites',
      'see npm run cw -- site check',
      async () => `${readSites(config.sitesFolder).length} sites have no faults.`,
    ),
    look('staff', 'check STAFF_FILE', async () => staff(config)),
    look('disk', 'check DATA_DIR', () => disk(config.dataFolder)),
    look('documents', 'check DOCUMENTS_URL: host, bucket, key, and its rights to write, read and delete', () =>
      documents(config),
    ),
    mail
      ? look('mail', 'check SMTP_URL: host, port, user and password', async () => {
          await checkMailServer(mail)
          return 'The mail server accepts our mail.'
        })
      : off('mail', 'No SMTP_URL: mail is shown at /outbox instead of being sent.'),
    oidc
      ? look('sign-in', 'check OIDC_ISSUER', async () => {
          const provider = createOidcProvider(oidc)
          await provider.check()
          if (oidc.audience) await provider.keys()
          return 'The provider returns its configuration.'
        })
      : off('sign-in', 'No OIDC_ISSUER: people sign in with mailed codes.'),
    clamavUrl
      ? look('virus scan', 'check CLAMAV_URL and that clamd runs', async () => {
          await createVirusScanner({ url: clamavUrl }).isHarmful(Buffer.from('harmless'))
          return 'ClamAV scans uploaded files.'
        })
      : off('virus scan', 'No CLAMAV_URL: uploaded files are not scanned.'),
    ...addresses(config),
  ])
  return [...findings, ...(await insurers(config, env))]
}

function staff({ staffFile }: Config): string {
  if (staffFile === undefined) return 'No STAFF_FILE: there is no staff; npm start adds sample staff.'
  return `The file lists ${readStaff(staffFile).people.length} people.`
}

async function disk(folder: string): Promise<string> {
  if (!existsSync(folder)) return 'The first start creates DATA_DIR.'
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const says = `${Math.floor(free / megabyte)} MB are free on the disk of DATA_DIR`
  if (free < leastFree) throw new StartupError(`${says}: free some space before saves are refused.`)
  return `${says}.`
}

const documents = ({ documentsUrl: url, dataFolder }: Config): Promise<string> =>
  url ? bucketOfDocuments(url, dataFolder) : folderOfDocuments(path.join(dataFolder, 'documents'))

async function folderOfDocuments(folder: string): Promise<string> {
  if (!existsSync(folder)) return 'They will be stored in DATA_DIR.'
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).catch(() => {
    throw new StartupError('This user may not write to the folder documents in DATA_DIR: make them its owner.')
  })
  return 'The folder of documents can be read and written.'
}

async function bucketOfDocuments(url: URL, dataFolder: string): Promise<string> {
  const store = createDocumentStore({ url, dataFolder })
  const [key, bytes] = [randomUUID(), Buffer.from('Written by doctor, and deleted again.')]
  try {
    await store.put(key, bytes)
  } catch (error) {
    if (error instanceof Error && error.cause instanceof Error && error.cause.name === 'NoSuchBucket')
      return 'There is no such bucket: the first start creates it.'
    throw error
  }
  const content = await store.get(key).finally(() => store.remove(key))
  if (!content?.equals(bytes)) throw new StartupError('The document store returns different content than was stored.')
  return 'The bucket can be written, read and deleted from.'
}

/** Where we only send: any answer means that it is there. */
function addresses({ flags, trackingUrl, webToCaseUrl, tracesUrl }: Config): readonly Promise<Finding>[] {
  const urls = { FLAGS_URL: flags?.url, TRACKING_URL: trackingUrl, WEB_TO_CASE_URL: webToCaseUrl, OTEL: tracesUrl }
  return Object.entries(urls).flatMap(([name, url]) =>
    url
      ? [
          look(name, `check ${name === 'OTEL' ? 'OTEL_EXPORTER_OTLP_ENDPOINT' : name}`, async () => {
            const { status } = await fetchConfigured(url, { method: 'HEAD', signal: AbortSignal.timeout(10_000) })
            if (status >= 500) throw new StartupError(`It answers ${status}: check that service.`)
            return 'The address answers.'
          }),
        ]
      : [],
  )
}

const unknownQuote = 'a-quote-that-no-insurer-has'

/** Asks each insurer for a quote that does not exist: one that works and accepts us says so. */
async function insurers(config: Config, env: Environment): Promise<readonly Finding[]> {
  const own = readCarriersFile(config.carriersFile)
  const [otherCarrier] = allCarriers.filter(({ id }) => !Object.hasOwn(own, id))
  const carrierIds = [...Object.keys(own), ...(env.CARRIERS_URL && otherCarrier ? [otherCarrier.id] : [])]
  if (carrierIds.length === 0)
    return [off('insurers', 'No CARRIERS_URL and no CARRIERS_FILE: npm start adds sample insurers.')]
  const client = createCarrierClient({
    baseUrl: config.carriersUrl.href.replace(/\/$/, ''),
    addresses: own,
    retry: { attempts: 1, initialDelayMs: 1, maxDelayMs: 1 },
  })
  return await Promise.all(
    carrierIds.map((id) => {
      const setting = Object.hasOwn(own, id) ? 'CARRIERS_FILE' : 'CARRIERS_URL'
      return look(`insurer ${id}`, `check ${setting}`, async () => {
        const answer = await client.readQuote(id, unknownQuote)
        if (answer.ok || answer.failure.status === 404) return 'It answers.'
        const { status, reason } = answer.failure
        if (status === 401 || status === 403)
          throw new StartupError(`It refuses our token (${status}): check ${setting}.`)
        throw new StartupError(`Unexpected answer (${status ?? reason}): check ${setting}, then ask the insurer.`)
      })
    }),
  )
}
