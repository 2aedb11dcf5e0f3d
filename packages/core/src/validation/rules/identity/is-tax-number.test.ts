import { describe, expect, it } from 'vitest'
import { isTaxNumber } from './is-tax-number.ts'

const view = { get: () => undefined, today: '2026-11-20' }
const refusal = (kind: string, answer: unknown) => isTaxNumber(answer, { rule: 'isTaxNumber', kind }, view)

/** Published by registers, tax offices and the companies themselves. */
const valid: readonly (readonly [kind: string, number: string])[] = [
  ['siren', '732 829 320'],
  ['siren', '552100554'],
  ['siret', '732 829 320 00074'],
  ['siret', '356 000 000 49837'],
  ['siret', '356 000 000 00048'],
  ['nif_es', '54362315-K'],
  ['nif_es', '12345678Z'],
  ['nif_es', 'X-5253868-R'],
  ['nif_es', 'Y0338876P'],
  ['nif_es', 'J99216582'],
  ['nif_es', 'a-58818501'],
  ['nif_es', 'b-12.345.674'],
  ['nif_es', 'A28015865'],
  ['nif_es', 'P2807900B'],
  ['nif_es', 'Q2818014I'],
  ['cuit', '20-05536168-2'],
  ['cuit', '30-50001091-2'],
  ['cuit', '33-69345023-9'],
  ['nif_pt', '501 964 843'],
  ['nif_pt', '500697256'],
  ['cnpj', '16.727.230/0001-97'],
  ['cnpj', '00.000.000/0001-91'],
  ['cnpj', '12.ABC.345/01DE-35'],
  ['cnpj', '12abc34501de35'],
  ['cpf', '390.533.447-05'],
  ['cpf', '52998224725'],
  ['cnpj_or_cpf', '33.000.167/0001-01'],
  ['cnpj_or_cpf', '390.533.447-05'],
  ['utr', '19558 39661'],
  ['utr', '1955839661K'],
  ['company_number_uk', '00445790'],
  ['company_number_uk', 'sc095237'],
  ['vat_uk', 'GB 980 7806 84'],
  ['vat_uk', '802311782'],
]

it.each(valid)('as %s %j passes (I4)', (kind, number) => {
  expect(refusal(kind, number)).toBeUndefined()
})

/** A register of companies has no check digit. */
const checkedNumbers = valid.filter(([kind]) => kind !== 'company_number_uk')

const withDigit = (number: string, at: number, digit: number) => `${number.slice(0, at)}${digit}${number.slice(at + 1)}`

it.each(checkedNumbers)('as %s, %j with one digit mistyped is refused (I4)', (kind, number) => {
  const wrongNumbers = Array.from(number.matchAll(/\d/g), ({ index, 0: digit }) =>
    Array.from({ length: 9 }, (_, by) => withDigit(number, index, (Number(digit) + by + 1) % 10)),
  ).flat()
  const slips = wrongNumbers.filter((each) => refusal(kind, each) === undefined)
  // A few slip through where eleven remainders share ten digits, two checks are allowed, or a place of La Poste only
  // has a sum.
  const perfect = /^(siren|nif_es|cuit)$/.test(kind) || number.startsWith('732')
  expect(slips.length).toBeLessThanOrEqual(perfect ? 0 : wrongNumbers.length / 6)
})

it.each([
  ['cnpj', '16.727.230/0001-97', 17],
  ['cpf', '390.533.447-05', 13],
  ['nif_pt', '501 964 843', 10],
  ['utr', '19558 39661', 0],
])('as %s, %j has no other check digit (I4)', (kind, number, at) => {
  const others = Array.from({ length: 10 }, (_, digit) => withDigit(number, at, digit)).filter(
    (each) => each !== number,
  )
  expect(others.filter((each) => refusal(kind, each) === undefined)).toEqual([])
})

describe('a number that cannot exist', () => {
  it.each([
    ['siren', '000000000'],
    ['siret', '00000000000000'],
    ['siret', '73282932000075'],
    ['siret', '732829320'],
    ['nif_es', '00000000T'],
    ['nif_es', '1234567L'],
    ['nif_es', 'I1234567A'],
    ['nif_es', 'A5881850A'],
    ['nif_es', 'P28079002'],
    ['cuit', '20-00000000-0'],
    ['cuit', '21-05536168-2'],
    ['cuit', '00000000000'],
    ['nif_pt', '123456789'],
    ['nif_pt', '400000008'],
    ['nif_pt', '999999999'],
    ['cnpj', '11.111.111/1111-11'],
    ['cnpj', '12.ABC.345/01DE-36'],
    ['cnpj', '12.ABC.345/01DE-3A'],
    ['cpf', '111.111.111-11'],
    ['cnpj_or_cpf', '000.000.000-00'],
    ['utr', '0000000000'],
    ['utr', '195583966'],
    ['company_number_uk', '445790'],
    ['company_number_uk', '00000000'],
    ['company_number_uk', 'SCO95237'],
    ['vat_uk', 'GB 980 7806 85'],
    ['toString', '732829320'],
  ])('as %s %j is refused (I4)', (kind, number) => {
    expect(refusal(kind, number)).toEqual({ key: `validationError.taxNumber.${kind}` })
  })

  it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
    expect(refusal('siret', answer)).toBeUndefined()
  })
})
