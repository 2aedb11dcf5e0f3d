import type { Answers } from '@coverwright/core/answers/answers'
import { writeAnswer } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/model/field'
// biome-ignore lint/style/noRestrictedImports: only tests import this file
import fc from 'fast-check'
import { insuranceTypes } from '../lines/insurance-types.ts'
import { otherCoverage } from '../lines/other/type.ts'
import { privateHostClass } from '../reference/private-host.ts'

const years = fc.constantFrom(1950, 1978, 1995, 2010, 2024, 2026)
const amounts = fc.constantFrom(0, 1, 3, 25, 100, 5000, 40_000, 250_000, 2_000_000)
/** Every state that some rule names, and others. */
export const states = fc.constantFrom(...'OH NY CA MO TX IL NJ WA ND WY PR VI MN CO ME RI UT HI FL'.split(' '))
/** Values of lists that are not in the flow: states, kinds of day care, duties. */
const code = fc.oneof(states, fc.constantFrom('CWT62441', 'CWT62442', 'other'))

/** Values that open questions of their own, more often than others. */
const legalForms = fc.constantFrom('llc', 'sole_proprietor', 'sole_proprietor', 'trust', 'nonprofit')
/** A private host is asked for little, so there are few of them. */
const classes = fc.constantFrom('CW541110A', 'CW722511A', 'CW238220A', 'CW458110A', 'CW621111A', privateHostClass)

/** One area of practice of each kind with questions of its own, two without, and two that nobody insures. */
const areas = fc.constantFrom(
  'criminal_defense',
  'other_legal_work',
  'commercial_collections',
  'elder_law',
  'adoption_and_surrogacy',
  'banking_and_finance',
  'copyright_and_trademark',
  'personal_injury_plaintiff',
  // Types whose questions open others.
  'real_estate_residential',
  'real_estate_residential',
  'real_estate_residential',
  'corporate_mergers_and_acquisitions',
  'entertainment_and_sports',
  'patent_applications',
  'securities_and_bonds',
)

/** An answer of the field's type, now and then none: what a person might enter, valid or not. */
export function answerTo(field: Field): fc.Arbitrary<unknown> {
  switch (field.type) {
    case 'yes_no':
      return fc.constantFrom('Yes', 'No')
    case 'yes_no_not_sure':
      return fc.constantFrom('Yes', 'No', 'Not sure')
    case 'select':
      if (field.optionsFrom === 'practice-area') return areas
      if (field.optionsFrom === 'business-type') return legalForms
      return field.options ? fc.constantFrom(...field.options.map(({ value }) => value)) : code
    case 'multi_select':
      return fc.subarray((field.options ?? []).map(({ value }) => value))
    case 'class':
      return classes
    case 'number':
    case 'money':
      return amounts
    case 'percent':
      return fc.constantFrom(0, 10, 60, 100)
    case 'year':
      return years
    case 'date':
      return fc.constantFrom('1985-05-01', '2003-02-01', '2024-01-31', '2026-12-01', '2027-03-01')
    case 'group':
      return entryOf(field)
    case 'repeat':
      return fc.array(entryOf(field), { maxLength: 2 })
    case 'coverage':
      return fc.subarray(
        [...insuranceTypes, otherCoverage].map(({ uuid }) => ({ uuid })),
        { minLength: 1 },
      )
    default:
      return fc.constantFrom('Any words', '60614')
  }
}

const entryOf = ({ fields = [] }: Field): fc.Arbitrary<Answers> =>
  fc.record(
    Object.fromEntries(fields.map((each) => [each.path, fc.option(answerTo(each), { nil: undefined, freq: 8 })])),
  )

/** An item's answers under their own paths. */
export function itemOf(fields: readonly Field[]): fc.Arbitrary<Answers> {
  return fc
    .tuple(...fields.map((field) => fc.option(answerTo(field), { nil: undefined, freq: 8 })))
    .map((values) =>
      values.reduce<Answers>((item, value, at) => writeAnswer(item, fields[at]?.path ?? 'none', value), { id: 'i1' }),
    )
}
