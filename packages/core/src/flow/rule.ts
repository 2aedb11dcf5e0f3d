import type { AnswerPath } from '../answers/answers.ts'
import { isBlank, isRecord, isYes } from '../answers/answers.ts'

/** "Not known yet" is neither yes nor no: a rule that waits for data keeps its step pending. */
export type Tri = boolean | 'unknown'

/**
 * What a rule may see: base facts, and answers of steps already on the trail whose field is visible.
 * An answer of a closed branch reads as undefined, though it is kept.
 */
export type View = {
  readonly get: (path: AnswerPath) => unknown
  /** A switch of the site's configuration; false when the site does not name it. */
  readonly isOn: (name: string) => boolean
  readonly today: CalendarDate
}

/** YYYY-MM-DD. A day on the calendar, never an instant. */
export type CalendarDate = string

/** A rule over a quote: a sentence a person can read, what it reads, and the test. */
export type Rule = {
  readonly label: string
  readonly reads: readonly AnswerPath[]
  /**
   * What it reads besides where that stands before it: a step that stands in two places may ask, in the later one,
   * for answers which the earlier one cannot see. They read as undefined there.
   */
  readonly readsLater?: readonly AnswerPath[]
  readonly test: (view: View) => Tri
}

export const rule = (label: string, reads: readonly AnswerPath[], test: Rule['test']): Rule => ({ label, reads, test })

export const yes = (path: AnswerPath): Rule => rule(`${path} is Yes`, [path], (view) => isYes(view.get(path)))

export const answered = (path: AnswerPath): Rule =>
  rule(`${path} is answered`, [path], (view) => !isBlank(view.get(path)))

/** Compares as text and without regard to case, as answers arrive from many hands. */
export const is = (path: AnswerPath, ...values: readonly string[]): Rule =>
  rule(`${path} is ${values.join(' or ')}`, [path], (view) => sameAsOneOf(view.get(path), values))

/** A multiple choice holds at least one of `values`. */
export const has = (path: AnswerPath, ...values: readonly string[]): Rule =>
  rule(`${path} has ${values.join(' or ')}`, [path], (view) => {
    const answer = view.get(path)
    return Array.isArray(answer) && answer.some((entry) => sameAsOneOf(entry, values))
  })

export const moreThan = (path: AnswerPath, limit: number): Rule =>
  rule(`${path} is more than ${limit}`, [path], (view) => {
    const answer = view.get(path)
    return typeof answer === 'number' && answer > limit
  })

export const switchedOn = (name: string): Rule => rule(`the site has ${name} on`, [], (view) => view.isOn(name))

export const not = (inner: Rule): Rule =>
  withLater(
    rule(`not (${inner.label})`, inner.reads, (view) => {
      const result = inner.test(view)
      return result === 'unknown' ? result : !result
    }),
    [inner],
  )

export const all = (...rules: readonly Rule[]): Rule =>
  withLater(
    rule(joined(rules, ' and '), readsOf(rules), (view) => {
      const results = rules.map((each) => each.test(view))
      if (results.includes(false)) return false
      return results.includes('unknown') ? 'unknown' : true
    }),
    rules,
  )

export const any = (...rules: readonly Rule[]): Rule =>
  withLater(
    rule(joined(rules, ' or '), readsOf(rules), (view) => {
      const results = rules.map((each) => each.test(view))
      if (results.includes(true)) return true
      return results.includes('unknown') ? 'unknown' : false
    }),
    rules,
  )

const joined = (rules: readonly Rule[], word: string) => rules.map((each) => `(${each.label})`).join(word)
const readsOf = (rules: readonly Rule[]) => [...new Set(rules.flatMap((each) => each.reads))]

/** The composed rule with what its parts read later, when any does. */
function withLater(composed: Rule, parts: readonly Rule[]): Rule {
  const readsLater = [...new Set(parts.flatMap((each) => each.readsLater ?? []))]
  return readsLater.length ? { ...composed, readsLater } : composed
}

export function sameAsOneOf(answer: unknown, values: readonly string[]): boolean {
  const subject = isRecord(answer) && typeof answer.uuid === 'string' ? answer.uuid : answer
  if (typeof subject !== 'string' && typeof subject !== 'number') return false
  const said = String(subject).trim().toLowerCase()
  return values.some((value) => value.toLowerCase() === said)
}
