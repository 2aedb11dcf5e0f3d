import type { Insertable, NotNull, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Schema } from '../../../platform/database/schema.ts'

export type NewOfferDocument = Insertable<Schema['offer_documents']>
export type OfferDocumentRow = Awaited<ReturnType<typeof listOfferDocuments>>[number]

/** A letter that came before its insurer's latest answer states an offer that no longer stands. */
const selectKeptDocuments = (db: Database) =>
  db
    .selectFrom('offer_documents')
    .innerJoin('offers', 'offers.uuid', 'offer_documents.offer_uuid')
    .selectAll('offer_documents')
    .select((eb) =>
      eb
        .and([
          eb('offer_documents.kind', '=', 'quote_letter'),
          eb('offers.answered_at', '>', eb.ref('offer_documents.created_at')),
        ])
        .as('outdated'),
    )
    .where('refused', 'is', null)
    .$narrowType<{ format: NotNull; size: NotNull; sha256: NotNull }>()

/** The documents of the offers of applications, the newest first. */
export const listOfferDocuments = (db: Database, quoteIds: readonly string[]) =>
  selectKeptDocuments(db)
    .where('quote_id', '=', (eb) => eb.fn.any(eb.val(quoteIds)))
    .orderBy('offer_documents.created_at', 'desc')
    .orderBy('id')
    .execute()

export const findOfferDocument = (db: Database, quoteId: string, id: string): Promise<OfferDocumentRow | undefined> =>
  selectKeptDocuments(db).where('quote_id', '=', quoteId).where('id', '=', id).executeTakeFirst()

export async function hasOfferDocument(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('offer_documents').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Everything known of the documents of one offer, with what was refused. */
export const listDocumentsOfOffer = (db: Database, offer: string): Promise<Selectable<Schema['offer_documents']>[]> =>
  db.selectFrom('offer_documents').selectAll().where('offer_uuid', '=', offer).execute()

export async function insertOfferDocument(trx: Database, row: NewOfferDocument): Promise<void> {
  await trx.insertInto('offer_documents').values(row).execute()
}

export async function deleteOfferDocument(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('offer_documents').where('id', '=', id).execute()
}

/** An offer that its insurer knows, with the day and moment of its confirmation if it is bound. */
export const findAskedOffer = (db: Database, uuid: string) =>
  db
    .selectFrom('offers')
    .leftJoin('bind_confirmations', 'bind_confirmations.offer_uuid', 'offers.uuid')
    .select(['offers.uuid', 'offers.carrier', 'offers.carrier_quote_id', 'bind_confirmations.confirmed_at'])
    .where('offers.uuid', '=', uuid)
    .where('offers.carrier_quote_id', 'is not', null)
    .$narrowType<{ carrier_quote_id: NotNull }>()
    .executeTakeFirst()

/** Bound offers whose policy has not come, confirmed since. */
export const listAwaitingPolicy = (db: Database, since: Date) =>
  db
    .selectFrom('offers')
    .innerJoin('bind_confirmations', 'bind_confirmations.offer_uuid', 'offers.uuid')
    .select(['offers.uuid', 'offers.carrier'])
    .where('offers.carrier_quote_id', 'is not', null)
    .where('bind_confirmations.confirmed_at', '>', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('offer_documents')
            .select('offer_documents.id')
            .whereRef('offer_documents.offer_uuid', '=', 'offers.uuid')
            .where('offer_documents.kind', '=', 'policy'),
        ),
      ),
    )
    .execute()
