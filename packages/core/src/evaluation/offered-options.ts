import type { Field, Form } from '../model/field.ts'
import type { View } from '../rules/rule.ts'

/** The form with only the options whose conditions hold. */
export const withOfferedOptions = ({ fields }: Form, view: View): Form => ({
  fields: fields.map((field) => (hasConditionalOptions(field) ? filterOptions(field, view) : field)),
})

export const hasConditionalOptions = ({ options = [] }: Field): boolean => options.some(({ visible }) => visible)

const filterOptions = (field: Field, view: View): Field => ({
  ...field,
  options: (field.options ?? []).filter(({ visible }) => !visible || visible.test(view) === true),
})
