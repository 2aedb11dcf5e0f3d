import type { AnswerPath } from '../answers/answers.ts'
import { isBlank, isYes } from '../answers/answers.ts'
import type { BoundTest } from './bind-rule.ts'
import { holdsOneOf, isOneOf } from './one-of.ts'
import type { Spots } from './spots.ts'

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
  /** What it is made of, where that is known: whoever keeps answers at hand can test it without looking up paths. */
  readonly made?: Made
}

/**
 * A rule about one answer, one of other rules, or one that is bound in a way of its own. `says` is the same only where the
 * same is said of the answer.
 */
export type Made =
  | { readonly of: AnswerPath; readonly says: string; readonly holds: (answer: unknown) => Tri }
  | { readonly join: Join; readonly rules: readonly Rule[] }
  | { readonly bind: (spots: Spots) => BoundTest }

export const rule = (label: string, reads: readonly AnswerPath[], test: Rule['test']): Rule => ({ label, reads, test })

/**
 * A rule about one answer and nothing else.
 * @param says what it says of the answer, in words
 * @param values what the answer is compared with
 */
export const about = (
  path: AnswerPath,
  says: string,
  holds: (answer: unknown) => Tri,
  values: readonly string[] = [],
): Rule => ({
  ...rule([path, says, values.join(' or ')].filter(Boolean).join(' '), [path], (view) => holds(view.get(path))),
  made: { of: path, says: JSON.stringify([says, ...values]), holds },
})

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

/** Joins tests to one. `Seen`: a view, or whatever else the tests look at. */
export type Join = <Seen>(tests: readonly ((seen: Seen) => Tri)[]) => (seen: Seen) => Tri

/** All must hold. */
export const joinAll: Join = (tests) => only(tests) ?? ((seen) => joined(tests, seen, false))
const joinAny: Join = (tests) => only(tests) ?? ((seen) => joined(tests, seen, true))

const only = <Test>(tests: readonly Test[]): Test | undefined => (tests.length === 1 ? tests[0] : undefined)

/** @param decisive what one test is enough for: false where all must hold, true where any does */
function joined<Seen>(tests: readonly ((seen: Seen) => Tri)[], seen: Seen, decisive: boolean): Tri {
  let result: Tri = !decisive
  for (const test of tests) {
    const held = test(seen)
    if (held === decisive) return decisive
    if (held === 'unknown') result = held
  }
  return result
}

const joinNot: Join = (tests) => {
  const any = joinAny(tests)
  return (seen) => {
    const held = any(seen)
    return held === 'unknown' ? held : !held
  }
}

export const not = (inner: Rule): Rule => composed(`not (${inner.label})`, joinNot, [inner])
export const all = (...rules: readonly Rule[]): Rule => composed(labels(rules, ' and '), joinAll, rules)
export const any = (...rules: readonly Rule[]): Rule => composed(labels(rules, ' or '), joinAny, rules)

/** A rule of other rules: it reads what they read, and later what any of them does. */
function composed(label: string, join: Join, rules: readonly Rule[]): Rule {
  const reads = [...new Set(rules.flatMap((each) => each.reads))]
  const readsLater = [...new Set(rules.flatMap((each) => each.readsLater ?? []))]
  return {
    ...rule(label, reads, join(rules.map(({ test }) => test))),
    ...(readsLater.length ? { readsLater } : {}),
    made: { join, rules },
  }
}

const labels = (rules: readonly Rule[], word: string) => rules.map((each) => `(${each.label})`).join(word)
