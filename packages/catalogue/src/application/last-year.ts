import type { PageStep } from '@coverwright/core/model/step'
import { is, rule } from '@coverwright/core/rules/rule'
import { field } from '../field.ts'

const renews = rule('it renews a policy', ['expiring_on'], (view) => typeof view.get('expiring_on') === 'string')

/**
 * The last question of a renewal in the application's own flow: whether everything else is unchanged. A later change of
 * any answer leads back here. The No comes with words, so that insurers read what no question asks.
 */
export const lastYear: PageStep = {
  kind: 'page',
  id: 'last-year',
  path: '/last-year',
  label: 'step.last-year.label',
  when: renews,
  panel: 'last-year',
  form: {
    fields: [
      field('renewal.as_before', 'yes_no', { hint: true, evidence: true }),
      field('renewal.what_differs', 'long_text', {
        hint: true,
        visible: is('renewal.as_before', 'No'),
        parent: 'renewal.as_before',
        checks: [{ rule: 'isNotEmptyString' }, { rule: 'isLengthLessThan', than: 1001 }],
      }),
    ],
  },
}
