import type { GroupNode } from '@coverwright/core/flow/step'

/** The last page of every renewal: all of it, to be looked over and sent. Source: seed 2.6. */
export const renewalDone: GroupNode = {
  kind: 'group',
  id: 'renewal_done',
  label: 'step.renewal_done.label',
  children: [
    { kind: 'page', id: 'renewal_done', path: '/done', label: 'step.renewal_done.label', form: { fields: [] } },
  ],
}
