import type { QuotePatch } from '@coverwright/contract/quotes'
import type { RenewalPatch } from '@coverwright/contract/renewals'
import { refusedFields } from '../../../platform/errors/app-error.ts'
import { isPermitted } from '../../2-identity/access/permissions.ts'
import type { Actor } from '../../2-identity/actor/actor.ts'
import { missing, notWhileHelping } from '../../2-identity/roles/refusals.ts'
import { findQuote } from '../../3-quoting/quotes/quotes.store.ts'
import type { ReadVersion } from '../../3-quoting/quotes/replies/entity-tag.ts'
import { readGiven } from '../../3-quoting/quotes/saving/read-given.ts'
import { alreadyCompleted, isAlreadyCompleted } from '../../3-quoting/quotes/saving/refusals.ts'
import { type SaveResult, type Dependencies as Saves, saveQuote } from '../../3-quoting/quotes/saving/save-quote.ts'
import { writeAnswers } from '../../3-quoting/quotes/saving/write-answers.ts'
import type { QuoteSnapshot } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import {
  changedMeanwhile,
  type Dependencies as FinishDependencies,
  finishForm,
} from '../../4-binding/submissions/submit/finish-form.ts'

export type Dependencies = FinishDependencies & Saves
type RenewalAccess = Actor & { readonly id: string }
type SaveRequest = { readonly access: RenewalAccess; readonly read: ReadVersion; readonly body: RenewalPatch }

/** Saves a step of a renewal or all of it; `form_finished` also submits it. Source: seed 7.5. */
export async function saveRenewal(
  dependencies: Dependencies,
  { access, read, body }: SaveRequest,
): Promise<SaveResult> {
  const { command, attestation, ...given } = body
  if (command !== 'form_finished') {
    return await saveQuote(dependencies, { access, read, body: command === undefined ? given : { ...given, command } })
  }
  // The call is also for saving, so its route's permission does not cover submitting.
  if (!isPermitted(access.role, 'quote:submit')) throw notWhileHelping()
  if (!attestation) {
    throw refusedFields([
      { field: 'attestation', message: 'is needed to submit', key: 'validationError.requiredField' },
    ])
  }
  const saved = await saveQuote(dependencies, { access, read, body: given }).catch((error: unknown) => {
    if (isAlreadyCompleted(error)) return asSubmitted(dependencies, access, given)
    throw error
  })
  if ('conflicts' in saved) return saved
  // One must attest only what one has read: if answers of others were merged in, they have to be reviewed first.
  if (saved.overtaken) throw changedMeanwhile()
  return { quote: await submitVersion(dependencies, access, saved.quote, attestation.text_keys), overtaken: false }
}

/** Submits exactly the version that was just saved: a change in between has to be reviewed first. */
const submitVersion = (
  dependencies: FinishDependencies,
  access: RenewalAccess,
  { row: { version } }: QuoteSnapshot,
  textKeys: readonly string[],
): Promise<QuoteSnapshot> => finishForm(dependencies, { access, read: version, textKeys })

/** A repeated call returns what it submitted; one with other answers is refused as too late. */
async function asSubmitted(
  dependencies: FinishDependencies,
  access: RenewalAccess,
  given: QuotePatch,
): Promise<SaveResult> {
  const { db, reader, clock } = dependencies
  const row = await findQuote(db, access)
  if (!row) throw missing(access, 'renewal')
  const now = clock()
  const quote = reader.open(row, now, access)
  // It was still open when it was read.
  const repeated = { ...given, completed: true }
  const input = { sent: repeated, given: readGiven(repeated, quote), since: [] }
  const written = writeAnswers(dependencies, quote, input, now)
  if ('conflicts' in written || written.changes.length > 0) throw alreadyCompleted()
  return { quote, overtaken: false }
}
