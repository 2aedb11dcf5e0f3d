import type { DynamicEntity } from '@coverwright/core/overlay/dynamic-flow'
import { yes } from '@coverwright/core/rules/rule'
import { field } from '../../field.ts'
import { beforeBusinessBegan, claimTwice } from '../contradictions.ts'

/** Insurers read the losses of four years: a day more than four times 365, for the leap day. */
const fourYears = 1461

const dollars = [{ rule: 'isLessThan', than: 100_000_000 }]

const item = (name: string) => [`item.${name}`, `wc.claims.${name}`] as const

const claimField = (name: string, type: Parameters<typeof field>[1], extras: Parameters<typeof field>[2] = {}) => {
  const [path, texts] = item(name)
  return field(path, type, extras, texts)
}

/** Injuries at work, one by one. Source: seed 2.3, 4.3. */
export const claims: DynamicEntity = {
  id: 'wc_claims',
  label: 'step.wc_claims.label',
  items: 'wc.claims',
  when: yes('wc.has_claims'),
  max: 50,
  columns: ['item.date', 'item.job', 'item.nature', 'item.paid', 'item.open'],
  texts: {
    item: 'list.wc_claims.item',
    add: 'list.wc_claims.add',
    deletePrompt: 'list.wc_claims.deletePrompt',
    empty: 'list.wc_claims.empty',
    guidance: 'list.wc_claims.guidance',
  },
  checks: [
    {
      name: 'at least one claim',
      message: 'list.wc_claims.atLeastOne',
      passes: (items) => items.length > 0,
    },
  ],
  remarks: [claimTwice('date', 'job', 'nature', 'paid')],
  pages: [
    {
      label: 'step.wc_claims.0.label',
      form: {
        fields: [
          claimField('date', 'date', {
            hint: true,
            width: 3,
            checks: [
              { rule: 'dateIsBefore', date: 'today', days: 1 },
              { rule: 'dateIsAfter', date: 'today', days: -fourYears - 1 },
            ],
            remarks: [beforeBusinessBegan],
          }),
          claimField('job', 'text', { hint: true, checks: [{ rule: 'isLengthLessThan', than: 121 }] }),
          claimField('nature', 'select', {
            options: ['strain', 'cut', 'fracture', 'burn', 'struck', 'repetitive', 'illness', 'death', 'other'],
          }),
          claimField('description', 'long_text', { hint: true, checks: [{ rule: 'isLengthLessThan', than: 501 }] }),
        ],
      },
    },
    {
      label: 'step.wc_claims.1.label',
      form: {
        fields: [
          claimField('paid', 'money', { hint: true, width: 3, checks: dollars }),
          claimField('open', 'yes_no', { hint: true }),
          claimField('reserved', 'money', {
            hint: true,
            width: 3,
            optional: true,
            visible: yes('item.open'),
            parent: 'item.open',
            checks: dollars,
          }),
          claimField('lost_time', 'yes_no', { hint: true }),
          claimField('returned', 'yes_no', { visible: yes('item.lost_time'), parent: 'item.lost_time' }),
          claimField('return_date', 'date', {
            width: 3,
            visible: yes('item.returned'),
            parent: 'item.returned',
            checks: [
              { rule: 'dateIsBefore', date: 'today', days: 1 },
              { rule: 'dateIsAfter', date: 'item.date', days: -1 },
            ],
          }),
        ],
      },
    },
  ],
}
