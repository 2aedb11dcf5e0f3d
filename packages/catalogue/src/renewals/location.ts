import type { Field } from '@coverwright/core/model/field'
import type { GroupNode } from '@coverwright/core/model/step'
import { yes } from '@coverwright/core/rules/rule'
import { person } from '../application/start.ts'
import { field } from '../field.ts'
import { fieldsAt } from './fields-at.ts'

/**
 * The location, asked if it changed. The main office's ZIP code comes first, since it decides state and price; mail may
 * go elsewhere.
 */
export const locationGroup = (offices: readonly Field[]): GroupNode => ({
  kind: 'group',
  id: 'renewal_location',
  label: 'section.renewal_location',
  tag: 'PL',
  when: yes('location_changed'),
  children: [
    {
      kind: 'page',
      id: 'renewal_location',
      path: '/location',
      label: 'step.renewal_location.label',
      form: {
        fields: [
          field('zip_code', 'zip', { hint: true, width: 3, checks: [{ rule: 'isZipCode' }] }, 'renewal.zip_code'),
          // Corrects what is on file instead of prefilling.
          ...fieldsAt(person, 'mailing_address').map(({ initial: _main, ...each }) => each),
          ...offices,
        ],
      },
    },
  ],
})
