import { agentsOnly } from '@coverwright/catalogue/application/agent-client'
import type { Answers } from '@coverwright/core/answers/answers'
import { writeAnswer } from '@coverwright/core/answers/answers'
import { submission } from '@coverwright/core/saving/submission'
import { contentHash } from '../../../../platform/content-hash.ts'
import type { Database } from '../../../../platform/database/database.ts'
import type { Encryptor } from '../../../../platform/encryption/encryptor.ts'
import type { QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { decryptAnswers, sensitiveOf } from '../../../3-quoting/quotes/snapshot/sensitive-answers.ts'
import { findSubmission } from '../submissions.store.ts'

type Dependencies = { readonly db: Database; readonly encryptor: Pick<Encryptor, 'decrypt'> }

/**
 * Whether a quote has changed since it was last submitted, so that those offers no longer hold: only a reopened quote can.
 * If it is changed back, they hold again.
 */
export async function isOutdated({ db, encryptor }: Dependencies, quote: QuoteSnapshot): Promise<boolean> {
  const { row, served, flowState, context } = quote
  if (row.completed || row.submission_uuid === null) return false
  const last = await findSubmission(db, row.submission_uuid)
  if (!last) return false
  const sentAnswers = decryptAnswers(last.snapshot.answers, sensitiveOf(served), encryptor, row.id)
  return hashOf(sentAnswers) !== hashOf(submission(flowState, context))
}

/** An agent's notes are not compared: they depend on the viewer, and no carrier gets them. */
const hashOf = (answers: Answers): string => contentHash(writeAnswer(answers, agentsOnly.answers, undefined))
