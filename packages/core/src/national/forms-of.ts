import { argentina } from './ar.ts'
import { brazil } from './br.ts'
import { spain } from './es.ts'
import { france } from './fr.ts'
import { unitedKingdom } from './gb.ts'
import type { NationalForms } from './national-forms.ts'
import { portugal } from './pt.ts'
import { unitedStates } from './us.ts'

/** A new country is a file and a line here. Source of the phone numbers: the ITU's E.164 national numbering plans. */
const forms = {
  US: unitedStates,
  FR: france,
  ES: spain,
  PT: portugal,
  AR: argentina,
  BR: brazil,
  GB: unitedKingdom,
} satisfies Readonly<Record<string, NationalForms>>

/** ISO 3166-1. */
export type CountryCode = keyof typeof forms

export const countryCodes: readonly string[] = Object.keys(forms)

/** For fields that name no country. */
export const defaultCountry = 'US' satisfies CountryCode

export const allForms: readonly NationalForms[] = Object.values(forms)

const formsByCountry: Readonly<Record<string, NationalForms>> = forms

export const formsOf = (country: string): NationalForms | undefined =>
  Object.hasOwn(formsByCountry, country) ? formsByCountry[country] : undefined
