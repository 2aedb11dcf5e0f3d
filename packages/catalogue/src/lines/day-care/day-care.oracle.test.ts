import { clearedBy } from '@coverwright/core/saving/clearing'
import { submission } from '@coverwright/core/saving/submission'
import { expect, it } from 'vitest'
import { clearingEffects } from '../../countries/clearing-effects.ts'
import { unitedStates } from '../../countries/us/country.ts'
import { contextFor, walk } from '../../testing/walk-line.ts'

/* Who is asked about child day care, and what, written by hand. */

const isOwn = (path: string) => path.startsWith('/dynamic-questions/cdcs/')
const page = (index: number) => `/dynamic-questions/cdcs/edit/${index}`
const subClasses = [
  { ref: 'CWT62441', description: 'Commercial day care services' },
  { ref: 'CWT62442', description: 'Residential day care services' },
]
const type = (number: string) => ({ uuid: `5b0c6f1e-7a52-4c8e-9d3b-0000000000${number}` })

type Case = {
  readonly naics6: string
  readonly types: readonly string[]
  readonly subClass: string | undefined
  readonly setting: string | undefined
}

function walkCase({ naics6, types, subClass, setting }: Case) {
  const context = contextFor('gl', '01', 'not', {
    insurance_types: types.map(type),
    sub_class_code_ref: subClass,
    cdcs: { uw_questions: { setting } },
  })
  const subClassAnswer = subClass === undefined ? {} : { sub_class_codes: subClasses }
  return walk({ ...context, facts: { ...context.facts, naics6, ...subClassAnswer } }, isOwn)
}

const cases: readonly Case[] = ['624410', '611110'].flatMap((naics6) =>
  [['01'], ['02'], ['01', '02'], ['08'], []].flatMap((types) =>
    ['CWT62441', 'CWT62442', undefined].flatMap((subClass) =>
      ['commercial', 'residential', undefined].map((setting) => ({ naics6, types, subClass, setting })),
    ),
  ),
)

function expectedPages({ naics6, types }: Case): readonly string[] {
  if (naics6 !== '624410') return []
  if (!types.includes('01') && !types.includes('02')) return []
  return [0, 1, 3, 4].map(page)
}

/** The part of the last page that is about the place. */
function expectedPlace(one: Case): string | undefined {
  if (expectedPages(one).length === 0) return undefined
  // The class overrides an earlier answer.
  if (one.subClass === 'CWT62441') return 'commercial_questions'
  if (one.subClass === 'CWT62442') return 'residental_questions'
  if (one.setting === undefined) return undefined
  return one.setting === 'commercial' ? 'commercial_questions' : 'residental_questions'
}

it('asks a home about the home and a center about the center, where liability is insured (Q8)', () => {
  for (const one of cases) {
    const { forwards, backwards, flowState } = walkCase(one)
    const expected = expectedPages(one)
    expect({ ...one, forwards, backwards }).toEqual({ ...one, forwards: expected, backwards: expected })
    const last = flowState.pages.find(({ path }) => path === page(4))?.visible ?? []
    const place = last.map((path) => path.split('.')[1]).filter((part) => part !== 'uw_questions')
    expect({ ...one, place: [...new Set(place)] }).toEqual({ ...one, place: [expectedPlace(one) ?? []].flat() })
  }
  expect(cases.length).toBe(2 * 5 * 3 * 3)
})

it('asks where the children are only when the class does not say (Q8)', () => {
  const asks = (subClass: string | undefined) =>
    walkCase({ naics6: '624410', types: ['01'], subClass, setting: undefined })
      .flowState.pages.flatMap(({ visible }) => visible)
      .includes('cdcs.uw_questions.setting')
  expect([asks('CWT62441'), asks('CWT62442'), asks(undefined)]).toEqual([false, false, true])
})

const before = { sub_class_code_ref: 'CWT62441', cdcs: { uw_questions: { licensed: 'licensed' } } }

it('changing the day-care kind clears its questions, and so does changing the class (F19)', () => {
  const after = { ...before, sub_class_code_ref: 'CWT62442' }
  expect(clearedBy(before, after, 'other-info', clearingEffects(unitedStates))).toEqual(['cdcs'])
  const other = { ...before, class_code_ref: 'CW611110A' }
  const clearedPaths = clearedBy(
    { ...before, class_code_ref: 'CW624410A' },
    other,
    'home',
    clearingEffects(unitedStates),
  )
  expect(clearedPaths).toEqual(expect.arrayContaining(['sub_class_code_ref', 'cdcs']))
  expect(clearedBy(before, before, 'other-info', clearingEffects(unitedStates))).toEqual([])
})

it('answers about a home are not sent for a center (Q2, Q8)', () => {
  const context = contextFor('gl', '01', 'picked', {
    sub_class_code_ref: 'CWT62441',
    cdcs: {
      uw_questions: { licensed: 'licensed' },
      residental_questions: { home_type: 'mobile' },
      commercial_questions: { exits: 'Yes' },
    },
  })
  const full = { ...context, facts: { ...context.facts, naics6: '624410', sub_class_codes: subClasses } }
  expect(submission(walk(full, isOwn).flowState, full).cdcs).toEqual({
    uw_questions: { licensed: 'licensed' },
    commercial_questions: { exits: 'Yes' },
  })
})
