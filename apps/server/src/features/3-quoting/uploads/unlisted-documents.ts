import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer } from '@coverwright/core/answers/answers'
import type { Database } from '../../../platform/database/database.ts'
import type { QuoteSnapshot } from '../quotes/snapshot/quote-snapshot.ts'
import { type DocumentRow, listDocuments, removeDocuments } from './uploads.store.ts'

/** The entries of the answer that lists documents. */
export function namedAt(answers: Answers, path: AnswerPath): readonly unknown[] {
  const answer = readAnswer(answers, path)
  return Array.isArray(answer) ? answer : []
}

/** Files for an insurer that is asked to bind belong to no answer, so no change of the answers takes them out. */
export const bindField = 'bind.'

/** Documents count as long as the answers name them: clearing answers removes theirs, and undoing it restores them. */
export const isNamed = (answers: Answers, { id, field }: Pick<DocumentRow, 'id' | 'field'>): boolean =>
  field.startsWith(bindField) || namedAt(answers, field).some((each) => isRecord(each) && each.id === id)

/**
 * Removes the documents that the answers no longer name, as when the insurance they belong to was dropped.
 * @returns keys to remove from the object store once the transaction has ended
 */
export async function dropUnlisted(
  trx: Database,
  { row, answers }: Pick<QuoteSnapshot, 'row' | 'answers'>,
  now: Date,
): Promise<readonly string[]> {
  const documents = await listDocuments(trx, row.id)
  const ids = documents.filter((each) => !isNamed(answers, each)).map(({ id }) => id)
  return await removeDocuments(trx, ids, { submitted: row.submission_uuid !== null, now })
}
