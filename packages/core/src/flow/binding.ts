import type { Form } from '../forms/field.ts'
import type { BoundTest } from './bind-rule.ts'
import { bindRule } from './bind-rule.ts'
import type { BoundForm } from './bound-form.ts'
import { bindForm } from './bound-form.ts'
import type { Rule } from './rule.ts'
import { joinAll } from './rule.ts'
import type { Spots } from './spots.ts'

/** A step's place in the flow, and the rules that must hold for it. */
type Gated = { readonly rank: number; readonly gates: readonly Rule[] }

/** A flow's forms and gates, bound to its places when a walk first comes to them. */
export type Binding = {
  readonly spots: Spots
  readonly formOf: (form: Form) => BoundForm
  /** All gates of a step at once. */
  readonly gateOf: (slot: Gated) => BoundTest
}

export function createBinding(spots: Spots): Binding {
  const forms = new WeakMap<Form, BoundForm>()
  const bound: (Gated & { readonly test: BoundTest })[] = []
  return {
    spots,
    formOf: (form) => {
      const met = forms.get(form)
      if (met) return met
      const bound = bindForm(form, spots)
      forms.set(form, bound)
      return bound
    },
    gateOf: ({ rank, gates }) => {
      const met = bound[rank]
      if (met?.gates === gates) return met.test
      const test = joinAll(gates.map((rule) => bindRule(rule, spots)))
      bound[rank] = { rank, gates, test }
      return test
    },
  }
}
