import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { contentHash } from '../../../../platform/content-hash.ts'

export const renewalFactNames = ['expiring_on', 'document_hash'] as const

/** The signature itself, who signs, and the note to the underwriter that comes after it. */
const unsigned = ['signature', 'signing', 'referral']

/**
 * What a renewal knows beside its answers: the day last year's policy ends, and the hash of the answers as they stand,
 * which is what a signature signs. A change after signing is a document that nobody signed.
 */
export const renewalFacts = (answers: Answers, carried: Answers): Answers => ({
  expiring_on: readAnswer(carried, 'coverage.effective_date'),
  document_hash: contentHash([
    carried,
    unsigned.reduce<Answers>((signed, path) => writeAnswer(signed, path, undefined), answers),
  ]),
})
