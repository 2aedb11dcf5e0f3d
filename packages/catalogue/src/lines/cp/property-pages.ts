import type { Field } from '@coverwright/core/model/field'
import type { NumberedPage } from '@coverwright/core/model/step'
import type { Rule } from '@coverwright/core/rules/rule'
import { any, has, is, moreThan, yes } from '@coverwright/core/rules/rule'
import { field } from '../../field.ts'
import { pageOfSections } from '../../page-sections.ts'
import { someIn } from '../places.ts'

/** The business, or one of the places where it works, is in one of these states. */
const isIn = (...states: readonly string[]): Rule => any(is('state', ...states), someIn('locations', ...states))

/** States where a coast or hail makes insurers ask for a larger share of storm damage. */
const stormStates = ['AL', 'AR', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'IA', 'IL', 'IN', 'KS', 'LA', 'MA', 'MD', 'ME']
  .concat(['MN', 'MO', 'MS', 'MT', 'NC', 'ND', 'NE', 'NH', 'NJ', 'NM', 'NY', 'OK', 'RI', 'SC', 'SD', 'TX'])
  .concat(['VA', 'WI', 'WY'])
  .sort()

/** States on the Atlantic or the Gulf, where hurricanes come ashore. */
const coastStates = ['AL', 'CT', 'DE', 'FL', 'GA', 'HI', 'LA', 'MA', 'MD', 'ME', 'MS', 'NC', 'NH', 'NJ', 'NY', 'RI']
  .concat(['SC', 'TX', 'VA'])
  .sort()

const brushStates = ['AZ', 'CA', 'CO', 'ID', 'MT', 'NM', 'NV', 'OR', 'TX', 'UT', 'WA', 'WY']

const quakeStates = ['AK', 'AR', 'CA', 'HI', 'IL', 'IN', 'KY', 'MO', 'MS', 'MT', 'NV', 'OR', 'SC', 'TN', 'UT', 'WA']

const oneLender = [
  field('name', 'text', { checks: [{ rule: 'isLengthLessThan', than: 121 }] }, 'cp.lenders.name'),
  field('interest', 'select', { options: ['mortgage', 'loan', 'lease'] }, 'cp.lenders.interest'),
  field('address', 'text', { hint: true, checks: [{ rule: 'isLengthLessThan', than: 201 }] }, 'cp.lenders.address'),
  field(
    'loan_number',
    'text',
    { optional: true, identifier: true, width: 3, checks: [{ rule: 'isLengthLessThan', than: 41 }] },
    'cp.lenders.loan_number',
  ),
]

const howInsured: readonly Field[] = [
  field('cp.causes', 'select', { usual: 'special', hint: true, options: ['special', 'broad', 'basic'] }),
  field('cp.valuation', 'select', {
    usual: 'replacement_cost',
    hint: true,
    options: ['replacement_cost', 'actual_cash_value'],
  }),
  field('cp.coinsurance', 'select', {
    usual: '80',
    hint: true,
    why: true,
    options: ['agreed', '100', '90', '80'],
  }),
  field('cp.deductible', 'select', { usual: '1000', hint: true, options: ['1000', '2500', '5000', '10000', '25000'] }),
  field('cp.storm_deductible', 'select', {
    usual: '2',
    hint: true,
    visible: isIn(...stormStates),
    options: ['same', '1', '2', '5'],
  }),
]

const theBuilding: readonly Field[] = [
  field('cp.vacant_percent', 'percent', { hint: true, why: true, width: 3 }),
  field('cp.renovation', 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field('cp.renovation_detail', 'long_text', {
    hint: true,
    visible: yes('cp.renovation'),
    parent: 'cp.renovation',
    checks: [{ rule: 'isLengthLessThan', than: 501 }],
  }),
  field('cp.old_wiring', 'yes_no_not_sure', { hint: true, fact: 'property.old_wiring' }),
  field('cp.neighbors', 'multi_select', {
    hint: true,
    options: [
      'restaurant',
      'bar',
      'apartments',
      'vacant',
      'flammables',
      'woodworking',
      { value: 'none', exclusive: true },
    ],
    fact: 'property.neighbors',
  }),
  field('cp.processes', 'multi_select', {
    hint: true,
    options: ['spray_booth', 'dust', 'ammonia', 'cooking', 'welding', 'flammables', { value: 'none', exclusive: true }],
  }),
  field('cp.hood_system', 'yes_no_not_sure', {
    hint: true,
    visible: has('cp.processes', 'cooking'),
    parent: 'cp.processes',
    fact: 'safety.hood_system',
  }),
  field('cp.violations', 'yes_no', { yearly: true, statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field('cp.violations_detail', 'long_text', {
    hint: true,
    visible: yes('cp.violations'),
    parent: 'cp.violations',
    checks: [{ rule: 'isLengthLessThan', than: 501 }],
  }),
  field('cp.fire_service', 'select', { hint: true, options: ['near', 'station_only', 'far', 'not_sure'] }),
]

const stormAndWater: readonly Field[] = [
  field('cp.coast_miles', 'select', {
    hint: true,
    visible: isIn(...coastStates),
    options: ['under_1', '1_to_5', '5_to_25', 'over_25'],
  }),
  field('cp.brush', 'yes_no_not_sure', {
    statement: { list: 'true', kind: 'exposure' },
    hint: true,
    visible: isIn(...brushStates),
  }),
  field('cp.flood_zone', 'yes_no_not_sure', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field('cp.flood_wanted', 'yes_no', { statement: { list: 'additions', kind: 'wish' }, hint: true }),
  field('cp.quake_wanted', 'yes_no', {
    statement: { list: 'additions', kind: 'wish' },
    hint: true,
    visible: isIn(...quakeStates),
  }),
]

const lostIncome: readonly Field[] = [
  field('cp.income_wanted', 'yes_no', { hint: true, why: true }),
  field('cp.stopping_costs', 'money', {
    hint: true,
    width: 3,
    visible: yes('cp.income_wanted'),
    parent: 'cp.income_wanted',
    checks: [{ rule: 'isLessThan', than: 1_000_000_000 }],
  }),
  field('cp.income_months', 'select', {
    hint: true,
    visible: yes('cp.income_wanted'),
    parent: 'cp.income_wanted',
    options: ['3', '6', '12'],
  }),
  field('cp.extra_expense', 'money', {
    hint: true,
    width: 3,
    optional: true,
    visible: yes('cp.income_wanted'),
    parent: 'cp.income_wanted',
    checks: [{ rule: 'isLessThan', than: 10_000_000 }],
  }),
]

const goodsAndLenders: NumberedPage = {
  index: 4,
  label: 'step.cp.4.label',
  form: {
    fields: [
      field('cp.attractive_stock', 'multi_select', {
        hint: true,
        options: [
          'electronics',
          'jewelry',
          'alcohol',
          'tobacco',
          'metals',
          'medicines',
          'firearms',
          'tools',
          { value: 'none', exclusive: true },
        ],
      }),
      field('cp.attractive_stock_value', 'money', {
        hint: true,
        width: 3,
        visible: has(
          'cp.attractive_stock',
          'electronics',
          'jewelry',
          'alcohol',
          'tobacco',
          'metals',
          'medicines',
          'firearms',
          'tools',
        ),
        parent: 'cp.attractive_stock',
        checks: [
          { rule: 'isMoreThan', than: 0 },
          { rule: 'isLessThan', than: 100_000_000 },
        ],
      }),
      field('cp.away_value', 'money', { hint: true, width: 3, checks: [{ rule: 'isLessThan', than: 10_000_000 }] }),
      field('cp.away_place', 'text', {
        hint: true,
        visible: moreThan('cp.away_value', 0),
        parent: 'cp.away_value',
        checks: [{ rule: 'isLengthLessThan', than: 201 }],
      }),
      field('cp.appraisal_year', 'year', {
        hint: true,
        width: 3,
        optional: true,
        checks: [{ rule: 'isMoreThanOrEqual', than: '1950' }, { rule: 'isNotFutureYear' }],
      }),
      field('cp.has_lenders', 'yes_no', { hint: true }),
      field('cp.lenders', 'repeat', {
        entry: true,
        visible: yes('cp.has_lenders'),
        parent: 'cp.has_lenders',
        fields: oneLender,
        minItems: 1,
        maxItems: 10,
      }),
    ],
  },
}

/** Questions of a separate property policy, about all locations together. */
export const propertyPages: readonly NumberedPage[] = [
  pageOfSections('cp', [0, howInsured], [1, theBuilding]),
  pageOfSections('cp', [2, stormAndWater], [3, lostIncome]),
  goodsAndLenders,
]
