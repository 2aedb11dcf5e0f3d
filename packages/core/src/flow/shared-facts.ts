import type { AnswerPath } from '../answers/answers.ts'
import { isBlank } from '../answers/answers.ts'
import { checkField } from '../forms/check-form.ts'
import type { Field } from '../forms/field.ts'
import type { FlowContext } from './context.ts'
import type { View } from './rule.ts'

/** Everywhere on a trail that asks for one fact, in the order of the trail. */
export type FactUse = { readonly path: AnswerPath; readonly given: unknown }

/**
 * Facts that several fields ask for. The first answer on the trail fills in the later fields that have none of their
 * own and that it would pass; it is never stored there, so a correction reaches them all.
 */
export type SharedFacts = {
  /** Where each fact is asked, by its name. */
  readonly uses: ReadonlyMap<string, readonly FactUse[]>
  /** The answer of a field that took it from another one, and from which. */
  readonly filled: ReadonlyMap<AnswerPath, { readonly answer: unknown; readonly from: AnswerPath }>
  /** Called once for each visible field, in the order of the trail. */
  readonly visit: (field: Field, view: View, optionsOf: FlowContext['optionsOf']) => void
}

export function createSharedFacts(): SharedFacts {
  const uses = new Map<string, FactUse[]>()
  const filled = new Map<AnswerPath, { readonly answer: unknown; readonly from: AnswerPath }>()
  return {
    uses,
    filled,
    visit: (field, view, optionsOf) => {
      if (field.fact === undefined) return
      const known = uses.get(field.fact) ?? []
      const own = view.get(field.path)
      const source = isBlank(own) ? known.find(({ given }) => passes(field, given, view, optionsOf)) : undefined
      if (source) filled.set(field.path, { answer: source.given, from: source.path })
      uses.set(field.fact, [...known, { path: field.path, given: source ? undefined : own }])
    },
  }
}

/** Where an insurer words it differently the answer may not fit, and then the question stays open. */
const passes = (field: Field, given: unknown, view: View, optionsOf: FlowContext['optionsOf']): boolean =>
  !isBlank(given) && checkField(field, given, view, optionsOf).length === 0
