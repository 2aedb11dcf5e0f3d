import type { Refusal } from '../model/check.ts'
import type { FieldType } from '../model/field.ts'
import type { MessageKey, Translate } from '../text/text.ts'

/** What to enter where nothing was entered; other types use their check's message for a blank answer. */
const askedFor: Readonly<Partial<Record<FieldType, MessageKey>>> = {
  yes_no: 'validationError.chooseYesNo',
  yes_no_not_sure: 'validationError.chooseYesNoNotSure',
  text: 'validationError.requiredField.text',
  long_text: 'validationError.requiredField.text',
  select: 'validationError.requiredField.select',
  multi_select: 'validationError.requiredField.select',
  class: 'validationError.requiredField.class',
  email: 'validationError.isEmail',
  phone: 'validationError.isTelephone',
  url: 'validationError.isURL',
  zip: 'validationError.isZipCode',
  number: 'validationError.wholeNumber',
  money: 'validationError.money',
  percent: 'validationError.percent',
  year: 'validationError.isYear',
  date: 'validationError.unfinishedDate',
}

/** Why an answer is refused, in the site's language; for a missing one, what to enter. */
export const refusalText = (
  { key, params, missing }: Refusal & { readonly missing?: FieldType | undefined },
  t: Translate,
): string => t((missing && askedFor[missing]) ?? key, params)
