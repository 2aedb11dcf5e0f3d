import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { stateOfWork } from './wc/state-of-work.ts'

type StateOf = {
  /** The derived value that holds it. */
  readonly fact: AnswerPath
  readonly from: (answers: Answers, businessState: string) => string
}

/** Lines quoted in the state where the people work, which need not be the business's own. */
const ofLine: Readonly<Record<string, StateOf>> = { wc: { fact: 'wc_state', from: stateOfWork } }

/** Lines whose insurers rate each location, so that they are sold in the state of each. */
export const linesOfLocations = ['gl', 'bop', 'cp', 'product', 'pollution', 'wc'] as const

/** Lines that nobody may sell without a license in the state of each location: those, and the umbrella above them. */
export const linesSoldByLocation = [...linesOfLocations, 'umb'] as const

/** The fact that says in which state a line is quoted. */
export const stateFactOf = (line: string): AnswerPath =>
  (Object.hasOwn(ofLine, line) ? ofLine[line]?.fact : undefined) ?? 'state'

/** Names of the facts below. */
export const lineStateFacts: readonly AnswerPath[] = Object.values(ofLine).map(({ fact }) => fact)

/** For each such line the state in which it is quoted, under its fact’s name. */
export const lineStates = (answers: Answers, businessState: string): Answers =>
  Object.fromEntries(Object.values(ofLine).map(({ fact, from }) => [fact, from(answers, businessState)]))
