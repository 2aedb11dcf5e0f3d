import type { QuotePatch } from '@coverwright/contract/quotes'
import type { Answers } from '@coverwright/core/answers/answers'
import type { Translate } from '@coverwright/core/text/text'
import { type AppError, readOnly, refusedFields } from '../../../../platform/errors/app-error.ts'
import { fieldErrors } from '../../../../platform/errors/field-errors.ts'
import { textRefusals } from '../../../1-foundation/idempotency/text-refusals.ts'
import { quoteReply } from '../replies/quote-reply.ts'
import type { QuoteSnapshot } from '../snapshot/quote-snapshot.ts'
import { type NewAnswers, newAnswers } from './new-answers.ts'
import { type AnswerRefusal, separateAnswers } from './separate-answers.ts'
import { saidAgain, withStoredItems } from './stored-items.ts'

/** Enough to correct the longest page. */
const mostRefusals = 100

export type SaveInput = {
  readonly newAnswers: NewAnswers
  /** Texts that cannot be stored, unknown names, and new values for fixed ones. */
  readonly refused: readonly AnswerRefusal[]
  /** The quote as this caller gets it. */
  readonly shown: Answers
}

/** The new answers of a save, and the fields of it that are refused at once. */
export function readSave(body: QuotePatch, quote: QuoteSnapshot): SaveInput {
  const { flow } = quote
  const reply = quoteReply(quote)
  const again = saidAgain(body, reply)
  const sentAnswers = withStoredItems(body, { flow, stored: quote.answers, shown: reply, again })
  const unreadable = textRefusals(without(body, again))
  const { incomingAnswers, refusals } = separateAnswers(sentAnswers, { flow, shown: reply, again })
  const unreadablePaths = new Set(unreadable.map(({ path }) => path))
  const allRefusals = [...unreadable, ...refusals.filter(({ path }) => !unreadablePaths.has(path))]
  const aside = new Set(unreadable.map(({ path }) => path.split('.')[0] ?? ''))
  return {
    newAnswers: newAnswers(quote, {
      sent: body,
      incomingAnswers: without(incomingAnswers, aside),
      shown: reply,
      again,
    }),
    refused: allRefusals,
    shown: reply,
  }
}

/** What a save is refused with: every field that is wrong, by name. */
export function refusal(refusals: readonly AnswerRefusal[], translate: Translate): AppError {
  const refuse = refusals.some(({ key }) => key === 'validationError.readOnly') ? readOnly : refusedFields
  return refuse(fieldErrors(refusals.slice(0, mostRefusals), translate))
}

const without = (answers: Answers, names: ReadonlySet<string>): Answers =>
  names.size ? Object.fromEntries(Object.entries(answers).filter(([name]) => !names.has(name))) : answers
