import type { Field } from '../model/field.ts'
import type { PageStep } from '../model/step.ts'

/* Made-up steps for tests. */

export const page = (id: string, fields: readonly Field[] = [], more: Partial<PageStep> = {}): PageStep => ({
  kind: 'page',
  id,
  path: `/${id}`,
  label: id,
  form: { fields },
  ...more,
})
export const field = (path: string, type: Field['type'], more: Partial<Field> = {}): Field => ({
  path,
  type,
  label: path,
  ...more,
})
