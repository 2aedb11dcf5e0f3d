import { allCarriers } from '@coverwright/catalogue/countries/countries'
import Type from 'typebox'
import type { Database } from '../../../../platform/database/database.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import type { OfferRow } from '../submissions.store.ts'

/** Fetches what an insurer has made of an offer: its quote letter, and a binder and a policy once it is bound. */
export const fetchDocumentsJob = {
  name: 'binding.fetch-documents',
  payload: Type.Object({ offer_uuid: Type.String() }),
} as const

/** With the queue's growing pauses, some days. */
const attempts = 16

/** One job for each offer of an insurer that sends documents: of two, the sooner. */
export async function queueDocuments(
  db: Database,
  { uuid, carrier }: Pick<OfferRow, 'uuid' | 'carrier'>,
  afterMs = 0,
): Promise<void> {
  const sends = allCarriers.some(({ id, sendsDocuments }) => id === carrier && sendsDocuments)
  const options = { jobKey: `documents:${uuid}`, maxAttempts: attempts, afterMs, keepsEarlier: afterMs > 0 }
  if (sends) await addJob(db, fetchDocumentsJob, { offer_uuid: uuid }, options)
}
