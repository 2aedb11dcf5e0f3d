import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { isRecord, isYes, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { CalendarDate } from '@coverwright/core/flow/rule'
import { agentsOnly } from '../application/agent-client.ts'
import { insuranceTypes } from '../lines/insurance-types.ts'
import { recommendationPath, takenUp } from '../lines/insures.ts'
import { pickedType } from '../lines/picked-type.ts'
import { sentAnswers } from '../lines/sent-answers.ts'
import { renewalChanges } from '../reference/renewal-changes.ts'
import { areasOnFile, attorneysOnFile } from './fact-paths.ts'
import { withoutClaimsBefore, withThisYear } from './of-this-year.ts'

/** What an application became: when its year began and when it ends. */
export type Term = { readonly began: CalendarDate; readonly ends: CalendarDate }

/** The policy that ends, where an offer was chosen: its insurer, and what a year costs in whole units of money. */
export type Bought = { readonly insurer: string; readonly premium?: number }

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** The same day some years on or, with a number below zero, back; February 29 becomes March 1 where there is none. */
function yearsFrom(day: CalendarDate, years: number): CalendarDate {
  const [year = '', ...rest] = day.split('-')
  const there = Number(year) + years
  const moved = `${String(there).padStart(4, '0')}-${rest.join('-')}`
  return moved.endsWith('-02-29') && !isLeap(there) ? moved.replace('-02-29', '-03-01') : moved
}

/** The same day a year later; a policy of February 29 ends on March 1. */
export const yearAfter = (day: CalendarDate): CalendarDate => yearsFrom(day, 1)

/** @param submitted the day of the application, for one that names no first day of cover */
export function termOf(answers: Answers, submitted: CalendarDate): Term {
  const asked = readAnswer(answers, 'coverage.effective_date')
  const began = typeof asked === 'string' ? asked : submitted
  return { began, ends: yearAfter(began) }
}

const typesOf = (line: string) => insuranceTypes.filter((type) => type.line === line)

const pickedTypes = (answers: Answers, line: string): readonly unknown[] => {
  const picked = readAnswer(answers, 'insurance_types')
  return (Array.isArray(picked) ? picked : []).filter(
    (each: unknown) => isRecord(each) && typesOf(line).some(({ uuid }) => uuid === each.uuid),
  )
}

/** The application asked for the line: picked with the insurance types, or taken up when it was recommended. */
export const wanted = (answers: Answers, line: string): boolean =>
  pickedTypes(answers, line).length > 0 ||
  takenUp.some((choice) => choice === readAnswer(answers, recommendationPath(line)))

/** What a line that was taken up late would have been, had it been picked. */
const typesToRenew = (answers: Answers, line: string): readonly unknown[] => {
  const picked = pickedTypes(answers, line)
  if (picked.length > 0) return picked
  return typesOf(line).map(pickedType)
}

/** What one renewal asked for itself; the next one asks it anew, and nobody signs for another year. */
const ofOneYear: readonly AnswerPath[] = [
  ...renewalChanges.map(({ field }) => field),
  'renewal',
  'referral',
  'signature',
  'signing',
  // What was recommended beside it is not what is renewed.
  'recommendation_choices',
  // Asked for with that application alone.
  'follow_up_consent',
  // An agent says it of each application anew, and its client never sees it.
  agentsOnly.answers,
]

/**
 * Last year's answers as they stand when that year ends: one line is renewed, from the day the old policy ends; and
 * whoever had no insurance before has it now, reaching back to the day it began.
 */
export function carriedAnswers(expiring: Answers, { began, ends }: Term, line: string, bought?: Bought): Answers {
  const answers = withoutClaimsBefore(withThisYear(expiring), yearsFrom(ends, -5))
  const written: readonly (readonly [AnswerPath, unknown])[] = [
    ['insurance_types', typesToRenew(expiring, line)],
    ['coverage.effective_date', ends],
    ...ofOneYear.map((path) => [path, undefined] as const),
    ...ofOtherLines(line).map((path) => [path, undefined] as const),
    ...(readAnswer(answers, 'pl.aig') === undefined ? [] : continued(answers, { began, ends }, bought)),
  ]
  return written.reduce<Answers>((all, [path, answer]) => writeAnswer(all, path, answer), answers)
}

/** Answers that only the insurers of other lines get: those lines are renewed by themselves. */
function ofOtherLines(line: string): readonly AnswerPath[] {
  const own = new Set(sentAnswers(line))
  return insuranceTypes.flatMap((type) => sentAnswers(type.line)).filter((path) => !own.has(path))
}

/** Claims-made cover goes on: its prior acts date stays what it was, or is the day the first policy began. */
function continued(
  answers: Answers,
  { began, ends }: Term,
  bought: Bought | undefined,
): readonly (readonly [AnswerPath, unknown])[] {
  const was = isYes(readAnswer(answers, 'pl.aig.existing_pl_insurance'))
  const full = was && isYes(readAnswer(answers, 'pl.aig.full_prior_acts'))
  const reach = was ? readAnswer(answers, 'pl.aig.prior_acts_date') : began
  return [
    ['pl.aig.existing_pl_insurance', 'Yes'],
    ['pl.aig.expiry_date', ends],
    ['pl.aig.insurer', bought?.insurer],
    ['pl.aig.current_premium', bought?.premium],
    ['pl.aig.current_limit', readAnswer(answers, 'pl.aig.cover.limit')],
    ['pl.aig.full_prior_acts', full ? 'Yes' : 'No'],
    ['pl.aig.prior_acts_date', full ? undefined : reach],
    // A gap that was told lies in the years that this policy reaches back to; a first policy has had none.
    ['pl.aig.continuous_coverage', (was && readAnswer(answers, 'pl.aig.continuous_coverage')) || 'Yes'],
    // Of the policy before, and of a time without one.
    ...['past_insurance', 'tail_purchased'].map((name) => [`pl.aig.${name}`, undefined] as const),
    // Kept apart from the answers, since the pages that ask them again take their place.
    [attorneysOnFile, idsAt(answers, 'pl.aig.attorneys')],
    [areasOnFile, idsAt(answers, 'pl.aig.practice_areas').length > 0 ? 'Yes' : 'No'],
  ]
}

const idsAt = (answers: Answers, path: AnswerPath): readonly string[] => {
  const list = readAnswer(answers, path)
  return (Array.isArray(list) ? list : []).map((each: unknown) => String(isRecord(each) ? each.id : each))
}
