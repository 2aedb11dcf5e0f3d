import type { GroupNode, PageStep } from '@coverwright/core/model/step'
import { yes } from '@coverwright/core/rules/rule'
import { field } from '../field.ts'
import { start } from './start.ts'

/** Which store of the chain it is. Source: seed sections 3 (customFlow) and 5 (isFranchiseStore). */
const store: PageStep = {
  kind: 'page',
  id: 'store',
  path: '/store',
  label: 'step.store.label',
  form: {
    fields: [
      field('franchise.store_number', 'text', { hint: true, width: 3, checks: [{ rule: 'isFranchiseStore' }] }),
      field('franchise.owns_more', 'yes_no', { hint: true }),
      field('franchise.stores', 'number', {
        width: 3,
        visible: yes('franchise.owns_more'),
        parent: 'franchise.owns_more',
        checks: [
          { rule: 'isMoreThan', than: 1 },
          { rule: 'isLessThan', than: 1000 },
        ],
      }),
    ],
  },
}

/** The usual start, with the store asked right after the trade. */
export const retailChainStart: GroupNode = {
  ...start,
  children: start.children.flatMap((node) => (node.id === 'home' ? [node, store] : [node])),
}
