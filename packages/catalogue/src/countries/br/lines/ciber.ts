import type { GroupNode } from '@coverwright/core/model/step'
import { any, is, yes } from '@coverwright/core/rules/rule'
import { noLossesBefore } from '../../../earlier-answers.ts'
import { field } from '../../../field.ts'
import { longText } from '../../../lines/bounds.ts'
import { linePage, openedBy } from '../../../lines/line-page.ts'
import { insures } from '../insures.ts'

const at = (name: string) => `ciber.${name}`
const none = { value: 'none', exclusive: true } as const

const facts = any(yes(at('incidents')), is(at('incidents'), 'Not sure'))

const data = [
  field(at('records'), 'select', { hint: true, why: true, options: ['1000', '10000', '100000', '1000000', 'more'] }),
  field(at('kinds'), 'multi_select', {
    hint: true,
    options: ['cards', 'health', 'children', 'biometric', 'banking', none],
  }),
  field(at('online_share'), 'percent', { hint: true, width: 3 }),
  field(at('provider'), 'yes_no', { hint: true }),
  field(at('officer'), 'yes_no_not_sure', { hint: true, why: true }),
]

const defence = [
  field(at('mfa'), 'select', { hint: true, why: true, options: ['all', 'some', 'none', 'not_sure'] }),
  field(at('backups'), 'select', { hint: true, why: true, options: ['weekly_apart', 'weekly', 'rarely', 'not_sure'] }),
  field(at('backups_tested'), 'yes_no_not_sure', {
    hint: true,
    ...openedBy(at('backups'), is(at('backups'), 'weekly_apart', 'weekly')),
  }),
  field(at('updates'), 'yes_no_not_sure', { hint: true }),
  field(at('antivirus'), 'yes_no_not_sure', { hint: true }),
  field(at('payment_check'), 'yes_no_not_sure', { hint: true, why: true }),
  field(at('training'), 'yes_no', { hint: true }),
]

const cover = [
  field(at('limit'), 'select', {
    hint: true,
    why: true,
    options: ['100000', '250000', '500000', '1000000', '2000000'],
  }),
  field(at('deductible'), 'select', { hint: true, options: ['2500', '5000', '10000', '25000'] }),
  field(at('pix_limit'), 'select', { hint: true, options: ['0', '25000', '50000', '100000'] }),
  field(at('incidents'), 'yes_no_not_sure', { yearly: true, hint: true, remarks: [noLossesBefore] }),
  field(at('incidents_detail'), 'long_text', { hint: true, ...openedBy(at('incidents'), facts), checks: longText }),
]

/** Data and computers: whose data, how they are kept, what an attack may cost. */
export const cyber: GroupNode = {
  kind: 'group',
  id: 'ciber',
  label: 'section.ciber',
  tag: 'CIB',
  when: insures('ciber'),
  children: [linePage('/ciber/data', data), linePage('/ciber/defence', defence), linePage('/ciber/cover', cover)],
}
