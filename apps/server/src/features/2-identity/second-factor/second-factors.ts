import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Sealer } from '../../../platform/sealing/sealer.ts'
import { drawSecret, stepOf, stillToRemember } from './authenticator.ts'
import { type RecoveryCodes, recoveryCodeIn } from './recovery-codes.ts'

const tries = 5
const waitMs = 10 * 60_000

const tooMany = (until: number, now: Date): AppError =>
  new AppError(429, 'second_factor.too_many', 'Too many codes were tried: wait before you try another.', {
    retryAfterSeconds: Math.max(1, Math.ceil((until - now.getTime()) / 1000)),
  })

export type Proof = 'authenticator' | 'recovery_code'

export type SecondFactors = ReturnType<typeof createSecondFactors>

type Dependencies = { db: Database; sealer: Sealer; recoveryCodes: RecoveryCodes; clock: () => Date }

/** What a secret is sealed for: copied to somebody else's row it opens nothing. */
const ownerOf = (personId: string): string => `second factor ${personId}`

/** The authenticators of staff. */
export const createSecondFactors = ({ db, sealer, recoveryCodes, clock }: Dependencies) => {
  const seal = (personId: string, secret: string): string => sealer.seal(secret, ownerOf(personId)).$sealed
  const opened = (personId: string, sealed: string): string =>
    String(sealer.open({ $sealed: sealed }, ownerOf(personId)))

  /**
   * Counts a try before anything is compared, so that however many come at once no more than five are looked at. Whoever
   * gets here proved the address: nobody else can lock anybody out.
   */
  async function countTry(trx: Database, personId: string, now: Date) {
    const over = new Date(now.getTime() - waitMs)
    const row = await trx
      .updateTable('second_factors')
      .set({
        tries: sql`case when tries_since is null or tries_since <= ${over} then 1 else tries + 1 end`,
        tries_since: sql`case when tries_since is null or tries_since <= ${over} then ${now} else tries_since end`,
      })
      .where('person_id', '=', personId)
      .where((eb) => eb.or([eb('tries', '<', tries), eb('tries_since', '<=', over), eb('tries_since', 'is', null)]))
      .returning(['sealed', 'sign_in_id', 'confirmed_at', 'used_steps'])
      .executeTakeFirst()
    if (row) return row
    const locked = await trx
      .selectFrom('second_factors')
      .select('tries_since')
      .where('person_id', '=', personId)
      .executeTakeFirst()
    if (locked?.tries_since) throw tooMany(locked.tries_since.getTime() + waitMs, now)
    return undefined
  }

  /** Uses a code up; false when it is none of now, or was used. */
  async function spendCode(trx: Database, personId: string, code: string, now: Date): Promise<boolean> {
    const row = await trx
      .selectFrom('second_factors')
      .select(['sealed', 'used_steps'])
      .where('person_id', '=', personId)
      .forUpdate()
      .executeTakeFirst()
    const step = row && stepOf(opened(personId, row.sealed), code, now)
    if (!row || step === undefined || row.used_steps.includes(step)) return false
    await trx
      .updateTable('second_factors')
      .set({ used_steps: [...stillToRemember(row.used_steps, now), step], tries: 0, tries_since: null })
      .where('person_id', '=', personId)
      .execute()
    return true
  }

  return {
    async isEnrolled(trx: Database, personId: string): Promise<boolean> {
      const row = await trx
        .selectFrom('second_factors')
        .select('person_id')
        .where('person_id', '=', personId)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst()
      return row !== undefined
    },

    /**
     * A secret for whoever has none that counts: the same for as long as the sign-in lasts, so that a reload shows the
     * same picture, and never one that another sign-in has seen. Undefined when one counts already.
     */
    async begin(personId: string, signInId: string): Promise<string | undefined> {
      const secret = drawSecret()
      const fresh = { sealed: seal(personId, secret), sign_in_id: signInId, created_at: clock() }
      await db
        .insertInto('second_factors')
        .values({ ...fresh, person_id: personId, tries_since: null, confirmed_at: null })
        .onConflict((conflict) =>
          conflict
            .column('person_id')
            .doUpdateSet(fresh)
            .where('second_factors.confirmed_at', 'is', null)
            .where('second_factors.sign_in_id', 'is distinct from', signInId),
        )
        .execute()
      const row = await db
        .selectFrom('second_factors')
        .select('sealed')
        .where('person_id', '=', personId)
        .where('confirmed_at', 'is', null)
        .where('sign_in_id', '=', signInId)
        .executeTakeFirst()
      return row && opened(personId, row.sealed)
    },

    /** Confirms the secret that this sign-in was shown. @returns the recovery codes; undefined when the code is wrong */
    async confirm(personId: string, signInId: string, code: string): Promise<string[] | undefined> {
      const now = clock()
      const counted = await countTry(db, personId, now)
      if (!counted || counted.confirmed_at !== null || counted.sign_in_id !== signInId) return undefined
      return await db.transaction().execute(async (trx) => {
        if (!(await spendCode(trx, personId, code, now))) return undefined
        const confirmed = await trx
          .updateTable('second_factors')
          .set({ confirmed_at: now, sign_in_id: null })
          .where('person_id', '=', personId)
          .where('confirmed_at', 'is', null)
          .where('sign_in_id', '=', signInId)
          .returning('person_id')
          .executeTakeFirst()
        return confirmed && (await recoveryCodes.draw(trx, personId, now))
      })
    },

    /** How a code proves it is them; undefined when it does not. Refused after too many tries. */
    async prove(personId: string, typed: string): Promise<Proof | undefined> {
      const now = clock()
      const counted = await countTry(db, personId, now)
      if (!counted?.confirmed_at) return undefined
      const recovery = recoveryCodeIn(typed)
      return await db.transaction().execute(async (trx) => {
        if (await spendCode(trx, personId, typed.replace(/[\s-]/g, ''), now)) return 'authenticator'
        if (recovery === undefined || !(await recoveryCodes.use(trx, personId, recovery, now))) return undefined
        await trx
          .updateTable('second_factors')
          .set({ tries: 0, tries_since: null })
          .where('person_id', '=', personId)
          .execute()
        return 'recovery_code'
      })
    },

    /** Enrols somebody with a secret that is known elsewhere: the sample staff, who have no phones. */
    async enrolWith(personId: string, secret: string): Promise<void> {
      const now = clock()
      await db
        .insertInto('second_factors')
        .values({
          person_id: personId,
          sealed: seal(personId, secret),
          sign_in_id: null,
          tries_since: null,
          created_at: now,
          confirmed_at: now,
        })
        .onConflict((conflict) =>
          conflict.column('person_id').doUpdateSet({ sealed: seal(personId, secret), confirmed_at: now }),
        )
        .execute()
    },

    /** The secret and the codes of it that were used, for the page of a local start. */
    async secretOf(personId: string): Promise<{ secret: string; usedSteps: readonly number[] } | undefined> {
      const row = await db
        .selectFrom('second_factors')
        .select(['sealed', 'used_steps'])
        .where('person_id', '=', personId)
        .executeTakeFirst()
      return row && { secret: opened(personId, row.sealed), usedSteps: row.used_steps }
    },
  }
}

/** Takes somebody's second factor away, with all that stands on it: who lost the phone and the codes enrols anew. */
export async function removeSecondFactor(trx: Database, personId: string, now: Date): Promise<boolean> {
  const gone = await trx
    .deleteFrom('second_factors')
    .where('person_id', '=', personId)
    .returning('person_id')
    .executeTakeFirst()
  await trx.deleteFrom('recovery_codes').where('person_id', '=', personId).execute()
  await trx.deleteFrom('proven_devices').where('person_id', '=', personId).execute()
  await trx
    .updateTable('sign_ins')
    .set({ ended_at: now })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .execute()
  return gone !== undefined
}
