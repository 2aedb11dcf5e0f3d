import type { QuotePatch } from '@coverwright/contract/quotes'
import type { Answers } from '@coverwright/core/answers/answers'
import { readOnly, refusedFields } from '../../../../platform/errors/app-error.ts'
import { fieldErrors } from '../../../../platform/errors/field-errors.ts'
import { textRefusals } from '../../../1-foundation/idempotency/text-refusals.ts'
import { quoteReply } from '../replies/quote-reply.ts'
import type { QuoteSnapshot } from '../snapshot/quote-snapshot.ts'
import { givenAnswers } from './given-answers.ts'
import { saidAgain, withStoredItems } from './stored-items.ts'

/** More than the longest page has fields. */
export const mostRefusals = 100

/** The answers in a save. Refuses texts that cannot be stored and names that no quote has. */
export function readGiven(body: QuotePatch, quote: QuoteSnapshot): Answers {
  const {
    flow,
    served: { translate },
  } = quote
  const shown = quoteReply(quote)
  const again = saidAgain(body, shown)
  const sent = withStoredItems(body, { flow, stored: quote.answers, shown, again })
  const unreadable = textRefusals(without(body, again))
  const { given, refusals } = givenAnswers(sent, { flow, shown, again })
  const named = new Set(unreadable.map(({ path }) => path))
  const all = [...unreadable, ...refusals.filter(({ path }) => !named.has(path))]
  if (all.length) {
    const refuse = refusals.some(({ key }) => key === 'validationError.readOnly') ? readOnly : refusedFields
    throw refuse(fieldErrors(all.slice(0, mostRefusals), translate))
  }
  return given
}

/** The answers of a save that differ from the quote's. */
const without = (sent: Answers, again: ReadonlySet<string>): Answers =>
  again.size ? Object.fromEntries(Object.entries(sent).filter(([name]) => !again.has(name))) : sent
