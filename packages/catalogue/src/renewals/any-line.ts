import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import { itemField } from '@coverwright/core/evaluation/item-pages'
import type { Field } from '@coverwright/core/model/field'
import type { StepNode } from '@coverwright/core/model/step'
import { lossPaths } from '../lines/sent-answers.ts'
import { carriedAnswers } from './expiring.ts'
import type { Bought, Term } from './term.ts'
import { yearsFrom } from './term.ts'

/**
 * Last year's answers as they stand when policies of these lines end: a business is insured until then, and claims that
 * nobody asks about any more are left out.
 */
export function carriedInto(expiring: Answers, term: Term, lines: readonly string[], bought?: Bought): Answers {
  const written: readonly (readonly [AnswerPath, unknown])[] = [
    ['coverage.current_insurance', 'Yes'],
    ['coverage.current_insurer', bought?.insurer],
    ['coverage.current_expiry', term.ends],
    ...[...new Set(lines.map((line) => lossPaths(line).list))].map(
      (path) => [path, claimsSince(readAnswer(expiring, path), yearsFrom(term.ends, -5))] as const,
    ),
  ]
  return written.reduce<Answers>(
    (all, [path, answer]) => writeAnswer(all, path, answer),
    carriedAnswers(expiring, term, lines, bought),
  )
}

function claimsSince(claims: unknown, day: string): unknown {
  if (!Array.isArray(claims)) return claims
  const kept = claims.filter((claim) => !(isRecord(claim) && typeof claim.date === 'string' && claim.date < day))
  return kept.length > 0 ? kept : undefined
}

/** The answers with which a renewal in the application's own flow begins: without those that are asked every year. */
export const withoutYearly = (carried: Answers, { slots }: Pick<CompiledFlow, 'slots'>): Answers =>
  slots.reduce<Answers>((answers, { node }) => withoutThoseOf(answers, node), carried)

function withoutThoseOf(answers: Answers, node: StepNode): Answers {
  if (node.kind === 'list') {
    const fields = node.pages
      .flatMap(({ form }) => form.fields)
      .map((field) => ({ ...field, path: itemField(field.path) }))
    return emptied(answers, { path: node.items, type: 'repeat', label: node.label, fields })
  }
  if (node.kind === 'page') return node.form.fields.reduce(emptied, answers)
  if (!('pages' in node.source)) return answers
  return node.source.pages.flatMap(({ form }) => form.fields).reduce(emptied, answers)
}

/** Without the answer of a yearly field, and without those of yearly fields inside it. */
function emptied(answers: Answers, { path, yearly, fields = [] }: Field): Answers {
  const answer = readAnswer(answers, path)
  if (answer === undefined) return answers
  if (yearly) return writeAnswer(answers, path, undefined)
  if (!fields.some((field) => field.yearly || field.fields)) return answers
  const within = (entry: unknown): unknown => (isRecord(entry) ? fields.reduce<Answers>(emptied, entry) : entry)
  return writeAnswer(answers, path, Array.isArray(answer) ? answer.map(within) : within(answer))
}
