import type { Answers } from '@coverwright/core/answers/answers'
import { compileFlow } from '@coverwright/core/evaluation/compile-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { submission } from '@coverwright/core/saving/submission'
import { expect, test } from 'vitest'
import { countries } from '../countries/countries.ts'
import type { Country } from '../countries/country.ts'

const business_type_details = 'A land trust of three sisters'

function saidOf({ flow }: Country, business_type: string, more: Answers = { business_type_details }) {
  const context = { answers: { business_type, ...more }, facts: {}, sets: {}, switches: {}, today: '2026-11-20' }
  const flowState = evaluateFlow(compileFlow(flow), context)
  const missing = flowState.pages.find(({ path }) => path === '/business')?.problems.map(({ path }) => path) ?? []
  return { sent: submission(flowState, context).business_type_details, missing }
}

/** The forms whose name does not tell an insurer enough. */
const open: Readonly<Record<string, readonly string[]>> = {
  US: ['trust', 'joint_venture', 'other'],
  FR: ['other'],
  ES: ['otra'],
  PT: ['outra'],
  AR: ['otra'],
  BR: ['outra'],
  GB: ['other'],
}

test.each(countries.map((country) => [country.code, country] as const))(
  'a business in %s describes its legal form only where the name does not tell enough (A6)',
  (code, country) => {
    const details = country.opening.legalForms
      .map(({ id }) => id)
      .filter((id) => saidOf(country, id).sent === business_type_details)
    expect(details).toEqual(open[code])
    const [form = ''] = details
    for (const nothing of [undefined, '', ' ']) {
      expect(saidOf(country, form, { business_type_details: nothing }).missing).toContain('business_type_details')
    }
    expect(saidOf(country, form).missing).not.toContain('business_type_details')
    expect(saidOf(country, form, { business_type_details: 'x'.repeat(121) }).missing).toContain('business_type_details')
  },
)
