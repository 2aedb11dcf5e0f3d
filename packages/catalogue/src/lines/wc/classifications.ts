import type { EmployeeClassification } from '../../reference/employee-classifications.ts'

export type Duty = { readonly value: string; readonly label: string }

/** A duty that is not on the list: described in words for an underwriter. */
const otherDuty: Duty = { value: 'other', label: 'Something else' }

/** The likely duties of employees in the trade, and a way out. */
export const dutiesOf = (likely: readonly Pick<EmployeeClassification, 'id' | 'name'>[]): readonly Duty[] => [
  ...likely.map(({ id, name }) => ({ value: id, label: name })),
  otherDuty,
]
