import { cyberQuestions } from '@coverwright/catalogue/lines/cl/cyber'
import { propertyPages } from '@coverwright/catalogue/lines/cp/property-pages'
import { dayCareQuestions } from '@coverwright/catalogue/lines/day-care/care'
import { serviceMistakes } from '@coverwright/catalogue/lines/eo/services'
import { dwellings } from '@coverwright/catalogue/lines/landlord/dwellings'
import { firmQuestions } from '@coverwright/catalogue/lines/pl/attorneys/firm'
import { outsourcedAttorneys } from '@coverwright/catalogue/lines/pl/attorneys/outsourced'
import { practiceAreaSupplements } from '@coverwright/catalogue/lines/pl/attorneys/supplements'
import { professionalGeneral } from '@coverwright/catalogue/lines/pl/general'
import { medicalPractice } from '@coverwright/catalogue/lines/pl/medical'
import { pollutionQuestions } from '@coverwright/catalogue/lines/pollution/pollution'
import { tanks } from '@coverwright/catalogue/lines/pollution/tanks'
import { productQuestions } from '@coverwright/catalogue/lines/product/product'
import { eventQuestions } from '@coverwright/catalogue/lines/se/event'
import { umbrellaPages } from '@coverwright/catalogue/lines/umb/exposures'
import type { Field } from '@coverwright/core/model/field'
import { expect, test } from 'vitest'
import { holds } from '../rating/answered.ts'
import type { AnswerRule, SampleLine } from '../rating/sample-carrier.ts'
import { sampleCarriers } from './registry.ts'

/* "Not sure" must never be as good as a good answer: a rule about one of the other answers also reads "Not sure", or
   charges for it. */

type Page = { readonly form: { readonly fields: readonly Field[] } }

const fieldsOf = (pages: readonly Page[]): readonly Field[] => pages.flatMap(({ form }) => form.fields)

const onPages: Readonly<Record<string, readonly Field[]>> = {
  pl: fieldsOf([
    ...professionalGeneral.pages,
    ...medicalPractice.pages,
    ...firmQuestions.pages,
    outsourcedAttorneys,
    practiceAreaSupplements,
  ]),
  eo: fieldsOf([...professionalGeneral.pages, ...serviceMistakes.pages]),
  cp: fieldsOf(propertyPages),
  umb: fieldsOf(umbrellaPages),
  cl: fieldsOf(cyberQuestions.pages),
  se: fieldsOf(eventQuestions.pages),
  product: fieldsOf(productQuestions.pages),
  gl: fieldsOf(dayCareQuestions.pages),
  bop: fieldsOf(dayCareQuestions.pages),
  pollution: [
    ...fieldsOf(pollutionQuestions.pages),
    ...fieldsOf(tanks.pages).map((field) => ({ ...field, path: field.path.replace('item.', 'pollution.tanks[].') })),
  ],
  landlord: fieldsOf(dwellings.pages).map((field) => ({
    ...field,
    path: field.path.replace('item.', 'landlord.dwellings[].'),
  })),
}

const unsureAnswer = ({ type, options = [] }: Field): string | undefined => {
  if (type === 'yes_no_not_sure') return 'Not sure'
  return options.find(({ value }) => value === 'not_sure')?.value
}

const minds = ({ effects }: AnswerRule): boolean =>
  effects.some((effect) => effect.outcome !== 'rate' || effect.factor > 1)

const readsUnsure = ({ effects }: AnswerRule, answer: string): boolean =>
  effects.some((effect) => holds(effect.when, answer) && (effect.outcome !== 'rate' || effect.factor > 1))

const lines = sampleCarriers.flatMap(({ id, lines: ofCarrier }) =>
  Object.entries(ofCarrier).flatMap(([line, rules]): [string, string, SampleLine][] =>
    onPages[line] ? [[id, line, rules]] : [],
  ),
)

test.for(lines)(
  '%s, %s: “Not sure” never passes for the answer the insurer likes (Q2)',
  ([, line, { answers = [] }]) => {
    const misses = (onPages[line] ?? []).flatMap((field) => {
      const unsure = unsureAnswer(field)
      const rule = answers.find(({ answer }) => answer === `details.${field.path}`)
      return unsure === undefined || !rule || !minds(rule) || readsUnsure(rule, unsure) ? [] : [field.path]
    })
    expect(misses).toEqual([])
  },
)
