import { randomUUID } from 'node:crypto'
import type { CarrierDocument } from '@coverwright/contract/carrier-contract/documents'
import type { DocumentKind } from '@coverwright/contract/uploads'
import { largestDocument } from '@coverwright/contract/values'
import { cleanText } from '@coverwright/core/input/clean-text'
import type { CarrierClient } from '../../../platform/carriers/carrier-client.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { handleJob, type JobHandler } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log/log.ts'
import { changeOf } from '../../3-quoting/quotes/events/changes.ts'
import { changeQuote } from '../../3-quoting/quotes/quotes.store.ts'
import { safeKind } from '../../3-quoting/uploads/accepted-file.ts'
import type { VirusScanner } from '../../3-quoting/uploads/virus-scanner.ts'
import { nextPollMs } from '../submissions/queueing/poll-ladder.ts'
import { fetchDocumentsJob, queueDocuments } from '../submissions/queueing/queue-documents.ts'
import { lockOffer } from '../submissions/submissions.store.ts'
import { type KeepDependencies, keepDocument } from './keep-document.ts'
import {
  findAskedOffer,
  insertOfferDocument,
  listAwaitingPolicy,
  listDocumentsOfOffer,
} from './offer-documents.store.ts'

type Dependencies = KeepDependencies & {
  readonly carriers: Pick<CarrierClient, 'documents' | 'document'>
  readonly scanner: VirusScanner
  readonly log: Pick<Log, 'warn'>
}

type AskedOffer = NonNullable<Awaited<ReturnType<typeof findAskedOffer>>>

export const fetchDocumentsHandler = (dependencies: Dependencies): JobHandler =>
  handleJob(fetchDocumentsJob, ({ offer_uuid }) => fetchDocuments(dependencies, offer_uuid))

/**
 * Asks an insurer which documents it has made of an offer, and fetches those that are new. Until its policy has come, it is
 * asked again after each pause of the poll ladder.
 * @throws while another attempt may help
 */
export async function fetchDocuments(dependencies: Dependencies, uuid: string): Promise<void> {
  const { db, carriers, clock } = dependencies
  const offer = await findAskedOffer(db, uuid)
  if (!offer) return
  const listing = await carriers.documents(offer.carrier, offer.carrier_quote_id)
  if (!listing.ok) {
    // An insurer without the call, or that has forgotten the quote, sends nothing this way.
    if (listing.failure.reason === 'refused') return
    throw new Error(`No answer about documents (${listing.failure.reason})`)
  }
  const storedIds = new Set((await listDocumentsOfOffer(db, uuid)).map(({ carrier_id }) => carrier_id))
  const missing: string[] = []
  for (const document of listing.reply.documents.filter(({ id }) => !storedIds.has(id))) {
    if (!(await fetchOne(dependencies, offer, document))) missing.push(document.kind)
  }
  if (missing.length > 0) throw new Error(`Documents could not be fetched (${missing.join()})`)
  if (offer.confirmed_at === null || listing.reply.documents.some(({ kind }) => kind === 'policy')) return
  const afterMs = nextPollMs(clock().getTime() - offer.confirmed_at.getTime(), uuid)
  if (afterMs !== undefined) await queueDocuments(db, offer, afterMs)
}

/**
 * @returns false when another attempt may help. What is refused for what it is, is kept as that and not fetched again; what
 * went wrong on the way says nothing about it.
 */
async function fetchOne(
  dependencies: Dependencies,
  { uuid, carrier }: AskedOffer,
  document: CarrierDocument,
): Promise<boolean> {
  const { carriers, scanner } = dependencies
  const { id, kind, name, url } = document
  const answer = await carriers.document(carrier, url, largestDocument)
  if (!answer.ok) {
    const { reason, code } = answer.failure
    if (reason !== 'too_large' && code !== 'elsewhere') return false
    await keepRefused(dependencies, { uuid, carrier }, document, code ?? reason)
    return true
  }
  const bytes = answer.reply
  const inspection = await lookAt(scanner, bytes)
  if ('refused' in inspection) await keepRefused(dependencies, { uuid, carrier }, document, inspection.refused)
  else {
    const file = { name: encodeURIComponent(name.toWellFormed()), kind: inspection.kind, bytes }
    const source = { kind, source: 'insurer', carrierId: id, actor: `insurer:${carrier}` } as const
    await keepDocument(dependencies, (trx) => lockOffer(trx, uuid), file, source)
  }
  return true
}

async function lookAt(
  scanner: VirusScanner,
  bytes: Buffer,
): Promise<{ readonly kind: DocumentKind } | { readonly refused: string }> {
  try {
    return { kind: await safeKind(scanner, bytes) }
  } catch (error) {
    if (error instanceof AppError && error.statusCode === 422) return { refused: error.code.replace(/^document\./, '') }
    throw error
  }
}

async function keepRefused(
  { db, clock, log }: Dependencies,
  { uuid, carrier }: Pick<AskedOffer, 'uuid' | 'carrier'>,
  { id: carrier_id, kind, name }: CarrierDocument,
  reason: string,
): Promise<void> {
  log.warn({ carrier, offer: uuid, kind, reason: reason }, 'a document of an insurer was not taken')
  await db.transaction().execute(async (trx) => {
    const heldOffer = await lockOffer(trx, uuid)
    if (!heldOffer) return
    const [{ quote }, id, at] = [heldOffer, randomUUID(), clock()]
    await insertOfferDocument(trx, {
      ...{
        id,
        offer_uuid: uuid,
        quote_id: quote.id,
        kind,
        source: 'insurer',
        carrier_id,
        refused: reason,
        created_at: at,
      },
      ...{ name: cleanText(name), format: null, size: null, sha256: null },
    })
    const changes = [changeOf(`offers.${uuid}.documents.${id}`, null, { kind, refused: reason })]
    const event = {
      version: quote.version,
      kind: 'offer_document_refused',
      at,
      actor: `insurer:${carrier}`,
      changes,
    } as const
    await changeQuote(trx, quote, {}, event)
  })
}

const longestMs = 15 * 86_400_000

/** Queues again what a server that died may have taken with it. Called when a server starts. */
export async function resumeDocuments(db: Database, clock: () => Date): Promise<void> {
  for (const offer of await listAwaitingPolicy(db, new Date(clock().getTime() - longestMs)))
    await queueDocuments(db, offer)
}
