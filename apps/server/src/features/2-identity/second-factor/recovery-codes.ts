import { createHmac, hkdfSync, randomInt } from 'node:crypto'
import { readCode } from '@coverwright/core/input/read-code'
import type { Database } from '../../../platform/database/database.ts'
import type { KeyRing } from '../../../platform/encryption/key-ring.ts'
import { replaceRecoveryCodes, spendRecoveryCode } from './second-factors.store.ts'

const count = 10
const length = 10
/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

const drawCode = (): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')

/** As people write it down: two groups of five. */
const formatCode = (code: string): string => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`

/** The characters of a recovery code as typed; undefined when it cannot be one. */
export function recoveryCodeIn(input: string): string | undefined {
  const bare = readCode(input).toLowerCase()
  return bare.length === length && !/^\d+$/.test(bare) ? bare : undefined
}

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>

/** Ten codes for people who lost their authenticator. They are shown once; only keyed hashes are stored. */
export function createRecoveryCodes(...ring: KeyRing) {
  const under = (secretKey: Buffer) => {
    const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'coverwright recovery codes', 32))
    return (personId: string, code: string): Buffer => createHmac('sha256', key).update(`${personId} ${code}`).digest()
  }
  const [hashOf, ...older] = [under(ring[0]), ...ring.slice(1).map(under)]
  return {
    /** Replaces a person's codes by new ones. */
    async draw(trx: Database, personId: string, now: Date): Promise<string[]> {
      const codes = new Set<string>()
      while (codes.size < count) codes.add(drawCode())
      const hashes = [...codes].map((code) => hashOf(personId, code))
      await replaceRecoveryCodes(trx, personId, hashes, now)
      return [...codes].map(formatCode)
    },

    /** Uses up a code. @returns whether it was theirs and unused */
    spend: (trx: Database, personId: string, code: string, now: Date): Promise<boolean> =>
      spendRecoveryCode(
        trx,
        personId,
        [hashOf, ...older].map((hash) => hash(personId, code)),
        now,
      ),
  }
}
