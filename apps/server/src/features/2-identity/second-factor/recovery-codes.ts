import { createHmac, hkdfSync, randomInt } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import type { KeyRing } from '../../../platform/sealing/key-ring.ts'

const count = 10
const length = 10
/** Without letters and digits that look like each other. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

const drawCode = (): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')

/** As it is written down: two groups of five. */
const written = (code: string): string => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`

/** The bare letters of a recovery code as somebody typed it; undefined when it can be none. */
export function recoveryCodeIn(typed: string): string | undefined {
  const bare = typed.replace(/[\s-]/g, '').toLowerCase()
  return bare.length === length && !/^\d+$/.test(bare) ? bare : undefined
}

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>

/** Ten codes for whoever lost the authenticator. They are shown once; keyed hashes are kept. */
export function createRecoveryCodes(...ring: KeyRing) {
  const under = (secretKey: Buffer) => {
    const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'coverwright recovery codes', 32))
    return (personId: string, code: string): Buffer => createHmac('sha256', key).update(`${personId} ${code}`).digest()
  }
  const [hashOf, ...older] = [under(ring[0]), ...ring.slice(1).map(under)]
  return {
    /** New ones, in the place of those there were. */
    async draw(trx: Database, personId: string, now: Date): Promise<string[]> {
      const codes = new Set<string>()
      while (codes.size < count) codes.add(drawCode())
      await trx.deleteFrom('recovery_codes').where('person_id', '=', personId).execute()
      await trx
        .insertInto('recovery_codes')
        .values(
          [...codes].map((code) => ({
            person_id: personId,
            code_hash: hashOf(personId, code),
            created_at: now,
            used_at: null,
          })),
        )
        .execute()
      return [...codes].map(written)
    },

    /** Uses one up; false when it is none of theirs, or was used. */
    async use(trx: Database, personId: string, code: string, now: Date): Promise<boolean> {
      const used = await trx
        .updateTable('recovery_codes')
        .set({ used_at: now })
        .where('person_id', '=', personId)
        .where(
          'code_hash',
          'in',
          [hashOf, ...older].map((hash) => hash(personId, code)),
        )
        .where('used_at', 'is', null)
        .returning('person_id')
        .executeTakeFirst()
      return used !== undefined
    },
  }
}
