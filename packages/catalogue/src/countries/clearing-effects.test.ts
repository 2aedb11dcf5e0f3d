import type { Answers } from '@coverwright/core/answers/answers'
import { writeAnswer } from '@coverwright/core/answers/answers'
import { clearedBy } from '@coverwright/core/saving/clearing'
import { expect, it } from 'vitest'
import { clearingEffects } from './clearing-effects.ts'
import { countries } from './countries.ts'
import { unitedStates } from './us/country.ts'

const before: Answers = {
  class_code_ref: 'CW541512A',
  pl: {
    cover: { limit: '1000000' },
    hiscox: { uw_questions: [{ id: 'jobs_redone', answer: 0 }] },
    cna: { industry_code: 'KC-PL-5415', additional_insureds: [{ id: 'i1', name: 'Harbor Bank' }] },
  },
}
const clearedPaths = (answers: Answers) =>
  clearedBy(answers, writeAnswer(answers, 'class_code_ref', 'CW541211A'), 'home', clearingEffects(unitedStates))

it('a new trade clears the answers to insurers’ questions, not who is named on the policy (F19)', () => {
  expect(clearedPaths(before)).toEqual(['pl.hiscox.uw_questions'])
})

it.each(countries.map((country) => [country.code, country] as const))(
  'a new trade clears the answers to the insurers of %s (F19, I4)',
  (_code, country) => {
    const asking = country.carriers.flatMap(({ id, lines }) =>
      lines.filter(({ asks, line }) => asks && line !== 'wc').map(({ line }) => `${line}.${id}.uw_questions`),
    )
    const answeredAll = asking.reduce<Answers>(
      (all, path) => writeAnswer(all, path, [{ id: 'jobs_redone', answer: 0 }]),
      {
        class_code_ref: 'A',
      },
    )
    const other = writeAnswer(answeredAll, 'class_code_ref', 'B')
    expect(asking.length).toBeGreaterThan(0)
    expect(clearedBy(answeredAll, other, 'home', clearingEffects(country))).toEqual(asking)
  },
)

it.each(
  countries.flatMap(({ types, ...country }) => {
    const directors = types.find(({ line }) => line === 'do')
    return directors ? [[country.code, { types, ...country }, directors.uuid] as const] : []
  }),
)('directors’ answers go with their insurance in %s (F19, I4)', (_code, country, uuid) => {
  const insuredAnswers = { insurance_types: [{ uuid }], directors_and_officers: { losses: 'No' } }
  const without = writeAnswer(insuredAnswers, 'insurance_types', [])
  expect(clearedBy(insuredAnswers, without, 'coverages', clearingEffects(country))).toEqual(['directors_and_officers'])
})

it('a new trade clears nothing where no insurer’s question was answered, though its code is shown (F19)', () => {
  expect(clearedPaths(writeAnswer(before, 'pl.hiscox', undefined))).toEqual([])
})
