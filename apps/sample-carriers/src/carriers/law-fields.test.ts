import { attorneys } from '@coverwright/catalogue/lines/pl/attorneys/attorneys'
import { firmQuestions } from '@coverwright/catalogue/lines/pl/attorneys/firm'
import { ineligibleAreas } from '@coverwright/catalogue/lines/pl/attorneys/ineligible'
import { outsourcedAttorneys } from '@coverwright/catalogue/lines/pl/attorneys/outsourced'
import { practiceAreas } from '@coverwright/catalogue/lines/pl/attorneys/practice-areas'
import { priorCoverage } from '@coverwright/catalogue/lines/pl/attorneys/prior-coverage'
import { practiceAreaSupplements } from '@coverwright/catalogue/lines/pl/attorneys/supplements'
import { everyYear } from '@coverwright/catalogue/renewals/law/this-year'
import type { Field } from '@coverwright/core/model/field'
import { expect, test } from 'vitest'
import type { AnswerRule } from '../rating/sample-carrier.ts'
import { firmAnswers } from './aig/firm.answers.ts'
import { lawGuidelines } from './aig/guidelines.ts'
import { supplementAnswers } from './aig/supplement.answers.ts'
import { lawFirmAnswers, lawFirmGuidelines } from './cna/law-firm.answers.ts'
import { lawRenewalAnswers } from './shared/law-renewal-answers.ts'

/* A rule that reads a question nobody is asked, or an answer nobody can give, would never take effect. */

const pages = [
  priorCoverage,
  ...firmQuestions.pages,
  outsourcedAttorneys,
  ineligibleAreas,
  practiceAreas,
  practiceAreaSupplements,
  ...everyYear.pages,
]

const withInner = (field: Field): readonly (readonly [string, Field])[] => [
  [`details.${field.path}`, field],
  ...(field.fields ?? []).map((inner) => [`details.${field.path}[].${inner.path}`, inner] as const),
]

const fields = new Map(pages.flatMap(({ form }) => form.fields.flatMap(withInner)))

const ofInsurers: readonly (readonly [string, readonly AnswerRule[]])[] = [
  ['the mutual', [...firmAnswers, ...supplementAnswers, ...lawRenewalAnswers]],
  ['Keystone', lawFirmAnswers],
]

const answersOf = ({ type, options = [] }: Field): readonly string[] =>
  ({ yes_no: ['Yes', 'No'], yes_no_not_sure: ['Yes', 'No', 'Not sure'] })[String(type)] ??
  options.map(({ value }) => value)

test.for(ofInsurers)(
  '%s reads only questions that law firms are asked, and answers they can give (Q6)',
  ([, rules]) => {
    const stray = rules
      .filter(({ answer }) => !answer.startsWith('details.rated.'))
      .flatMap(({ answer, effects }) => {
        const field = fields.get(answer)
        if (!field) return [answer]
        const values = effects.flatMap(({ when }) => when.is ?? [])
        return values.filter((value) => !answersOf(field).includes(value)).map((value) => `${answer}: ${value}`)
      })
    expect(stray).toEqual([])
  },
)

test.for(ofInsurers)('%s names each rule once and gives a reason in a whole sentence (Q6)', ([, rules]) => {
  const codes = rules.map(({ code }) => code)
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
  const reasons = rules.flatMap(({ effects }) => effects.map(({ reason }) => reason))
  expect(reasons.filter((reason) => !/^[A-Z].*\.$/.test(reason) || reason.length > 200 || /['"]/.test(reason))).toEqual(
    [],
  )
})

test('guidelines measure what is asked (Q6)', () => {
  const guidelinePaths = [...lawGuidelines, ...lawFirmGuidelines]
    .map(({ measure }) => measure)
    .filter((measure) => measure.startsWith('details.pl.'))
  const allKnown = new Set([...fields.keys()].flatMap((path) => [path, `${path}[]`]))
  expect(guidelinePaths.filter((measure) => !allKnown.has(measure))).toEqual([])
  expect(attorneys.items).toBe('pl.aig.attorneys')
})
