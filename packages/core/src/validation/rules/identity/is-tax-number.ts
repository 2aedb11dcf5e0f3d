import { isBlank } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from '../text/plain-text.ts'
import { isCnpj, isCpf } from './tax-numbers/brazil.ts'
import { isCuit } from './tax-numbers/cuit.ts'
import { isNifOfSpain } from './tax-numbers/nif-es.ts'
import { isNifOfPortugal } from './tax-numbers/nif-pt.ts'
import { isSiren, isSiret } from './tax-numbers/siren.ts'
import { isCompanyNumber, isUtr, isVatNumber } from './tax-numbers/united-kingdom.ts'

/** The kinds of number, by their name in a check's `kind`. Each reads only capitals and digits. */
const kinds: ReadonlyMap<unknown, (number: string) => boolean> = new Map([
  ['siren', isSiren],
  ['siret', isSiret],
  ['nif_es', isNifOfSpain],
  ['cuit', isCuit],
  ['nif_pt', isNifOfPortugal],
  ['cnpj', isCnpj],
  ['cpf', isCpf],
  ['cnpj_or_cpf', (number: string) => isCnpj(number) || isCpf(number)],
  ['utr', isUtr],
  ['company_number_uk', isCompanyNumber],
  ['vat_uk', isVatNumber],
])

/** The possible values of a check's `kind`. */
export const taxNumberKinds: ReadonlySet<unknown> = new Set(kinds.keys())

/** Numbers people type to get past the question: one repeated digit, or 1 to 9. */
const placeholder = /^\D*((\d)\2*|123456789)\D*$/

/**
 * A number by which a country identifies a business or a person, with correct check digits. Spaces, dots, dashes and
 * slashes are ignored.
 */
export const isTaxNumber: CheckRule = (answer, { kind }) => {
  if (isBlank(answer)) return undefined
  const number = (plainText(answer) ?? '').toUpperCase().replace(/[\s./-]/g, '')
  const holds = kinds.get(kind)
  return holds && !placeholder.test(number) && holds(number) ? undefined : { key: `validationError.taxNumber.${kind}` }
}
