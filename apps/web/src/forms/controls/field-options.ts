import type { Field, Option } from '@coverwright/core/model/field'
import type { FormSources } from '../state/form-environment.ts'

const yesNo: readonly Option[] = [
  { value: 'Yes', label: 'ui.yes' },
  { value: 'No', label: 'ui.no' },
]
const yesNoNotSure: readonly Option[] = [...yesNo, { value: 'Not sure', label: 'ui.notSure' }]

/** The options of a choice; undefined for fields that are no choice, and while reference data loads. */
export function optionsOf(field: Field, sources: FormSources): readonly Option[] | undefined {
  if (field.type === 'yes_no') return yesNo
  if (field.type === 'yes_no_not_sure') return yesNoNotSure
  return field.options ?? (field.optionsFrom === undefined ? undefined : sources.choices?.(field.optionsFrom))
}

const mostTiles = 4

/** Few options are shown as tiles, more in a list. */
export const showsTiles = (field: Field, options: readonly Option[] | undefined): boolean =>
  field.type === 'yes_no' ||
  field.type === 'yes_no_not_sure' ||
  (field.type === 'select' && options !== undefined && options.length <= mostTiles)

/** From so many options on, checkboxes would fill a page of their own. */
const mostBoxes = 24

/** Whether there are so many options that only the chosen ones are shown. */
export const foldsUp = (options: readonly Option[] | undefined): boolean =>
  options !== undefined && options.length > mostBoxes
