import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { type Encryptor, isEncrypted } from '../../../platform/encryption/encryptor.ts'
import { refusedFields } from '../../../platform/errors/app-error.ts'
import { visibleQuotes } from '../access/visible-quotes.store.ts'
import type { Actor } from '../actor/actor.ts'
import type { RegisteredBusiness, RegisteredBusinessesTable, StoredBusiness } from './registration.tables.ts'

export type BusinessRow = Selectable<RegisteredBusinessesTable>

type BusinessRegistration = {
  readonly personId: string
  readonly sessionId: string
  /** By the person themselves, signed in. */
  readonly isTheirs: boolean
  readonly businessId: string
  readonly business: RegisteredBusiness
  readonly wholesaler: boolean | undefined
  /** How many businesses the browser may have; no limit where each comes from an application of its own. */
  readonly most: number | undefined
}

/**
 * Stores a business of a person, once for each id: a further registration adds to it. The caller has locked the
 * person's row.
 */
export async function upsertBusiness(
  trx: Database,
  encryptor: Encryptor,
  registration: BusinessRegistration,
  now: Date,
): Promise<void> {
  const { personId, sessionId, isTheirs, businessId, wholesaler } = registration
  const existing = await trx
    .selectFrom('registered_businesses')
    .selectAll()
    .where('person_id', '=', personId)
    .where('business_id', '=', businessId)
    .where((eb) =>
      isTheirs
        ? eb('confirmed_at', 'is not', null)
        : eb.and([eb('confirmed_at', 'is', null), eb('session_id', '=', sessionId)]),
    )
    .executeTakeFirst()
  const id = existing?.id ?? randomUUID()
  const { id: _id, employer_id, ...values } = registration.business
  const secret = employer_id === undefined ? {} : { employer_id: encryptor.encrypt(employer_id, id) }
  const business = JSON.stringify({ ...existing?.business, ...values, ...secret })
  if (existing) {
    await trx
      .updateTable('registered_businesses')
      .set({ business, updated_at: now, ...(wholesaler === undefined ? {} : { wholesaler }) })
      .where('id', '=', id)
      .execute()
    return
  }
  if (registration.most !== undefined) await refuseTooMany(trx, sessionId, registration.most)
  await trx
    .insertInto('registered_businesses')
    .values({
      id,
      person_id: personId,
      session_id: sessionId,
      business_id: businessId,
      business,
      wholesaler: wholesaler ?? null,
      confirmed_at: isTheirs ? now : null,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

/** Whether a business has the uuid of an application that the actor works on: applications have limits of their own. */
export async function isOwnApplication(db: Database, actor: Actor, businessId: string | undefined): Promise<boolean> {
  if (businessId === undefined) return false
  const own = await db
    .selectFrom('quotes')
    .select('quotes.id')
    .where('quotes.uuid', '=', businessId)
    .where('quotes.site', '=', actor.site)
    .where(visibleQuotes(actor))
    .executeTakeFirst()
  return own !== undefined
}

async function refuseTooMany(trx: Database, sessionId: string, most: number): Promise<void> {
  const { businesses } = await trx
    .selectFrom('registered_businesses')
    .select(({ fn }) => fn.countAll<number>().as('businesses'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  if (businesses < most) return
  const message = `This browser has registered ${most} businesses: no more can be added here.`
  throw refusedFields([{ field: 'user.business', message }])
}

/**
 * Confirms registrations for a person who signs in: those of this browser, and the businesses of applications that they
 * own or that were submitted in their name. A confirmed business is only changed by this browser.
 */
export async function confirmBusinesses(
  trx: Database,
  encryptor: Encryptor,
  person: { readonly id: string; readonly account_uuid: string },
  sessionId: string | undefined,
  now: Date,
): Promise<void> {
  const names = await trx
    .selectFrom('registered_businesses')
    .selectAll()
    .where('person_id', '=', person.id)
    .where('confirmed_at', 'is', null)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('session_id', '=', sessionId ?? null),
        eb(
          'business_id',
          'in',
          selectFrom('quotes')
            .select('uuid')
            .where((quote) =>
              quote.or([quote('person_id', '=', person.id), quote('account_uuid', '=', person.account_uuid)]),
            ),
        ),
      ]),
    )
    .orderBy('updated_at')
    .execute()
  for (const row of names) {
    const confirmedRow = await trx
      .selectFrom('registered_businesses')
      .selectAll()
      .where('person_id', '=', person.id)
      .where('business_id', '=', row.business_id)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst()
    if (!confirmedRow) {
      await trx.updateTable('registered_businesses').set({ confirmed_at: now }).where('id', '=', row.id).execute()
      continue
    }
    if (sessionId !== undefined && row.session_id === sessionId) {
      const business = JSON.stringify(withSaid(encryptor, confirmedRow, row))
      const wholesaler = row.wholesaler ?? confirmedRow.wholesaler
      const values = { business, wholesaler, updated_at: row.updated_at }
      await trx.updateTable('registered_businesses').set(values).where('id', '=', confirmedRow.id).execute()
    }
    await trx.deleteFrom('registered_businesses').where('id', '=', row.id).execute()
  }
}

/** A tax number is encrypted for its row. */
function withSaid(encryptor: Encryptor, confirmedRow: BusinessRow, registeredRow: BusinessRow): StoredBusiness {
  const { employer_id, ...values } = registeredRow.business
  const secret = isEncrypted(employer_id)
    ? { employer_id: encryptor.encrypt(encryptor.decrypt(employer_id, registeredRow.id), confirmedRow.id) }
    : {}
  return { ...confirmedRow.business, ...values, ...secret }
}

/** Far more than one person has. */
const mostListed = 50

/** The businesses of a person, the one registered last first. A registration that named none is left out. */
export const listBusinesses = (db: Database, personId: string): Promise<BusinessRow[]> =>
  db
    .selectFrom('registered_businesses')
    .selectAll()
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .where(sql<boolean>`business <> '{}'`)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute()

/** Whether somebody was registered from a browser. */
export async function hasRegistered(db: Database, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('registered_businesses')
    .select('id')
    .where('session_id', '=', sessionId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
