import type { AnswerPath } from '@coverwright/core/answers/answers'
import { isRecord, isYes } from '@coverwright/core/answers/answers'
import type { Derivation, DerivedAnswer, InitialAnswer } from '@coverwright/core/model/field'
import type { Remark } from '@coverwright/core/model/remark'
import type { Rule, View } from '@coverwright/core/rules/rule'
import { totalOf } from '@coverwright/core/validation/rules/list/total-of'

/** A value derived from earlier answers. */
export const derivation = <Value>(
  label: string,
  reads: readonly AnswerPath[],
  of: Derivation<Value>['of'],
): Derivation<Value> => ({ label, reads, of })

/** The initial value, and where it comes from. */
export const initialFrom = (from: Derivation<unknown>, page?: string): InitialAnswer => ({
  ...from,
  ...(page ? { page } : {}),
})

/** The same answer as an earlier one. */
export const sameAs = (path: AnswerPath): Derivation<unknown> =>
  derivation(`the answer to ${path}`, [path], (view) => view.get(path))

export const kindOfWork: Derivation<unknown> = derivation(
  'what the trade is called',
  ['sub_class_code_description', 'class_code_description'],
  (view) => view.get('sub_class_code_description') ?? view.get('class_code_description'),
)

/** Certain, so the field is locked and not asked. */
export const lockedAnswer = (from: Derivation<unknown>): DerivedAnswer => ({ ...from, locked: true })

/**
 * An advisory note beside an answer.
 * @param text its key below `said.`
 * @param page the section or step where the other answers were given
 */
export const remark = (
  label: string,
  reads: readonly AnswerPath[],
  [text, page]: readonly [text: string, page: string],
  says: Remark['says'],
): Remark => ({ label, reads, text: `said.${text}`, names: { page }, says })

/** The pages that every application begins with. */
export const business = 'section.start'
const headCounts = ['fulltime_employees', 'parttime_employees'] as const

export const numberAt = (view: View, path: AnswerPath): number | undefined => {
  const answer = view.get(path)
  return typeof answer === 'number' ? answer : undefined
}

/** The sum of the numbers that are answered; undefined when none is. */
function sumAt(view: View, paths: readonly AnswerPath[]): number | undefined {
  const numbers = paths.flatMap((path) => numberAt(view, path) ?? [])
  return numbers.length > 0 ? numbers.reduce((sum, number) => sum + number) : undefined
}

/** All employees, full-time and part-time; undefined where they were not asked about. */
export const employeesIn = (view: View): number | undefined => sumAt(view, headCounts)

export const allEmployees: Derivation<number | undefined> = derivation('all employees', headCounts, employeesIn)

/** A note for a field that counts some of the employees: gives their total, and warns when it is exceeded. */
export const partOfEmployees = remark(
  'no more than all employees',
  headCounts,
  ['employees', business],
  (view, answer) => {
    const count = employeesIn(view)
    return count === undefined
      ? undefined
      : { params: { count }, differs: typeof answer === 'number' && answer > count }
  },
)

/**
 * These are all employees, in one field or several: a note when the number differs.
 * @param others the fields of the same page that count the rest of them
 */
export const allOfEmployees = (...others: readonly AnswerPath[]): Remark =>
  remark('all employees', [...headCounts, ...others], ['employees', business], (view, answer) => {
    const count = employeesIn(view)
    if (count === undefined || typeof answer !== 'number') return undefined
    return answer + (sumAt(view, others) ?? 0) === count ? undefined : { params: { count }, differs: true }
  })

/** Their pay is the whole payroll, in one field or several. */
export const allOfPayroll = (...others: readonly AnswerPath[]): Remark =>
  remark('the whole payroll', ['annual_payroll', ...others], ['payroll', business], (view, answer) => {
    const sum = numberAt(view, 'annual_payroll')
    if (sum === undefined || typeof answer !== 'number') return undefined
    return answer + (sumAt(view, others) ?? 0) === sum ? undefined : { money: { sum }, differs: true }
  })

/** A loss is listed here but not among the past claims. */
export const noLossesBefore = remark(
  'no claims or losses',
  ['claims.any'],
  ['noLosses', 'section.claims'],
  (view, answer) => {
    const tells = typeof answer === 'number' ? answer > 0 : isYes(answer)
    return tells && isNo(view.get('claims.any')) ? { differs: true } : undefined
  },
)

/** An answer here contradicts an earlier No. */
export const afterNo = (path: AnswerPath, words: readonly [text: string, page: string]): Remark =>
  remark(`${path} is No`, [path], words, (view, answer) => {
    const tells = typeof answer === 'number' ? answer > 0 : isYes(answer)
    return tells && isNo(view.get(path)) ? { differs: true } : undefined
  })

export const isNo = (answer: unknown): boolean => typeof answer === 'string' && answer.toLowerCase() === 'no'

/** Shown only where this also holds. */
export const onlyIf = (rule: Rule, inner: Remark): Remark => ({
  ...inner,
  label: `${inner.label}, where ${rule.label}`,
  reads: [...inner.reads, ...rule.reads],
  says: (view, answer) => (rule.test(view) === true ? inner.says(view, answer) : undefined),
})

/** Where a question asks whether an insurer declined any insurance of the business within three years. */
const pathsOfRefusals = ['claims.cancelled', 'pl.prior.cancelled'] as const

export const neverDeclined: DerivedAnswer = lockedAnswer(
  derivation('no insurer declined any insurance', pathsOfRefusals, (view) =>
    pathsOfRefusals.some((path) => isNo(view.get(path))) ? 'No' : undefined,
  ),
)

/**
 * Whether a picked line is insured today: no if nothing is; if it was the only line picked, as answered there.
 * @param isPicked the line was picked before that was asked
 */
export const insuredToday = (isPicked: Rule): Derivation<unknown> =>
  derivation('insured today', ['coverage.current_insurance', ...isPicked.reads], (view) => {
    const now = view.get('coverage.current_insurance')
    const types = view.get('insurance_types')
    const isAlone = Array.isArray(types) && types.length === 1
    return isPicked.test(view) === true && (isNo(now) || isAlone) ? now : undefined
  })

/** The answer about today's insurance of all picked lines, if this is the only one. */
const ofToday =
  (label: string, path: AnswerPath) =>
  (isPicked: Rule): Derivation<unknown> =>
    derivation(label, [path, ...isPicked.reads], (view) => {
      const types = view.get('insurance_types')
      const isAlone = Array.isArray(types) && types.length === 1 && isPicked.test(view) === true
      return isAlone ? view.get(path) : undefined
    })

/** Today's insurer of all picked lines, if this is the only one. */
export const insurerToday = ofToday('the insurer of today', 'coverage.current_insurer')

/** The end date of today's insurance, if this is the only picked line. */
export const insuredUntil = ofToday('the day the insurance of today ends', 'coverage.current_expiry')

/** A part of the mailing address, or several in one line. */
export const mailingAddress = (...parts: readonly string[]): Derivation<unknown> => {
  const paths = parts.map((part) => `mailing_address.${part}`)
  return derivation(`${parts.join(', ')} of the mailing address`, paths, (view) =>
    paths.flatMap((path) => view.get(path) || []).join(', '),
  )
}

/** The entries of a list answer. */
export const entriesAt = (answer: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(answer) ? answer.filter(isRecord) : []

/** The sum of a list's numbers beside the total answered elsewhere; undefined while either is missing. */
export function totalBeside(items: unknown, name: string, total: number | undefined) {
  const entries = entriesAt(items)
  if (total === undefined || !entries.some((entry) => typeof entry[name] === 'number')) return undefined
  return { listed: totalOf(entries, name), whole: total }
}
