import { isBlank } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from '../text/plain-text.ts'
import { isCnpj, isCpf } from './tax-numbers/brazil.ts'
import { isCuit } from './tax-numbers/cuit.ts'
import { isNifOfSpain } from './tax-numbers/nif-es.ts'
import { isNifOfPortugal } from './tax-numbers/nif-pt.ts'
import { isSiren, isSiret } from './tax-numbers/siren.ts'
import { isCompanyNumber, isUtr, isVatNumber } from './tax-numbers/united-kingdom.ts'

/** The kinds of number, by the name a check gives them in `kind`. Each reads capitals and digits alone. */
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

/** What a check may say in `kind`. */
export const taxNumberKinds: ReadonlySet<unknown> = new Set(kinds.keys())

/** Numbers people type to get past the question: one digit again and again, or 1 to 9. */
const placeholder = /^\D*((\d)\2*|123456789)\D*$/

/**
 * A number under which a country knows a business or a person, with check digits that agree. Spaces, dots, dashes and
 * slashes are not read.
 */
export const isTaxNumber: CheckRule = (answer, { kind }) => {
  if (isBlank(answer)) return undefined
  const number = (plainText(answer) ?? '').toUpperCase().replace(/[\s./-]/g, '')
  const holds = kinds.get(kind)
  return holds && !placeholder.test(number) && holds(number) ? undefined : { key: `validationError.taxNumber.${kind}` }
}
