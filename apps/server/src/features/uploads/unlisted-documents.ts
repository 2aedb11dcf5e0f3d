import { isRecord, readAnswer } from '@coverwright/core/answers/answers'
import type { Database } from '../../platform/database/database.ts'
import type { OpenedQuote } from '../quotes/opened-quote.ts'
import { listDocuments, removeDocuments } from './uploads.store.ts'

/**
 * Takes out the documents that the quote's answers no longer name, as when the insurance they belong to was dropped.
 * @returns keys to remove from the object store once the transaction has ended
 */
export async function dropUnlisted(
  trx: Database,
  { row, answers }: Pick<OpenedQuote, 'row' | 'answers'>,
  now: Date,
): Promise<readonly string[]> {
  const stored = await listDocuments(trx, row.id)
  const unlisted = stored.filter(({ id, field }) => {
    const named = readAnswer(answers, field)
    return !(Array.isArray(named) && named.some((each) => isRecord(each) && each.id === id))
  })
  const ids = unlisted.map(({ id }) => id)
  return await removeDocuments(trx, ids, { submitted: row.submission_uuid !== null, now })
}
