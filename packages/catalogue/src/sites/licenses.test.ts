import type { Translate } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import { countryOf } from '../countries/countries.ts'
import { licenseFaults } from './faults/license-faults.ts'
import { type HeldLicense, licensedStates, licensesIn, sellerWords } from './licenses.ts'

const inCountry = (code: string) => {
  const country = countryOf(code)
  if (!country) throw new Error(code)
  return country
}
const translate: Translate = (key, params) => `${String(key)} ${Object.values(params ?? {}).join(' ')}`.trim()
const agency: HeldLicense = { holder: 'Harbor', kind: 'agency', number: 'AGR1', states: ['ME', 'NH'], npn: '12' }
const person: HeldLicense = { holder: 'June', kind: 'producer', number: '77', states: ['ME'], expires: '2027-05-31' }

const shownIn = (code: string, licenses: readonly HeldLicense[], state: string | undefined, today = '2027-01-01') =>
  licensesIn(licenses, state, { country: inCountry(code), translate, today }).map(({ words }) => words)

it('a license counts only in its states, until its last day', () => {
  const both = [agency, person]
  const ofAgency = 'license.ofState Harbor Maine AGR1, license.npn 12'
  expect(shownIn('US', both, 'ME', '2027-05-31')).toEqual([ofAgency, 'license.ofState June Maine 77'])
  expect(shownIn('US', both, 'ME', '2027-06-01')).toEqual([ofAgency])
  expect(shownIn('US', [person], 'NH')).toEqual([])
  expect(shownIn('US', both, undefined)).toEqual([])
})

it('names the owner of a site once, beside its own license', () => {
  const own = { holder: 'Harbor', words: 'Harbor, Maine license 1' }
  const other = { holder: 'Harbor, LLC', words: 'Harbor, LLC, Maine license 2' }
  expect(sellerWords('Harbor', [other, own])).toEqual({ owner: own.words, license: other.words })
  expect(sellerWords('Harbor', [other])).toEqual({ owner: 'Harbor', license: other.words })
  expect(sellerWords('Harbor', [{ words: own.words }])).toEqual({ owner: 'Harbor', license: own.words })
})

it('a site says before the state is known where it may sell', () => {
  const licenseText = (code: string, licenses: readonly HeldLicense[], today = '2027-01-01') =>
    licensedStates('Harbor', licenses, { country: inCountry(code), translate, today, locale: 'en-US' })
  const inStates = (...states: readonly string[]): HeldLicense => ({ ...agency, states })
  const all = inCountry('US').regions.flatMap(({ code, kind }) => (kind === 'state' || kind === 'district' ? code : []))
  expect(licenseText('US', [agency, person])).toBe('license.inStates Harbor Maine and New Hampshire')
  expect(licenseText('US', [person], '2027-06-01')).toBe('Harbor')
  expect(licenseText('US', [inStates('ME', 'NH', 'VT', 'MA')])).toBe('license.inSome Harbor 4')
  expect(licenseText('US', [inStates(...all)])).toBe('license.everywhere Harbor')
  expect(licenseText('US', [{ ...agency, sample: true }])).toMatch(/ \(license\.sample\)$/)
  expect(licenseText('FR', [{ holder: 'Harbor', kind: 'agency', number: '12' }])).toBe(
    'license.ofRegister Harbor ORIAS 12',
  )
})

it.each([
  ['FR', '12 345 678', 'ORIAS'],
  ['GB', '123456', 'FCA'],
  ['ES', 'J-1234', 'DGSFP'],
  ['PT', '612345678/3', 'ASF'],
  ['BR', '202012345', 'SUSEP'],
  ['AR', '123456', 'SSN'],
])('in %s the country has one register: %s is shown as of %s, before anything is known', (code, number, register) => {
  const license: HeldLicense = { holder: 'Firm', kind: 'agency', number, sample: true }
  expect(shownIn(code, [license], undefined)).toEqual([`license.ofRegister Firm ${register} ${number}, license.sample`])
  expect(licenseFaults([{ number }], inCountry(code), 'licenses')).toEqual([])
  expect(inCountry(code).licensing.form.test(inCountry(code).licensing.example)).toBe(true)
})

it.each<[string, string, Partial<HeldLicense>, string]>([
  ['a number of another form', 'FR', { number: 'IL 12' }, 'licenses[0].number'],
  ['no states where each keeps a register', 'US', { number: 'AB123' }, 'licenses[0].states'],
  ['a state that is none', 'US', { number: 'AB123', states: ['ZZ'] }, 'licenses[0].states'],
  ['states where there is one register', 'GB', { number: '123456', states: ['LND'] }, 'licenses[0].states'],
  ['a National Producer Number elsewhere', 'GB', { number: '123456', npn: '1' }, 'licenses[0].npn'],
  ['a day that is not on the calendar', 'FR', { number: '12345678', expires: '2027-02-29' }, 'licenses[0].expires'],
])('%s is a fault', (_what, code, license, at) => {
  const licenseToCheck = { holder: 'Firm', kind: 'agency', number: '', ...license } as const
  expect(licenseFaults([licenseToCheck], inCountry(code), 'licenses').map((each) => each.at)).toEqual([at])
})
