import { argentina } from './ar.ts'
import { brazil } from './br.ts'
import { spain } from './es.ts'
import { france } from './fr.ts'
import { unitedKingdom } from './gb.ts'
import type { NationalForms } from './national-forms.ts'
import { portugal } from './pt.ts'
import { unitedStates } from './us.ts'

/**
 * Every country whose forms are known: a new one is a file and a line here. Source of the phone numbers: the numbering
 * plans that the regulators publish with the ITU (E.164 national numbering plans).
 */
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

/** Whose forms a field takes that names no country. */
export const defaultCountry = 'US' satisfies CountryCode

export const allForms: readonly NationalForms[] = Object.values(forms)

const formsByCountry: Readonly<Record<string, NationalForms>> = forms

export const formsOf = (country: string): NationalForms | undefined =>
  Object.hasOwn(formsByCountry, country) ? formsByCountry[country] : undefined
