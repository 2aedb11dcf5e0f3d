import { passesLuhn } from './check-digits.ts'

const letterOf = (digits: string): string => 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(digits) % 23)

/** Limited companies and the like end in a digit, public bodies in a letter, other entities in either. */
function closesEntity(first: string, digits: string, last: string): boolean {
  const isDigit = /\d/.test(last)
  if (!/[ABCDEFGHJNPQRSUVW]/.test(first) || (isDigit ? /[PQS]/ : /[ABEH]/).test(first)) return false
  return passesLuhn(`${digits}${isDigit ? last : 'JABCDEFGHI'.indexOf(last)}`)
}

/** A Spanish tax number: of a person (DNI, NIE, or with K, L or M) or of a company or other entity. */
export function isNifOfSpain(number: string): boolean {
  const [, first = '', digits = '', last = ''] = /^([A-Z]?)(\d{7,8})([A-Z\d])$/.exec(number) ?? []
  if (first === '') return digits.length === 8 && letterOf(digits) === last
  if (digits.length !== 7) return false
  if (/[XYZ]/.test(first)) return letterOf(`${'XYZ'.indexOf(first)}${digits}`) === last
  return /[KLM]/.test(first) ? letterOf(digits) === last : closesEntity(first, digits, last)
}
