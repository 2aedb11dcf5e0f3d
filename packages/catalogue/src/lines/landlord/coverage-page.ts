import type { NumberedPage } from '@coverwright/core/model/step'
import { field } from '../../field.ts'
import { someOutside } from '../places.ts'

/** States where neither hail nor hurricanes make insurers ask for a larger share of storm damage. */
const calmStates = ['AK', 'CA', 'ID', 'NV', 'OR', 'UT', 'WA'] as const

/** How all homes are insured; asked once their states are known. */
export const coveragePage: NumberedPage = {
  index: 0,
  label: 'step.landlord_coverage.label',
  form: {
    fields: [
      field('landlord.form', 'select', {
        usual: 'special',
        hint: true,
        why: true,
        options: ['special', 'broad', 'basic'],
      }),
      field('landlord.liability_limit', 'select', {
        usual: '1000000',
        hint: true,
        options: ['100000', '300000', '500000', '1000000'],
      }),
      field('landlord.medical', 'select', { usual: '5000', hint: true, options: ['1000', '2500', '5000'] }),
      field('landlord.deductible', 'select', { usual: '1000', hint: true, options: ['500', '1000', '2500', '5000'] }),
      field('landlord.storm_deductible', 'select', {
        usual: '2',
        hint: true,
        visible: someOutside('landlord.dwellings', ...calmStates),
        options: ['same', '1', '2', '5'],
      }),
    ],
  },
}
