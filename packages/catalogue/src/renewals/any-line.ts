import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import { itemField } from '@coverwright/core/evaluation/item-pages'
import type { Field } from '@coverwright/core/model/field'
import type { StepNode } from '@coverwright/core/model/step'
import { yearsAfter } from '@coverwright/core/rules/years-after'
import { lossPaths } from '../lines/sent-answers.ts'
import { carriedAnswers } from './expiring.ts'
import type { Purchase, Term } from './term.ts'

/**
 * Last year's answers as of the end of these lines' policies: the business is insured until then, and claims too old to
 * be asked about are left out.
 */
export function carriedInto(expiring: Answers, term: Term, lines: readonly string[], purchase?: Purchase): Answers {
  const entries: readonly (readonly [AnswerPath, unknown])[] = [
    ['coverage.current_insurance', 'Yes'],
    ['coverage.current_insurer', purchase?.insurer],
    ['coverage.current_expiry', term.ends],
    ...[...new Set(lines.map((line) => lossPaths(line).list))].map(
      (path) => [path, claimsSince(readAnswer(expiring, path), yearsAfter(term.ends, -5))] as const,
    ),
  ]
  return entries.reduce<Answers>(
    (all, [path, answer]) => writeAnswer(all, path, answer),
    carriedAnswers(expiring, term, lines, purchase),
  )
}

function claimsSince(claims: unknown, day: string): unknown {
  if (!Array.isArray(claims)) return claims
  const recent = claims.filter((claim) => !(isRecord(claim) && typeof claim.date === 'string' && claim.date < day))
  return recent.length > 0 ? recent : undefined
}

/** The answers with which a renewal in the application's own flow begins: without those that are asked every year. */
export const withoutYearly = (carriedAnswers: Answers, { slots }: Pick<CompiledFlow, 'slots'>): Answers =>
  slots.reduce<Answers>((answers, { node }) => withoutThoseOf(answers, node), carriedAnswers)

function withoutThoseOf(answers: Answers, node: StepNode): Answers {
  if (node.kind === 'list') {
    const fields = node.pages
      .flatMap(({ form }) => form.fields)
      .map((field) => ({ ...field, path: itemField(field.path), ...parentOf(field) }))
    return withoutAnew(answers, { path: node.items, type: 'repeat', label: node.label, fields }, 0, [])
  }
  if (node.kind === 'page') return node.form.fields.reduce(withoutAnew, answers)
  if (!('pages' in node.source)) return answers
  return node.source.pages.flatMap(({ form }) => form.fields).reduce(withoutAnew, answers)
}

const parentOf = ({ parent }: Field): Pick<Field, 'parent'> =>
  parent === undefined ? {} : { parent: itemField(parent) }

/** Without the answers that are given again, inside entries of lists too. */
function withoutAnew(
  answers: Answers,
  { path, fields = [] }: Field,
  _index: number,
  siblings: readonly Field[],
): Answers {
  const answer = readAnswer(answers, path)
  if (answer === undefined) return answers
  if (isAnew(path, siblings)) return writeAnswer(answers, path, undefined)
  const within = (entry: unknown): unknown => (isRecord(entry) ? fields.reduce<Answers>(withoutAnew, entry) : entry)
  if (fields.length === 0) return answers
  return writeAnswer(answers, path, Array.isArray(answer) ? answer.map(within) : within(answer))
}

/**
 * Whether an answer is given again: one about a year together with its explanation, and encrypted numbers, which nobody
 * can check to confirm them. Birth dates stay, since ages are shown.
 */
function isAnew(path: AnswerPath, siblings: readonly Field[]): boolean {
  const field = siblings.find((each) => each.path === path)
  if (!field) return false
  if (field.yearly || (field.sensitive && field.type !== 'date')) return true
  return field.parent !== undefined && isAnew(field.parent, siblings)
}
