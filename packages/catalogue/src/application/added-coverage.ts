import { isRecord } from '@coverwright/core/answers/answers'
import type { Field, Form } from '@coverwright/core/model/field'
import type { GroupNode } from '@coverwright/core/model/step'
import type { Rule } from '@coverwright/core/rules/rule'
import { all, any, not, rule } from '@coverwright/core/rules/rule'
import { field } from '../field.ts'
import { insuranceTypes } from '../lines/insurance-types.ts'
import { insures, isPicked } from '../lines/insures.ts'
import { onlyAnEvent } from '../lines/se/only-event.ts'
import { deductible, effectiveDate, liabilityLimit, propertyDeductible } from '../site-pages/coverage-choices.ts'
import { buildingEntries, valueOfContents } from './building-fields.ts'
import { insuresProperty } from './locations.ts'

/** Path of the answers, stored by location id as `{ id, answer }`. */
export const addedPropertyPath = 'location_property'

const never = rule('the business does not own it', [], () => false)

/** What there is to insure at one location. */
function property(location: unknown): Form {
  const { id, occupancy, street } = isRecord(location) ? location : {}
  if (typeof id !== 'string') return { fields: [] }
  const hasPremises = occupancy === 'own' || occupancy === 'lease'
  const isAsked = hasPremises
    ? field(
        'buildings',
        'repeat',
        { ...buildingEntries(occupancy === 'own' ? undefined : never), entry: true },
        'location.buildings',
      )
    : field('contents_value', 'money', valueOfContents, 'location.contents_value')
  const hint: Pick<Field, 'hint'> = typeof street === 'string' ? { hint: { words: street } } : {}
  return { fields: [{ ...isAsked, ...hint, path: `${addedPropertyPath}[${id}].${isAsked.path}` }] }
}

const only = (one: Field, when: Rule): Field => ({ ...one, visible: when })

/** An event has its own dates; whatever is added beside it needs a start date. */
const besidesEvents = insuranceTypes.filter(({ line }) => line !== 'se').map(({ line }) => insures(line))

/**
 * What a line added from the recommendations needs and the pages before did not ask: the property at the listed
 * locations, the line's limit and deductible, and a start date. Source: seed 4.2 (post-cross-sell steps).
 */
export const addedCoverage: GroupNode = {
  kind: 'group',
  id: 'addedCoverage',
  label: 'section.addedCoverage',
  subject: 'coverage',
  children: [
    {
      kind: 'paged',
      id: 'added_coverage',
      label: 'step.added_coverage.label',
      base: '/dynamic-questions/added_coverage/edit',
      source: {
        pages: [
          {
            index: 0,
            form: {
              fields: [
                only(effectiveDate, all(onlyAnEvent, any(...besidesEvents))),
                only(
                  liabilityLimit,
                  all(any(insures('gl'), insures('bop')), not(any(isPicked('gl'), isPicked('bop')))),
                ),
                only(deductible, all(insures('gl'), not(isPicked('gl')))),
                only(propertyDeductible, all(insures('bop'), not(isPicked('bop')))),
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'paged',
      id: 'added_property',
      label: 'step.added_property.label',
      base: '/dynamic-questions/added_property/edit',
      // Locations first visited after this place are not visible here, and ask for their buildings themselves.
      when: all(insuresProperty, not(any(isPicked('bop'), isPicked('cp')))),
      source: { each: 'locations', form: property, owns: [addedPropertyPath] },
    },
  ],
}
