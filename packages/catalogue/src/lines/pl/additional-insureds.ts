import type { ListStep } from '@coverwright/core/model/step'
import { is, yes } from '@coverwright/core/rules/rule'
import { field } from '../../field.ts'

const short = [{ rule: 'isNotEmptyString' }, { rule: 'isLengthLessThan', than: 121 }]

/** A field of an item; its texts are under the list's own path. */
const item = (name: string, ...[type, extras]: [Parameters<typeof field>[1], Parameters<typeof field>[2]?]) =>
  field(`item.${name}`, type, extras, `pl.cna.additional_insureds.${name}`)

/**
 * Clients, landlords and lenders to be named on the policy. Its address contains the insurer that asked for it first;
 * every insurer of the quote gets the list. A policy needs only the name; the address is for a certificate. While the
 * list is empty, a person who said that there are some is sent to the first entry. Source: seed 4.3, X3.
 */
export const additionalInsureds: ListStep = {
  kind: 'list',
  id: 'pl_additional_insureds',
  label: 'step.pl_additional_insureds.label',
  list: '/pl/cn/additional-insured/list',
  create: '/pl/cn/additional-insured/edit/0',
  edit: '/pl/cn/additional-insured/edit/{pos}',
  items: 'pl.cna.additional_insureds',
  when: yes('pl.has_additional_insureds'),
  max: 20,
  checks: [],
  columns: ['item.name', 'item.relationship', 'item.city'],
  texts: {
    item: 'list.pl_additional_insureds.item',
    add: 'list.pl_additional_insureds.add',
    deletePrompt: 'list.pl_additional_insureds.deletePrompt',
    empty: 'list.pl_additional_insureds.empty',
    guidance: 'list.pl_additional_insureds.guidance',
  },
  pages: [
    {
      key: 'details',
      label: 'step.pl_additional_insureds.label',
      form: {
        fields: [
          item('name', 'text', { hint: true, checks: short }),
          item('relationship', 'select', { optional: true, options: ['client', 'landlord', 'lender', 'other'] }),
          item('relationship_other', 'text', {
            hint: true,
            visible: is('item.relationship', 'other'),
            parent: 'item.relationship',
            checks: short,
          }),
          item('street', 'text', { hint: true, optional: true, checks: short }),
          item('zip_code', 'zip', {
            width: 3,
            optional: true,
            fills: { city: 'item.city', state: 'item.state' },
            checks: [{ rule: 'isZipCode' }],
          }),
          item('city', 'text', { width: 4, optional: true, checks: short }),
          item('state', 'select', { width: 2, optional: true, optionsFrom: 'state' }),
          item('wording_required', 'yes_no', { hint: true, optional: true }),
          item('wording', 'long_text', {
            hint: true,
            visible: yes('item.wording_required'),
            parent: 'item.wording_required',
            checks: [{ rule: 'isLengthLessThan', than: 1001 }],
          }),
        ],
      },
    },
  ],
}
