const letterOf = (digits: string): string => 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(digits) % 23)

/** The digit that closes an entity's number; its letter stands at that place of `JABCDEFGHI`. */
function controlOf(digits: string): number {
  const sum = Array.from(digits, Number).reduce((all, digit, place) => {
    const counted = place % 2 ? digit : digit * 2
    return all + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** A Spanish tax number: of a person (DNI, NIE, or with K, L or M) or of a company or other entity. */
export function isNifOfSpain(number: string): boolean {
  const [, first = '', digits = '', last = ''] = /^([A-Z]?)(\d{7,8})([A-Z\d])$/.exec(number) ?? []
  if (first === '') return digits.length === 8 && letterOf(digits) === last
  if (digits.length !== 7) return false
  if (/[XYZ]/.test(first)) return letterOf(`${'XYZ'.indexOf(first)}${digits}`) === last
  if (/[KLM]/.test(first)) return letterOf(digits) === last
  if (!/[ABCDEFGHJNPQRSUVW]/.test(first)) return false
  const control = controlOf(digits)
  // Limited companies and the like end in a digit, public bodies in a letter, others in either.
  const [digit, letter] = [!/[PQS]/.test(first) && String(control), !/[ABEH]/.test(first) && 'JABCDEFGHI'[control]]
  return last === digit || last === letter
}
