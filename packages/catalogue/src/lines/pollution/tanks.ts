import type { DynamicEntity } from '@coverwright/core/overlay/dynamic-flow'
import { yes } from '@coverwright/core/rules/rule'
import { field } from '../../field.ts'
import { pastYear, shortText, wholeNumberBetween } from '../bounds.ts'

const texts = (name: string) => `pollution.tanks.${name}`

/** The tanks on the applicant's own site, one by one: age, build and tests decide what they cost. */
export const tanks: DynamicEntity = {
  id: 'pollution_tanks',
  label: 'step.pollution_tanks.label',
  items: 'pollution.tanks',
  when: yes('pollution.has_tanks'),
  max: 20,
  columns: ['item.name', 'item.place', 'item.content', 'item.gallons'],
  texts: {
    item: 'list.pollution_tanks.item',
    add: 'list.pollution_tanks.add',
    deletePrompt: 'list.pollution_tanks.delete',
    empty: 'list.pollution_tanks.empty',
    guidance: 'list.pollution_tanks.guidance',
  },
  pages: [
    {
      label: 'step.pollution_tanks.0.label',
      form: {
        fields: [
          field('item.name', 'text', { hint: true, checks: shortText }, texts('name')),
          field('item.place', 'select', { hint: true, options: ['above', 'below'] }, texts('place')),
          field(
            'item.content',
            'select',
            { options: ['gasoline', 'diesel', 'heating_oil', 'waste_oil', 'chemicals', 'other'] },
            texts('content'),
          ),
          field('item.gallons', 'number', { width: 3, checks: wholeNumberBetween(1, 1_000_000) }, texts('gallons')),
          field('item.year', 'year', { hint: true, width: 3, checks: pastYear }, texts('year')),
          field(
            'item.walls',
            'select',
            { hint: true, options: ['double', 'single_steel', 'single_plastic', 'not_sure'] },
            texts('walls'),
          ),
          field('item.tested', 'yes_no_not_sure', { hint: true }, texts('tested')),
          field(
            'item.test_passed',
            'yes_no_not_sure',
            { visible: yes('item.tested'), parent: 'item.tested' },
            texts('test_passed'),
          ),
        ],
      },
    },
  ],
  checks: [{ name: 'namesATank', message: 'list.pollution_tanks.namesATank', passes: (tanks) => tanks.length > 0 }],
}
