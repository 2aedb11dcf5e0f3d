import type { NationalForms } from './national-forms.ts'

/**
 * Area codes of Argentina: two digits in Buenos Aires, three in other large cities, else four. A few towns share the
 * first digits of a city's code, so their numbers are split in the wrong place.
 */
const area =
  '(11|2(?:2[013]|3[67]|30(?!2)|49|6[01346]|80|9[147-9])|3(?:36|4[1-358]|5[138]|6[24]|7[069]|8[013578])|[23]...)'

export const argentina: NationalForms = {
  phone: {
    calling: '54',
    exists: /^(9?(11|[23]\d)\d{8}|8[01]0\d{7})$/,
    groups: [
      [/^(8.0)(...)(....)$/, '0$1-$2-$3'],
      // From abroad a mobile number has a 9 before the area code; within the country a 15 after it.
      [new RegExp(`^9(?=.{10}$)${area}(.+)(....)$`), '0$1 15-$2-$3'],
      [new RegExp(`^(?=.{10}$)${area}(.+)(....)$`), '0$1 $2-$3'],
    ],
  },
  /** Four digits, with the letter of the province or as the whole CPA. */
  postalCode: { pattern: /^([A-HJ-NP-Z]?[1-9]\d{3}|[A-HJ-NP-Z][1-9]\d{3}[A-Z]{3})$/, hasLetters: true },
}
