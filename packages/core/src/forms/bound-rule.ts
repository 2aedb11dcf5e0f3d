import type { AnswerPath } from '../answers/answers.ts'
import { pathsAbove, readerOf } from '../answers/answers.ts'
import type { Join, Made, Rule, Tri, View } from '../flow/rule.ts'
import { joinAll } from '../flow/rule.ts'

/** Something said of one answer. Rules that say the same of the same answer share it. */
export type Condition = {
  /** Of which field's answer; undefined when it was settled before the form. */
  readonly place: number | undefined
  /** @param answer the field's whole answer */
  readonly holds: (answer: unknown) => Tri
  now: Tri
  /** Fields that are shown when this and all else that is said of them holds. */
  readonly amongOthers: number[]
  /** Fields that have a test of their own. */
  readonly tested: number[]
}

/**
 * A field's rule, bound once to the conditions, each once, and the fields it hangs from: testing it looks up no path.
 * Without a test all its conditions must hold.
 */
export type BoundRule = {
  readonly of: readonly Condition[]
  readonly reads: readonly number[]
  readonly test?: () => Tri
}

type MadeOfOne = Extract<Made, { readonly of: AnswerPath }>

/** Where the answers of a form lie while it is filled in. */
type Kept = {
  /** The number of each field, by its path. */
  readonly places: ReadonlyMap<AnswerPath, number>
  /** What counts of the answers, by those numbers: nothing of a hidden field. */
  readonly counting: readonly unknown[]
  /** What can be seen before the form. */
  readonly before: View
}

/** Binds rules of fields, each of which reads the fields above it and what stood before the form. */
export function createBinder({ places, counting, before }: Kept) {
  const conditions = new Map<string, Condition>()

  /** The field above `at` whose answer the path is, or lies in. */
  const fieldOf = (path: AnswerPath, at: number): AnswerPath | undefined =>
    [path, ...pathsAbove(path)].find((each) => (places.get(each) ?? at) < at)

  const conditionOf = ({ of: path, says, holds }: MadeOfOne, at: number): Condition => {
    const field = fieldOf(path, at)
    const key = `${field ?? ''} ${path} ${says}`
    const known = conditions.get(key)
    if (known) return known
    const condition = field === undefined ? settled(holds(before.get(path))) : open(field, path, holds)
    conditions.set(key, condition)
    return condition
  }
  const settled = (now: Tri): Condition => conditionAt(undefined, () => now)
  const open = (field: AnswerPath, path: AnswerPath, holds: Condition['holds']): Condition => {
    const place = places.get(field)
    if (field === path) return conditionAt(place, holds)
    const within = readerOf(`of${path.slice(field.length)}`)
    return conditionAt(place, (answer) => holds(within({ of: answer })))
  }

  /** A rule that is made of nothing that is known here is tested as it is. */
  const asItIs = ({ test, reads, readsLater = [] }: Rule, at: number): BoundRule => {
    const { isOn, today } = before
    const get = (path: AnswerPath): unknown => {
      const field = fieldOf(path, at)
      if (field === undefined) return before.get(path)
      return readerOf(`of${path.slice(field.length)}`)({ of: counting[places.get(field) ?? at] })
    }
    const view: View = { get, isOn, today }
    const fields = [...reads, ...readsLater].map((path) => places.get(fieldOf(path, at) ?? ''))
    return { test: () => test(view), of: [], reads: [...new Set(fields)].filter((each) => each !== undefined) }
  }

  const bind = (rule: Rule, at: number): BoundRule => {
    const { made } = rule
    if (!made || 'bind' in made) return asItIs(rule, at)
    if ('of' in made) return { of: [conditionOf(made, at)], reads: [] }
    return joined(
      made.join,
      made.rules.map((each) => bind(each, at)),
    )
  }
  return bind
}

const conditionAt = (place: number | undefined, holds: Condition['holds']): Condition => ({
  place,
  holds,
  now: holds(undefined),
  amongOthers: [],
  tested: [],
})

function joined(join: Join, parts: readonly BoundRule[]): BoundRule {
  const of = [...new Set(parts.flatMap((part) => part.of))]
  const reads = [...new Set(parts.flatMap((part) => part.reads))]
  if (join === joinAll && parts.every((part) => !part.test)) return { of, reads }
  const test = join(parts.map((part) => part.test ?? allOf(part.of)))
  return { of, reads, test: () => test(undefined) }
}

const allOf = (conditions: readonly Condition[]): (() => Tri) => {
  const test = joinAll(conditions.map((condition) => () => condition.now))
  return () => test(undefined)
}
