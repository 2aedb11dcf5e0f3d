import type { Field, Form } from '../model/field.ts'
import type { View } from '../rules/rule.ts'

/** The form with only the options that are offered; the form itself where no option depends on anything. */
export function withOfferedOptions(form: Form, view: View): Form {
  if (!form.fields.some(hasConditionalOptions)) return form
  return { fields: form.fields.map((field) => (hasConditionalOptions(field) ? offered(field, view) : field)) }
}

const hasConditionalOptions = ({ options = [] }: Field): boolean => options.some(({ visible }) => visible)

const offered = (field: Field, view: View): Field => ({
  ...field,
  options: (field.options ?? []).filter(({ visible }) => !visible || visible.test(view) === true),
})
