import { insuranceTypes } from '@coverwright/catalogue/lines/insurance-types'
import { sentAnswers } from '@coverwright/catalogue/lines/sent-answers'
import type { AnswerPath } from '@coverwright/core/answers/answers'
import type { QuoteSnapshot } from '../../features/3-quoting/quotes/snapshot/quote-snapshot.ts'
import { advisorTypes } from '../../features/4-binding/submissions/forecast/advisor-lines.ts'
import { carriersWithStatus, pickedTypes } from '../../features/4-binding/submissions/forecast/picked-lines.ts'

const everybodys = sentAnswers('none')

/** Answers that only insurers of some lines get, with those lines. */
const ofLines = insuranceTypes.flatMap(({ line }) =>
  sentAnswers(line)
    .filter((path) => !everybodys.includes(path))
    .map((path) => ({ line, path })),
)

const isOpen = (line: string, quote: QuoteSnapshot, carrier?: string): boolean =>
  carriersWithStatus(line, quote).some(
    ({ offered, status }) => status === 'asked' && (carrier === undefined || offered.carrier.id === carrier),
  )

const isWithin = (field: AnswerPath, path: AnswerPath): boolean => field === path || field.startsWith(`${path}.`)

/**
 * Whether some insurer that may still quote gets the answer, or an advisor; an answer for all insurers counts for any
 * line.
 */
function isNeeded(field: AnswerPath, quote: QuoteSnapshot): boolean {
  const [, line, carrier] = /^(\w+)\.(\w+)\.uw_questions\[/.exec(field) ?? []
  if (line !== undefined) return isOpen(line, quote, carrier)
  const lines = ofLines.filter(({ path }) => isWithin(field, path)).map((each) => each.line)
  // Choices about a line are made on its own page, regardless of the insurer.
  if (lines.length === 0) return true
  const pickedLines = pickedTypes(quote).map((type) => type.line)
  return lines.some((each) => pickedLines.includes(each) && (isOpen(each, quote) || isAdvised(each, quote)))
}

/** No insurer quotes the line here, so an advisor arranges it by the answers to its pages. */
const isAdvised = (line: string, quote: QuoteSnapshot): boolean =>
  advisorTypes(quote).some((type) => type.line === line)

/** Questions whose answers go only to insurers that will not quote. */
export const askedForNothing = (quote: QuoteSnapshot): readonly AnswerPath[] =>
  quote.flowState.pages.flatMap(({ visible }) => visible).filter((field) => !isNeeded(field, quote))
