import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import { yearsAfter } from '@coverwright/core/rules/years-after'
import { agentsOnly } from '../application/agent-client.ts'
import { insuranceTypes } from '../lines/insurance-types.ts'
import { recommendationPath, takenUp } from '../lines/insures.ts'
import { pickedType } from '../lines/picked-type.ts'
import { sentAnswers } from '../lines/sent-answers.ts'
import { renewalChanges } from '../reference/renewal-changes.ts'
import { continuedCover } from './continued.ts'
import { areasOnFile, attorneysOnFile } from './fact-paths.ts'
import { withoutClaimsBefore, withThisYear } from './of-this-year.ts'
import type { Purchase, Term } from './term.ts'

const typesOf = (line: string) => insuranceTypes.filter((type) => type.line === line)

const pickedTypes = (answers: Answers, line: string): readonly unknown[] => {
  const pickedTypeAnswers = readAnswer(answers, 'insurance_types')
  return (Array.isArray(pickedTypeAnswers) ? pickedTypeAnswers : []).filter(
    (each: unknown) => isRecord(each) && typesOf(line).some(({ uuid }) => uuid === each.uuid),
  )
}

/** The application asked for the line: picked with the insurance types, or added from a recommendation. */
export const wasRequested = (answers: Answers, line: string): boolean =>
  pickedTypes(answers, line).length > 0 ||
  takenUp.some((choice) => choice === readAnswer(answers, recommendationPath(line)))

/** Makes a line that was added from a recommendation look as if it had been picked. */
const typesToRenew = (answers: Answers, line: string): readonly unknown[] => {
  const types = pickedTypes(answers, line)
  if (types.length > 0) return types
  return typesOf(line).map(pickedType)
}

/** What one renewal asked for itself; the next one asks again, and nobody signs for another year. */
const ofOneYear: readonly AnswerPath[] = [
  ...renewalChanges.map(({ field }) => field),
  'renewal',
  'referral',
  'signature',
  'signing',
  // Coverages recommended beside it are not renewed.
  'recommendation_choices',
  // Asked for that application only.
  'follow_up_consent',
  // An agent answers it again for each application, and the client never sees it.
  agentsOnly.answers,
  // About the insurance before this one.
  'coverage.current_insurance',
  'coverage.current_insurer',
  'coverage.current_expiry',
]

/** Last year's answers moved to the end of that year: its lines are renewed, from the day the expiring policy ends. */
export function carriedAnswers(
  expiring: Answers,
  { began, ends }: Term,
  lines: readonly string[],
  purchase?: Purchase,
): Answers {
  const remaining = ofOtherLines(lines).reduce<Answers>((all, path) => writeAnswer(all, path, undefined), expiring)
  const answers = withoutClaimsBefore(withThisYear(remaining), yearsAfter(ends, -5))
  const entries: readonly (readonly [AnswerPath, unknown])[] = [
    ['insurance_types', lines.flatMap((line) => typesToRenew(expiring, line))],
    ['coverage.effective_date', ends],
    ...ofOneYear.map((path) => [path, undefined] as const),
    ...continuedCover(answers, { began, ends }, purchase),
    ...aYearOn(answers, ends),
    ...onFile(answers),
  ]
  return entries.reduce<Answers>((all, [path, answer]) => writeAnswer(all, path, answer), answers)
}

/** Answers for the carriers of other lines, which are renewed separately. */
function ofOtherLines(lines: readonly string[]): readonly AnswerPath[] {
  const own = new Set(lines.flatMap(sentAnswers))
  return insuranceTypes.flatMap((type) => sentAnswers(type.line)).filter((path) => !own.has(path))
}

/** Kept apart from the answers, since the pages that ask for them again replace them. */
const onFile = (answers: Answers): readonly (readonly [AnswerPath, unknown])[] =>
  readAnswer(answers, 'pl.aig') === undefined
    ? []
    : [
        [attorneysOnFile, idsAt(answers, 'pl.aig.attorneys')],
        [areasOnFile, idsAt(answers, 'pl.aig.practice_areas').length > 0 ? 'Yes' : 'No'],
      ]

/** The most years that an application accepts. */
const mostExperience = 70

/** Values that move on by a year: experience, and past billings. */
function aYearOn(answers: Answers, ends: CalendarDate): readonly (readonly [AnswerPath, unknown])[] {
  const experience = readAnswer(answers, 'years_experience')
  const yearStarted = readAnswer(answers, 'years_business_started')
  // In its first year a firm enters the billings it expects.
  const hasBilled = typeof yearStarted !== 'number' || Number(ends.slice(0, 4)) - yearStarted >= 2
  return [
    ...(typeof experience === 'number'
      ? [['years_experience', Math.min(experience + 1, mostExperience)] as const]
      : []),
    ...(hasBilled && readAnswer(answers, 'pl.aig') !== undefined
      ? [['pl.aig.firm.billings_before', readAnswer(answers, 'annual_revenue')] as const]
      : []),
  ]
}

const idsAt = (answers: Answers, path: AnswerPath): readonly string[] => {
  const list = readAnswer(answers, path)
  return (Array.isArray(list) ? list : []).map((each: unknown) => String(isRecord(each) ? each.id : each))
}
