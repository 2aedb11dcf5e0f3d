import type { AnswerPath } from '../answers/answers.ts'
import { isBlank, isYes } from '../answers/answers.ts'
import { holdsOneOf, isOneOf } from './one-of.ts'

/** 'unknown': the rule, and with it its step, waits for data from outside. */
export type RuleResult = boolean | 'unknown'

/**
 * What a rule may see: base facts, and visible answers of earlier steps. An answer on a closed branch is kept, but reads as
 * undefined.
 */
export type View = {
  readonly get: (path: AnswerPath) => unknown
  /** A switch of the site's configuration, off by default. */
  readonly isOn: (name: string) => boolean
  readonly today: CalendarDate
}

/** YYYY-MM-DD. A day on the calendar, never an instant. */
export type CalendarDate = string

/** A condition on a quote: a readable sentence, what it reads, and the test. */
export type Rule = {
  readonly label: string
  readonly reads: readonly AnswerPath[]
  /** What it also reads at the second place of a step that has two; at the first place these read as undefined. */
  readonly readsLater?: readonly AnswerPath[]
  readonly test: (view: View) => RuleResult
}

export const rule = (label: string, reads: readonly AnswerPath[], test: Rule['test']): Rule => ({ label, reads, test })

/**
 * A rule about one answer.
 * @param says the verb of the label
 * @param values what the answer is compared with; part of the label
 */
export const about = (
  path: AnswerPath,
  says: string,
  holds: (answer: unknown) => RuleResult,
  values: readonly string[] = [],
): Rule => rule([path, says, values.join(' or ')].filter(Boolean).join(' '), [path], (view) => holds(view.get(path)))

export const yes = (path: AnswerPath): Rule => about(path, 'is Yes', isYes)

export const isAnswered = (path: AnswerPath): Rule => about(path, 'is answered', (answer) => !isBlank(answer))

/** Ignores case, since answers come from many clients. */
export const is = (path: AnswerPath, ...values: readonly string[]): Rule => about(path, 'is', isOneOf(values), values)

/** A multiple choice contains at least one of `values`. */
export function has(path: AnswerPath, ...values: readonly string[]): Rule {
  const holds = holdsOneOf(values)
  return about(path, 'has', (answer) => Array.isArray(answer) && holds(answer), values)
}

export const moreThan = (path: AnswerPath, limit: number): Rule =>
  about(path, `is more than ${limit}`, (answer) => typeof answer === 'number' && answer > limit)

export const switchedOn = (name: string): Rule => rule(`the site has ${name} on`, [], (view) => view.isOn(name))

export const not = (inner: Rule): Rule =>
  composeRule(`not (${inner.label})`, [inner], (view) => {
    const holds = inner.test(view)
    return holds === 'unknown' ? holds : !holds
  })

/** Holds if all of the rules hold. */
export const all = (...rules: readonly Rule[]): Rule =>
  composeRule(labels(rules, ' and '), rules, (view) => testAll(rules, view))

export const any = (...rules: readonly Rule[]): Rule =>
  composeRule(labels(rules, ' or '), rules, (view) => joinRules(rules, view, true))

export const testAll = (rules: readonly Rule[], view: View): RuleResult => joinRules(rules, view, false)

/** @param decisive the result of one test that decides: false if all must hold, true if any suffices */
function joinRules(rules: readonly Rule[], view: View, decisive: boolean): RuleResult {
  let result: RuleResult = !decisive
  for (const { test } of rules) {
    const holds = test(view)
    if (holds === decisive) return decisive
    if (holds === 'unknown') result = holds
  }
  return result
}

/** A rule composed of rules; it reads what they read. */
function composeRule(label: string, rules: readonly Rule[], test: Rule['test']): Rule {
  const reads = [...new Set(rules.flatMap((each) => each.reads))]
  const readsLater = [...new Set(rules.flatMap((each) => each.readsLater ?? []))]
  return { ...rule(label, reads, test), ...(readsLater.length ? { readsLater } : {}) }
}

const labels = (rules: readonly Rule[], word: string) => rules.map((each) => `(${each.label})`).join(word)
