import type { AnswerPath } from '../answers/answers.ts'
import { isBlank, isYes } from '../answers/answers.ts'
import { holdsOneOf, isOneOf } from './one-of.ts'

/** 'unknown': the rule waits for data from outside, and its step with it. */
export type RuleResult = boolean | 'unknown'

/**
 * What a rule may see: base facts, and answers of steps already in the flow whose field is visible.
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
  readonly test: (view: View) => RuleResult
}

export const rule = (label: string, reads: readonly AnswerPath[], test: Rule['test']): Rule => ({ label, reads, test })

/**
 * A rule about one answer.
 * @param says what it says of the answer, in words
 * @param values what the answer is compared with; they are part of the label
 */
export const about = (
  path: AnswerPath,
  says: string,
  holds: (answer: unknown) => RuleResult,
  values: readonly string[] = [],
): Rule => rule([path, says, values.join(' or ')].filter(Boolean).join(' '), [path], (view) => holds(view.get(path)))

export const yes = (path: AnswerPath): Rule => about(path, 'is Yes', isYes)

export const answered = (path: AnswerPath): Rule => about(path, 'is answered', (answer) => !isBlank(answer))

/** Compares as text and without regard to case, as answers arrive from many hands. */
export const is = (path: AnswerPath, ...values: readonly string[]): Rule => about(path, 'is', isOneOf(values), values)

/** A multiple choice holds at least one of `values`. */
export function has(path: AnswerPath, ...values: readonly string[]): Rule {
  const holds = holdsOneOf(values)
  return about(path, 'has', (answer) => Array.isArray(answer) && holds(answer), values)
}

export const moreThan = (path: AnswerPath, limit: number): Rule =>
  about(path, `is more than ${limit}`, (answer) => typeof answer === 'number' && answer > limit)

export const switchedOn = (name: string): Rule => rule(`the site has ${name} on`, [], (view) => view.isOn(name))

export const not = (inner: Rule): Rule =>
  composed(`not (${inner.label})`, [inner], (view) => {
    const holds = inner.test(view)
    return holds === 'unknown' ? holds : !holds
  })

/** All must hold. */
export const all = (...rules: readonly Rule[]): Rule =>
  composed(labels(rules, ' and '), rules, (view) => testAll(rules, view))

export const any = (...rules: readonly Rule[]): Rule =>
  composed(labels(rules, ' or '), rules, (view) => joined(rules, view, true))

export const testAll = (rules: readonly Rule[], view: View): RuleResult => joined(rules, view, false)

/** @param decisive the outcome of one test that decides: false where all must hold, true where any does */
function joined(rules: readonly Rule[], view: View, decisive: boolean): RuleResult {
  let result: RuleResult = !decisive
  for (const { test } of rules) {
    const holds = test(view)
    if (holds === decisive) return decisive
    if (holds === 'unknown') result = holds
  }
  return result
}

/** A rule of other rules: it reads what they read, and later what any of them does. */
function composed(label: string, rules: readonly Rule[], test: Rule['test']): Rule {
  const reads = [...new Set(rules.flatMap((each) => each.reads))]
  const readsLater = [...new Set(rules.flatMap((each) => each.readsLater ?? []))]
  return { ...rule(label, reads, test), ...(readsLater.length ? { readsLater } : {}) }
}

const labels = (rules: readonly Rule[], word: string) => rules.map((each) => `(${each.label})`).join(word)
