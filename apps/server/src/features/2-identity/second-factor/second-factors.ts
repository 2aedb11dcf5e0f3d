import { readCode } from '@coverwright/core/input/read-code'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { drawSecret, stepOf, stillToRemember } from './authenticator.ts'
import { type RecoveryCodes, recoveryCodeIn } from './recovery-codes.ts'
import {
  countTry,
  findSecondFactor,
  insertUnconfirmed,
  lockSecondFactor,
  updateSecondFactor,
  upsertConfirmed,
} from './second-factors.store.ts'

const tries = 5
const waitMs = 10 * 60_000
const noTries = { tries: 0, tries_since: null }

const tooMany = (until: number, now: Date): AppError =>
  new AppError(429, 'second_factor.too_many', 'Too many codes were tried: wait before you try another.', {
    retryAfterSeconds: Math.max(1, Math.ceil((until - now.getTime()) / 1000)),
  })

export type Proof = 'authenticator' | 'recovery_code'

export type SecondFactors = ReturnType<typeof createSecondFactors>

type Dependencies = { db: Database; encryptor: Encryptor; recoveryCodes: RecoveryCodes; clock: () => Date }

/** The owner a secret is encrypted for: copied to another person’s row it cannot be decrypted. */
const ownerOf = (personId: string): string => `second factor ${personId}`

/** The authenticators of staff. */
export const createSecondFactors = ({ db, encryptor, recoveryCodes, clock }: Dependencies) => {
  const encryptSecret = (personId: string, secret: string): string =>
    encryptor.encrypt(secret, ownerOf(personId)).$sealed
  const decryptSecret = (personId: string, sealedSecret: string): string =>
    String(encryptor.decrypt({ $sealed: sealedSecret }, ownerOf(personId)))

  /**
   * Counts an attempt before comparing, so that at most five codes are compared however many arrive at once. The caller has
   * proven the address, so nobody else can lock a person out.
   */
  async function countAttempt(personId: string, now: Date) {
    const row = await countTry(db, personId, { most: tries, since: new Date(now.getTime() - waitMs), now })
    if (row) return row
    const secondFactor = await findSecondFactor(db, personId)
    if (secondFactor?.tries_since) throw tooMany(secondFactor.tries_since.getTime() + waitMs, now)
    return undefined
  }

  /** Uses up a code. @returns the row it belongs to; undefined when the code is not current or was used */
  async function spendCode(trx: Database, personId: string, code: string, now: Date) {
    const row = await lockSecondFactor(trx, personId)
    const step = row && stepOf(decryptSecret(personId, row.sealed), code, now)
    if (!row || step === undefined || row.used_steps.includes(step)) return undefined
    const used_steps = [...stillToRemember(row.used_steps, now), step]
    await updateSecondFactor(trx, personId, { used_steps, ...noTries })
    return row
  }

  return {
    /**
     * A secret to enrol with. It stays the same for one sign-in, so that a reload shows the same QR code, and no other
     * sign-in sees it. Undefined when enrolled already.
     */
    async begin(personId: string, signInId: string): Promise<string | undefined> {
      await insertUnconfirmed(db, {
        person_id: personId,
        sealed: encryptSecret(personId, drawSecret()),
        sign_in_id: signInId,
        tries_since: null,
        created_at: clock(),
        confirmed_at: null,
      })
      const row = await findSecondFactor(db, personId)
      const isTheirs = row?.confirmed_at === null && row.sign_in_id === signInId
      return isTheirs ? decryptSecret(personId, row.sealed) : undefined
    },

    /** Confirms the secret shown to this sign-in. @returns the recovery codes; undefined when the code is wrong */
    async confirm(personId: string, signInId: string, input: string): Promise<string[] | undefined> {
      const now = clock()
      const row = await countAttempt(personId, now)
      if (!row || row.confirmed_at !== null || row.sign_in_id !== signInId) return undefined
      return await db.transaction().execute(async (trx) => {
        const secondFactor = await spendCode(trx, personId, readCode(input), now)
        if (secondFactor?.confirmed_at !== null || secondFactor.sign_in_id !== signInId) return undefined
        await updateSecondFactor(trx, personId, { confirmed_at: now, sign_in_id: null })
        return await recoveryCodes.draw(trx, personId, now)
      })
    },

    /** How the code was valid; undefined when it is not. Refused after too many attempts. */
    async prove(personId: string, input: string): Promise<Proof | undefined> {
      const now = clock()
      const row = await countAttempt(personId, now)
      if (!row?.confirmed_at) return undefined
      const recovery = recoveryCodeIn(input)
      return await db.transaction().execute(async (trx) => {
        if (await spendCode(trx, personId, readCode(input), now)) return 'authenticator'
        if (recovery === undefined || !(await recoveryCodes.spend(trx, personId, recovery, now))) return undefined
        await updateSecondFactor(trx, personId, noTries)
        return 'recovery_code'
      })
    },

    /** Enrols the sample staff, who have no phones, with a known secret. */
    async enrolWith(personId: string, secret: string): Promise<void> {
      const now = clock()
      await upsertConfirmed(db, {
        person_id: personId,
        sealed: encryptSecret(personId, secret),
        sign_in_id: null,
        tries_since: null,
        created_at: now,
        confirmed_at: now,
      })
    },

    /** The secret and its used codes, for the page that shows them on a local start. */
    async secretOf(personId: string): Promise<{ secret: string; usedSteps: readonly number[] } | undefined> {
      const row = await findSecondFactor(db, personId)
      return row && { secret: decryptSecret(personId, row.sealed), usedSteps: row.used_steps }
    },
  }
}
