import type { Field, Form } from '../model/field.ts'
import type { Place, Places } from '../model/places.ts'
import type { FieldCheck } from '../validation/check-field.ts'
import { compiledCheck } from '../validation/check-field.ts'
import { hasConditionalOptions } from './offered-options.ts'

/**
 * A field with its place in the flow and its check. Fields have many shapes, which makes reading them slow, so this
 * copies what every evaluation reads.
 */
export type CompiledField = {
  readonly field: Field
  readonly place: Place
  readonly check: FieldCheck
  readonly visible: Field['visible']
  /** Its answer may come from another field, or fill in others. */
  readonly isShared: boolean
}

export type CompiledForm = {
  readonly fields: readonly CompiledField[]
  /** Some option of a field has a condition. */
  readonly hasConditionalOptions: boolean
}

export type CompiledForms = { readonly of: (form: Form) => CompiledForm }

/** The compiled forms of one flow. Flows share forms but not their places, so each flow compiles its own. */
export function createCompiledForms(places: Places): CompiledForms {
  const compiledForms = new WeakMap<Form, CompiledForm>()
  const compile = (form: Form): CompiledForm => ({
    fields: form.fields.map((field) => ({
      field,
      place: places.at(field.path),
      check: compiledCheck(field),
      visible: field.visible,
      isShared: field.fact !== undefined || field.derived !== undefined,
    })),
    hasConditionalOptions: form.fields.some(hasConditionalOptions),
  })
  return {
    of: (form) => {
      const cachedForm = compiledForms.get(form)
      if (cachedForm) return cachedForm
      const compiledForm = compile(form)
      compiledForms.set(form, compiledForm)
      return compiledForm
    },
  }
}
