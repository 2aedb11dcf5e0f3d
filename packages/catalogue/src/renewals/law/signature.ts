import type { GroupNode } from '@coverwright/core/model/step'
import type { Rule } from '@coverwright/core/rules/rule'
import { all, any, switchedOn, yes } from '@coverwright/core/rules/rule'
import { field } from '../../field.ts'
import { didIneligibleWork } from '../../lines/pl/attorneys/ineligible.ts'
import { newLosses } from '../losses-of-year.ts'
import { asksAreas } from './changed-parts.ts'
import { coverChanged, firmChanged, systemsChanged } from './this-year.ts'

const flags = ['location_changed', 'attorneys_changed', 'of_counsel_changed']

/** Something changed or was disclosed, so a principal signs. */
const needsSignature: Rule = {
  ...any(...flags.map(yes), asksAreas, firmChanged, systemsChanged, coverChanged, ...newLosses, didIneligibleWork),
  label: 'something changed or was disclosed',
}

/** Signed only on the agents' site; elsewhere the person who submits attests. Source: seed 2.6, 4.6, X5. */
export const signature: GroupNode = {
  kind: 'group',
  id: 'renewal_signature',
  label: 'section.renewal_signature',
  tag: 'PL',
  when: all(switchedOn('agentSite'), needsSignature),
  children: [
    {
      kind: 'page',
      id: 'renewal_signature',
      path: '/signature',
      label: 'step.renewal_signature.label',
      uncounted: true,
      form: {
        fields: [
          field('signing.title', 'select', {
            hint: true,
            width: 3,
            options: ['sole', 'partner', 'member', 'shareholder', 'officer'],
          }),
          field('signature', 'signature', { hint: true, evidence: true, checks: [{ rule: 'isOfDocument' }] }),
        ],
      },
    },
  ],
}
