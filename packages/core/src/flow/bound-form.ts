import type { Field, Form, Option } from '../forms/field.ts'
import type { BoundTest, Seeing } from './bind-rule.ts'
import { bindRule } from './bind-rule.ts'
import type { Spot, Spots } from './spots.ts'

/** A field with its place and its rule, worked out once for all derivations. */
export type BoundField = {
  readonly field: Field
  readonly spot: Spot
  readonly shows: BoundTest | undefined
}

/** A form as a flow visits it. */
export type BoundForm = {
  readonly form: Form
  readonly fields: readonly BoundField[]
  /** The form with the options that are offered; absent where no option depends on anything. */
  readonly offered?: (seeing: Seeing) => BoundForm
}

export function bindForm(form: Form, spots: Spots): BoundForm {
  const fields = form.fields.map(
    (field): BoundField => ({
      field,
      spot: spots.at(field.path),
      shows: field.visible && bindRule(field.visible, spots),
    }),
  )
  const tests = form.fields.flatMap(({ options = [] }) => options.flatMap(({ visible }) => visible ?? []))
  if (tests.length === 0) return { form, fields }
  const bound = tests.map((rule) => bindRule(rule, spots))
  return { form, fields, offered: offering(fields, bound) }
}

/** Choices of options that are remembered of one form. */
const mostKept = 64

/** @param tests of every option that has a rule, in the order of the form */
function offering(fields: readonly BoundField[], tests: readonly BoundTest[]): (seeing: Seeing) => BoundForm {
  const known = new Map<string, BoundForm>()
  return (seeing) => {
    const held = tests.map((test) => test(seeing) === true)
    const key = held.map(Number).join('')
    const met = known.get(key)
    if (met) return met
    if (known.size >= mostKept) known.clear()
    const form = withOptions(fields, held)
    known.set(key, form)
    return form
  }
}

/** @param held whether each option that has a rule is offered, in the order of the form */
function withOptions(fields: readonly BoundField[], held: readonly boolean[]): BoundForm {
  let at = 0
  const isOffered = ({ visible }: Option): boolean => !visible || held[at++] === true
  const offered = fields.map((bound) => {
    const { options } = bound.field
    if (!options?.some(({ visible }) => visible)) return bound
    const field: Field = { ...bound.field, options: options.filter(isOffered) }
    return { ...bound, field }
  })
  return { form: { fields: offered.map(({ field }) => field) }, fields: offered }
}
