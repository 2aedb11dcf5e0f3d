import type { GroupNode } from '@coverwright/core/model/step'

/** The last page of every renewal: review and submission. Source: seed 2.6. */
export const renewalDone: GroupNode = {
  kind: 'group',
  id: 'renewal_done',
  label: 'step.renewal_done.label',
  children: [
    { kind: 'page', id: 'renewal_done', path: '/done', label: 'step.renewal_done.label', form: { fields: [] } },
  ],
}
