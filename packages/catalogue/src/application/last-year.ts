import type { PageStep } from '@coverwright/core/model/step'
import { is, rule } from '@coverwright/core/rules/rule'
import { field } from '../field.ts'

const renews = rule('it renews a policy', ['expiring_on'], (view) => typeof view.get('expiring_on') === 'string')

/**
 * What a renewal in the application's own flow asks last: whether everything else is as it was. Until that is answered, a
 * change of any answer leads back here. The No has words, so that an insurer reads what no question asks.
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
