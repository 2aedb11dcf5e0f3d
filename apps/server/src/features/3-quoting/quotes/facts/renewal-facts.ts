import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { contentHash } from '../../../../platform/content-hash.ts'

export const renewalFactNames = ['expiring_on', 'document_hash'] as const

/** The signature itself, its signer, and the note to the underwriter that comes after it. */
const unsignedFields = ['signature', 'signing', 'referral']

/**
 * A renewal's facts: the day last year's policy ends, and the hash of the current answers, which is what a signature
 * signs. A change after signing makes a document that nobody signed.
 */
export const renewalFacts = (answers: Answers, carriedAnswers: Answers): Answers => ({
  expiring_on: readAnswer(carriedAnswers, 'coverage.effective_date'),
  document_hash: contentHash([
    carriedAnswers,
    unsignedFields.reduce<Answers>((unsignedAnswers, path) => writeAnswer(unsignedAnswers, path, undefined), answers),
  ]),
})
