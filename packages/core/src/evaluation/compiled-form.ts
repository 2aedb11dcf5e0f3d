import type { Field, Form } from '../model/field.ts'
import type { Place, Places } from '../model/places.ts'
import type { FieldCheck } from '../validation/validate-form.ts'
import { checkOf } from '../validation/validate-form.ts'

/** A field with its place in the flow and its check. */
export type CompiledField = { readonly field: Field; readonly place: Place; readonly check: FieldCheck }

export type CompiledForms = { readonly of: (form: Form) => readonly CompiledField[] }

/** The compiled forms of one flow. Forms are shared between flows, and their places are not: each flow has its own. */
export function createCompiledForms(places: Places): CompiledForms {
  const forms = new WeakMap<Form, readonly CompiledField[]>()
  return {
    of: (form) => {
      const known = forms.get(form)
      if (known) return known
      const compiled = form.fields.map((field) => ({ field, place: places.at(field.path), check: checkOf(field) }))
      forms.set(form, compiled)
      return compiled
    },
  }
}
