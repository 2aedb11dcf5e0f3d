import { isYes } from '@coverwright/core/answers/answers'
import type { DynamicFlow } from '@coverwright/core/overlay/dynamic-flow'
import { all, any, is, isAnswered, not, yes } from '@coverwright/core/rules/rule'
import { derivation, noLossesBefore } from '../../earlier-answers.ts'
import { field } from '../../field.ts'
import { pageOfSections } from '../../page-sections.ts'
import { longText, recentYear } from '../bounds.ts'
import { claimEntries } from '../contradictions.ts'
import { declinedBefore } from '../prior-policy.ts'

const none = { value: 'none', exclusive: true } as const

const keepsRecords = all(isAnswered('cyber.records'), not(is('cyber.records', '0')))
const takesCards = all(isAnswered('cyber.card_payments'), not(is('cyber.card_payments', '0')))
const reportsCircumstances = any(yes('cyber.circumstances'), is('cyber.circumstances', 'Not sure'))

/** A firm that gets permissions for clients' work does so for its own pages. */
const clearsForClients = derivation('rights are cleared for clients', ['eo.media.rights_cleared'], (view) =>
  isYes(view.get('eo.media.rights_cleared')) ? 'Yes' : undefined,
)

const data = [
  field('cyber.records', 'select', {
    hint: true,
    why: true,
    options: ['0', '1000', '10000', '100000', '500000', '1000000', '2000000'],
  }),
  field('cyber.record_kinds', 'multi_select', {
    hint: true,
    visible: keepsRecords,
    parent: 'cyber.records',
    options: ['id_numbers', 'bank', 'health', 'biometric', 'children', none],
  }),
  field('cyber.card_payments', 'select', { hint: true, options: ['0', '20000', '100000', '1000000', '6000000'] }),
  field('cyber.cards_stored', 'yes_no_not_sure', {
    hint: true,
    visible: takesCards,
    parent: 'cyber.card_payments',
  }),
  field('cyber.online_share', 'percent', {
    hint: true,
    width: 3,
    visible: takesCards,
    parent: 'cyber.card_payments',
    fact: 'sales.online_share',
  }),
  field('cyber.outage_hours', 'select', { hint: true, why: true, options: ['4', '12', '24', '72'] }),
]

const signIn = [
  field('cyber.mfa_email', 'yes_no_not_sure', {
    statement: { list: 'protection', kind: 'safeguard' },
    hint: true,
    why: true,
    fact: 'controls.second_sign_in',
  }),
  field('cyber.mfa_admin', 'yes_no_not_sure', { statement: { list: 'protection', kind: 'safeguard' }, hint: true }),
  field('cyber.leavers', 'yes_no_not_sure', { statement: { list: 'protection', kind: 'safeguard' }, hint: true }),
]

const computers = [
  field('cyber.edr', 'yes_no_not_sure', { statement: { list: 'protection', kind: 'safeguard' }, hint: true }),
  field('cyber.encryption', 'select', { hint: true, options: ['all', 'some', 'none', 'no_laptops', 'not_sure'] }),
  field('cyber.patching', 'select', { hint: true, options: ['14', '30', 'later', 'not_sure'] }),
  field('cyber.remote_access', 'yes_no_not_sure', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field('cyber.mfa_remote', 'yes_no_not_sure', {
    hint: true,
    visible: any(yes('cyber.remote_access'), is('cyber.remote_access', 'Not sure')),
    parent: 'cyber.remote_access',
  }),
  field('cyber.unsupported', 'yes_no_not_sure', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field('cyber.unsupported_detail', 'text', {
    hint: true,
    visible: yes('cyber.unsupported'),
    parent: 'cyber.unsupported',
    checks: [{ rule: 'isLengthLessThan', than: 251 }],
  }),
]

const hasBackups = yes('cyber.backups')

const recovery = [
  field('cyber.backups', 'yes_no_not_sure', { statement: { list: 'protection', kind: 'safeguard' }, hint: true }),
  field('cyber.backups_apart', 'yes_no_not_sure', {
    hint: true,
    why: true,
    visible: hasBackups,
    parent: 'cyber.backups',
  }),
  field('cyber.backups_tested', 'yes_no_not_sure', { hint: true, visible: hasBackups, parent: 'cyber.backups' }),
  field('cyber.response_plan', 'yes_no_not_sure', { statement: { list: 'protection', kind: 'safeguard' }, hint: true }),
  field('cyber.training', 'yes_no_not_sure', { statement: { list: 'protection', kind: 'safeguard' }, hint: true }),
]

const sendsWires = yes('cyber.wires')

const payments = [
  field('cyber.wires', 'yes_no', { hint: true }),
  field('cyber.call_back', 'yes_no_not_sure', { hint: true, why: true, visible: sendsWires, parent: 'cyber.wires' }),
  field('cyber.two_people', 'yes_no_not_sure', { hint: true, visible: sendsWires, parent: 'cyber.wires' }),
  field('cyber.vendor_changes', 'yes_no_not_sure', { hint: true }),
]

const past = [
  field('cyber.sensitive_work', 'multi_select', {
    options: [
      'payment_processing',
      'it_provider',
      'data_broker',
      'debt',
      'crypto',
      'gambling',
      'adult',
      'cannabis',
      none,
    ],
  }),
  field('cyber.media_cleared', 'yes_no_not_sure', { hint: true, derived: clearsForClients }),
  field('cyber.incidents', 'yes_no_not_sure', {
    statement: { list: 'true', kind: 'exposure' },
    hint: true,
    yearly: true,
    remarks: [noLossesBefore],
  }),
  field('cyber.incident_list', 'repeat', {
    entry: true,
    visible: yes('cyber.incidents'),
    parent: 'cyber.incidents',
    minItems: 1,
    maxItems: 10,
    ...claimEntries([
      field('year', 'year', { hint: true, width: 3, checks: recentYear }, 'cyber.incident_list.year'),
      field(
        'kind',
        'select',
        { options: ['ransom', 'email_fraud', 'stolen_data', 'lost_device', 'vendor', 'other'] },
        'cyber.incident_list.kind',
      ),
      field(
        'cost',
        'money',
        { hint: true, width: 3, checks: [{ rule: 'isLessThan', than: 100_000_000 }] },
        'cyber.incident_list.cost',
      ),
      field(
        'fixed',
        'text',
        { hint: true, checks: [{ rule: 'isLengthLessThan', than: 251 }] },
        'cyber.incident_list.fixed',
      ),
    ]),
  }),
  field('cyber.circumstances', 'yes_no_not_sure', {
    statement: { list: 'true', kind: 'exposure' },
    yearly: true,
    hint: true,
    why: true,
  }),
  field('cyber.circumstances_detail', 'long_text', {
    hint: true,
    visible: reportsCircumstances,
    parent: 'cyber.circumstances',
    checks: longText,
  }),
  ...declinedBefore('cyber.prior'),
]

const wantedCoverages = [
  field('cyber.limit', 'select', {
    usual: '1000000',
    hint: true,
    options: ['100000', '250000', '500000', '1000000', '2000000', '3000000'],
  }),
  field('cyber.retention', 'select', { usual: '2500', hint: true, options: ['1000', '2500', '5000', '10000'] }),
  field('cyber.waiting_hours', 'select', { usual: '12', hint: true, options: ['6', '8', '12', '24'] }),
  field('cyber.fraud_limit', 'select', {
    usual: '100000',
    hint: true,
    options: ['0', '50000', '100000', '250000'],
    checks: [{ rule: 'isNotMoreThanAnswer', of: 'cyber.limit' }],
  }),
]

/** What could be stolen, what protects it, what happened before, and how much insurance. */
export const cyberQuestions: DynamicFlow = {
  id: 'cyber',
  label: 'step.cyber.label',
  pages: [
    { index: 0, label: 'step.cyber.0.label', form: { fields: data } },
    pageOfSections('cyber', [1, signIn], [2, computers]),
    pageOfSections('cyber', [3, recovery], [4, payments]),
    pageOfSections('cyber', [5, past], [6, wantedCoverages]),
  ],
}
