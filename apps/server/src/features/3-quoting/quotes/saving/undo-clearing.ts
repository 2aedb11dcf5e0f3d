import type { Encryptor } from '../../../../platform/encryption/encryptor.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { decryptChange, reverseChange } from '../events/changes.ts'
import type { QuoteEvent } from '../events/quote-events.ts'
import type { ReadVersion } from '../replies/entity-tag.ts'
import type { QuoteReader, QuoteSnapshot } from '../snapshot/quote-snapshot.ts'
import { answerChanges, answersBefore } from './merge.ts'
import type { WriteResult } from './write-answers.ts'

type Dependencies = { reader: QuoteReader; encryptor: Encryptor }
type UndoRequest = { readonly read: ReadVersion; readonly last: QuoteEvent | undefined; readonly now: Date }

/** How long a clearing may be undone; documents that it removed are kept as long. */
export const undoableForMs = 86_400_000

/**
 * Undoes the last save, with the answers it changed and those it cleared. Only that save, and only while nothing came
 * after it: anything else is refused, so that nobody's later answer is lost.
 * @param last the last event of the quote
 */
export function undoneClearing(
  { reader, encryptor }: Dependencies,
  quote: QuoteSnapshot,
  { read, last, now }: UndoRequest,
): WriteResult {
  const { row } = quote
  const isLast = read === 'any' || read === row.version
  if (!isLast || last?.kind !== 'saved' || !last.changes.some(({ cleared }) => cleared)) throw nothingToUndo()
  if (now.getTime() - last.at.getTime() > undoableForMs) throw nothingToUndo()
  // A person stays as far as they had come.
  const undone = answerChanges(last.changes)
  const answers = answersBefore(
    quote.answers,
    undone.map((change) => decryptChange(change, encryptor, row.id)),
  )
  return { after: reader.withAnswers(quote, answers, now), changes: undone.map(reverseChange), reached: [] }
}

const nothingToUndo = (): AppError =>
  new AppError(
    409,
    'quote.nothing_to_undo',
    'There is nothing to undo: nothing was cleared, something was saved since, or it was too long ago.',
  )
