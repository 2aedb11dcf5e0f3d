import type { Refusal } from '../model/check.ts'
import { type MessageKey, type Translate, translateIfPresent } from '../text/text.ts'

/** What to enter where nothing was entered, for types whose checks say it too. */
const askedFor: Readonly<Record<string, MessageKey>> = {
  yes_no: 'validationError.chooseYesNo',
  yes_no_not_sure: 'validationError.chooseYesNoNotSure',
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

/**
 * Why an answer is refused, in the site's language; for a missing one, what to enter: a message of what is missing
 * (`validationError.requiredField.given-name`), where there is one. What a text is for is the last part of its path, if
 * it does not say (`validationError.requiredField.lender` for `item.lender`).
 */
export function refusalText(
  { key, params, missing = '', path = '' }: Refusal & { readonly missing?: string | undefined; readonly path?: string },
  t: Translate,
): string {
  const ofPath = missing === 'text' ? translateIfPresent(`${key}.${path.split('.').at(-1)}`, t) : undefined
  return ofPath ?? translateIfPresent(`${key}.${missing}`, t) ?? t(askedFor[missing] ?? key, params)
}
