import type { AnswerPath, Answers } from '../answers/answers.ts'
import { readAnswer } from '../answers/answers.ts'
import type { Tri, View } from '../flow/rule.ts'
import type { Condition } from './bound-rule.ts'
import { createBinder } from './bound-rule.ts'
import type { Field } from './field.ts'

/** A form while it is filled in: which of its fields are visible, known anew after each answer. */
export type LiveForm = {
  /** Answers one field. Only what hangs from it is looked at again; true when a field appeared or went. */
  readonly answer: (path: AnswerPath, answer: unknown) => boolean
  readonly isVisible: (path: AnswerPath) => boolean
  /** How many fields are visible. */
  readonly count: () => number
  /** The visible fields, in order: the same list until another field appears or one goes. */
  readonly visible: () => readonly Field[]
}

/**
 * Keeps up with a form as the derivation of the trail has it: a field may read those above it while they are visible,
 * and what stood before the form. A field that goes takes with it what hangs from it, at any depth. The fields' paths
 * must be the form's alone, and no field may take its answer from elsewhere (`fact`): only the trail knows those.
 * @param answers where the fields are answered at first
 * @param before what can be seen before the form
 */
export function createLiveForm(fields: readonly Field[], answers: Answers, before: View): LiveForm {
  const places = new Map(fields.map(({ path }, at) => [path, at]))
  const given = fields.map(({ path }) => readAnswer(answers, path))
  /** What counts of what is given: nothing, while the field is hidden. */
  const counting: unknown[] = fields.map(() => undefined)
  const shown = new Uint8Array(fields.length)
  const { conditions, readers, tests, unmet } = indexOf(fields, createBinder({ places, counting, before }))
  let count = 0
  let list: readonly Field[] | undefined
  let changes = 0
  const waiting = createQueue(fields.length)

  /** A condition of these fields came to hold (1) or no longer does (-1). */
  const meet = (fields: readonly number[], met: number): void => {
    for (const at of fields) {
      const left = (unmet[at] ?? 0) - met
      unmet[at] = left
      if (Number(left === 0) !== shown[at]) waiting.add(at)
    }
  }

  /** The answer of a field counts as something else: whatever is said of it is looked at. */
  const counts = (at: number, answer: unknown): void => {
    counting[at] = answer
    for (const condition of conditions[at] ?? none) {
      const now = condition.holds(answer)
      if (now === condition.now) continue
      const met = Number(now === true) - Number(condition.now === true)
      condition.now = now
      meet(condition.amongOthers, met)
      for (const below of condition.tested) waiting.add(below)
    }
    for (const below of readers[at] ?? none) waiting.add(below)
  }

  const look = (at: number): void => {
    const test = tests[at]
    const isShown = Number(test ? test() === true : unmet[at] === 0)
    if (isShown === shown[at]) return
    shown[at] = isShown
    count += isShown === 1 ? 1 : -1
    list = undefined
    changes++
    counts(at, isShown === 1 ? given[at] : undefined)
  }

  const lookAll = (): void => {
    for (let at = waiting.next(); at !== undefined; at = waiting.next()) look(at)
  }

  for (const at of fields.keys()) waiting.add(at)
  lookAll()

  return {
    answer: (path, answer) => {
      const at = places.get(path)
      if (at === undefined) return false
      given[at] = answer
      if (!shown[at] || answer === counting[at]) return false
      const before = changes
      counts(at, answer)
      if (waiting.any()) lookAll()
      return changes !== before
    },
    isVisible: (path) => shown[places.get(path) ?? -1] === 1,
    count: () => count,
    visible: () => {
      list ??= fields.filter((_, at) => shown[at])
      return list
    },
  }
}

const none: readonly never[] = []

/** What hangs from each field, by its number. */
function indexOf(fields: readonly Field[], bind: ReturnType<typeof createBinder>) {
  const conditions = fields.map(() => new Set<Condition>())
  const readers: number[][] = fields.map(() => [])
  const tests: ((() => Tri) | undefined)[] = fields.map(() => undefined)
  /** Of each field without a test of its own, how many of its conditions do not hold. */
  const unmet = new Int32Array(fields.length)
  for (const [at, { visible }] of fields.entries()) {
    if (!visible) continue
    const bound = bind(visible, at)
    for (const condition of bound.of) {
      if (condition.place !== undefined) conditions[condition.place]?.add(condition)
      if (bound.test) condition.tested.push(at)
      else condition.amongOthers.push(at)
    }
    if (bound.test) tests[at] = bound.test
    else unmet[at] = bound.of.filter(({ now }) => now !== true).length
    for (const place of bound.reads) readers[place]?.push(at)
  }
  return { conditions: conditions.map((each) => [...each]), readers, tests, unmet }
}

/** Fields that wait for a look, each once, first those further up: what they read has been settled by then. */
function createQueue(size: number) {
  const queued = new Uint8Array(size)
  /** Those from `first` to `end` wait; the places are used again. */
  const waiting = new Int32Array(size)
  let first = 0
  let end = 0
  return {
    add: (at: number): void => {
      if (queued[at]) return
      queued[at] = 1
      let place = end
      for (let above = waiting[place - 1]; place > first && above !== undefined && above > at; ) {
        waiting[place] = above
        place -= 1
        above = waiting[place - 1]
      }
      waiting[place] = at
      end += 1
    },
    any: (): boolean => first < end,
    next: (): number | undefined => {
      if (first === end) {
        first = 0
        end = 0
        return undefined
      }
      const at = waiting[first]
      first += 1
      if (at !== undefined) queued[at] = 0
      return at
    },
  }
}
