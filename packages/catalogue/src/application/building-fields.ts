import type { Check } from '@coverwright/core/model/check'
import type { Field, FieldType } from '@coverwright/core/model/field'
import type { Rule, View } from '@coverwright/core/rules/rule'
import { all, rule } from '@coverwright/core/rules/rule'
import { entriesAt } from '../earlier-answers.ts'
import { field } from '../field.ts'
import { insures } from '../lines/insures.ts'
import { ageOfRoof, contentsOfRevenue, costOfArea, floorOfArea } from '../lines/unlikely.ts'

type Extras = Parameters<typeof field>[2]

const ofBuilding = (name: string, type: FieldType, extras: Extras = {}): Field =>
  field(name, type, extras, `location.buildings.${name}`)

/** The field for the value of tools, stock and furniture, in a building or without one. */
export const valueOfContents: Extras = {
  hint: true,
  width: 3,
  remarks: [contentsOfRevenue],
  checks: [{ rule: 'isLessThan', than: 100_000_000 }],
}

const pastYear: readonly Check[] = [{ rule: 'isMoreThanOrEqual', than: '1700' }, { rule: 'isNotFutureYear' }]

/** From this age on carriers ask when roof, wiring, pipes and heating were renewed. */
const ageOfUpdates = 25

const needsUpdates: Rule = all(
  insures('cp'),
  rule(`the building is older than ${ageOfUpdates} years`, ['year_built'], (view) => {
    const yearBuilt = view.get('year_built')
    return typeof yearBuilt === 'number' && Number(view.today.slice(0, 4)) - yearBuilt > ageOfUpdates
  }),
)

const update = (name: string): Field =>
  ofBuilding(name, 'year', {
    width: 3,
    optional: true,
    visible: needsUpdates,
    parent: 'year_built',
    ...(name === 'roof_year' ? { remarks: [ageOfRoof] } : {}),
    checks: [...pastYear, { rule: 'isNotBeforeYear', of: 'year_built' }],
  })

/** The area of all buildings at the location together. */
const isOnlyBuilding = (view: View) => entriesAt(view.get('item.buildings')).length === 1

const everyBuilding: readonly Field[] = [
  ofBuilding('contents_value', 'money', valueOfContents),
  ofBuilding('year_built', 'year', { hint: true, width: 3, checks: pastYear }),
  ...['roof_year', 'wiring_year', 'plumbing_year', 'heating_year'].map(update),
  ofBuilding('stories', 'number', {
    width: 3,
    remarks: [floorOfArea('item.square_feet')],
    checks: [
      { rule: 'isMoreThan', than: 0 },
      { rule: 'isLessThan', than: 150 },
    ],
  }),
  ofBuilding('construction', 'select', {
    hint: true,
    options: ['frame', 'brick_wood', 'metal', 'masonry_metal', 'concrete_steel', 'not_sure'],
  }),
  ofBuilding('protection', 'multi_select', {
    hint: true,
    options: [
      'sprinklers',
      'fire_alarm',
      'burglar_alarm',
      { value: 'none', exclusive: true },
      { value: 'not_sure', exclusive: true },
    ],
  }),
]

/**
 * What a repeated field asks of each building at a location: construction, occupancy, protection and values.
 * @param isOwned when the business owns the buildings and so insures them too; they are its own when absent
 */
export const buildingEntries = (isOwned?: Rule): Pick<Field, 'fields' | 'retired' | 'minItems' | 'maxItems'> => ({
  minItems: 1,
  maxItems: 20,
  // Property asks who shares the building.
  retired: ['other_tenants'],
  fields: [
    ofBuilding('building_value', 'money', {
      hint: true,
      width: 3,
      remarks: [costOfArea('item.square_feet', isOnlyBuilding)],
      ...(isOwned ? { visible: isOwned } : {}),
      checks: [
        { rule: 'isMoreThan', than: 0 },
        { rule: 'isLessThan', than: 1_000_000_000 },
      ],
    }),
    ...everyBuilding,
  ],
})
