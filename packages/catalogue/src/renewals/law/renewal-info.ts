import type { GroupNode } from '@coverwright/core/flow/step'
import { field } from '../../field.ts'

const changed = (name: string) => field(name, 'yes_no', { evidence: true })

/** What changed since last year. A No is an answer of its own: what stood on file is kept with it. Source: seed 4.4. */
export const renewalInfo: GroupNode = {
  kind: 'group',
  id: 'renewal_info',
  label: 'section.renewal_info',
  tag: 'PL',
  children: [
    {
      kind: 'page',
      id: 'renewal_info',
      path: '/renewal-info',
      label: 'step.renewal_info.label',
      form: {
        fields: [
          changed('location_changed'),
          changed('attorneys_changed'),
          changed('of_counsel_changed'),
          changed('practice_areas_changed'),
        ],
      },
    },
  ],
}
