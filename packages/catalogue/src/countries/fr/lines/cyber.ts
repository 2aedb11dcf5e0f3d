import type { GroupNode } from '@coverwright/core/model/step'
import { any, is, yes } from '@coverwright/core/rules/rule'
import { noLossesBefore } from '../../../earlier-answers.ts'
import { field } from '../../../field.ts'
import { longText } from '../../../lines/bounds.ts'
import { linePage, openedBy } from '../../../lines/line-page.ts'
import { insures } from '../insures.ts'

const none = { value: 'none', exclusive: true } as const
const hasBackups = openedBy('cyber.backups', yes('cyber.backups'))
const unsure = (path: string) => any(yes(path), is(path, 'Not sure'))

const data = [
  field('cyber.records', 'select', { hint: true, why: true, options: ['0', '1000', '10000', '100000', '500000'] }),
  field('cyber.record_kinds', 'multi_select', {
    hint: true,
    ...openedBy('cyber.records', is('cyber.records', '1000', '10000', '100000', '500000')),
    options: ['id_numbers', 'bank', 'health', 'children', none],
  }),
  field('cyber.online_share', 'percent', { hint: true, width: 3 }),
  field('cyber.outage_hours', 'select', { hint: true, options: ['4', '12', '24', '72'] }),
  field('cyber.outsourced', 'yes_no', { hint: true }),
]

const controls = [
  field('cyber.mfa_email', 'yes_no_not_sure', {
    statement: { list: 'protection', kind: 'safeguard' },
    hint: true,
    why: true,
  }),
  field('cyber.mfa_remote', 'select', { hint: true, options: ['yes', 'no', 'no_access', 'not_sure'] }),
  field('cyber.edr', 'yes_no_not_sure', { statement: { list: 'protection', kind: 'safeguard' }, hint: true }),
  field('cyber.updates', 'select', { hint: true, options: ['14', '30', 'later', 'not_sure'] }),
  field('cyber.backups', 'yes_no_not_sure', { statement: { list: 'protection', kind: 'safeguard' }, hint: true }),
  field('cyber.backups_apart', 'yes_no_not_sure', { hint: true, why: true, ...hasBackups }),
  field('cyber.backups_tested', 'yes_no_not_sure', { hint: true, ...hasBackups }),
  field('cyber.call_back', 'yes_no_not_sure', { hint: true, why: true }),
  field('cyber.training', 'yes_no_not_sure', { statement: { list: 'protection', kind: 'safeguard' }, hint: true }),
]

const cover = [
  field('cyber.incidents', 'yes_no_not_sure', { yearly: true, hint: true, why: true, remarks: [noLossesBefore] }),
  field('cyber.incidents_detail', 'long_text', {
    hint: true,
    ...openedBy('cyber.incidents', unsure('cyber.incidents')),
    checks: longText,
  }),
  field('cyber.limit', 'select', { hint: true, options: ['50000', '100000', '250000', '500000', '1000000'] }),
  field('cyber.fraud_limit', 'select', {
    hint: true,
    options: ['0', '25000', '50000', '100000'],
    checks: [{ rule: 'isNotMoreThanAnswer', of: 'cyber.limit' }],
  }),
  field('cyber.retention', 'select', { usual: '2500', hint: true, options: ['1000', '2500', '5000', '10000'] }),
]

/** Cyber: what could be stolen, what protects it, and how much is insured. */
export const cyberRisks: GroupNode = {
  kind: 'group',
  id: 'cl',
  label: 'section.cl',
  tag: 'CYB',
  when: insures('cl'),
  children: [linePage('/cl/data', data), linePage('/cl/controls', controls), linePage('/cl/cover', cover)],
}
