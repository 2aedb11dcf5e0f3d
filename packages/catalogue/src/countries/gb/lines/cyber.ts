import { is, yes } from '@coverwright/core/rules/rule'
import { noLossesBefore } from '../../../earlier-answers.ts'
import { field } from '../../../field.ts'
import { longText } from '../../../lines/bounds.ts'
import { openedBy } from '../../../lines/line-page.ts'
import { lineOf, none } from '../../shared/line-pages.ts'
import { insures } from '../types.ts'

const data = [
  field('gb_cyber.limit', 'select', { hint: true, options: ['50000', '100000', '250000', '500000', '1000000'] }),
  field('gb_cyber.excess', 'select', { hint: true, options: ['250', '500', '1000', '2500'] }),
  field('gb_cyber.records', 'select', {
    hint: true,
    why: true,
    options: ['to_1000', 'to_10000', 'to_100000', 'over'],
  }),
  field('gb_cyber.kinds', 'multi_select', { options: ['identity', 'bank', 'health', 'children', none] }),
  field('gb_cyber.ico', 'yes_no_not_sure', { hint: true }),
  field('gb_cyber.online_share', 'percent', { hint: true, width: 3 }),
]

const protection = [
  field('gb_cyber.outsourced', 'yes_no', { hint: true }),
  field('gb_cyber.mfa', 'yes_no_not_sure', { hint: true }),
  field('gb_cyber.backups', 'select', { hint: true, options: ['daily', 'weekly', 'seldom', 'none'] }),
  field('gb_cyber.backups_apart', 'yes_no_not_sure', {
    hint: true,
    ...openedBy('gb_cyber.backups', is('gb_cyber.backups', 'daily', 'weekly')),
  }),
  field('gb_cyber.updates', 'yes_no_not_sure', { hint: true }),
  field('gb_cyber.call_back', 'yes_no', { hint: true }),
  field('gb_cyber.training', 'yes_no', { hint: true }),
  field('gb_cyber.essentials', 'select', { hint: true, options: ['plus', 'yes', 'no'] }),
]

const past = [
  field('gb_cyber.incidents', 'yes_no', { yearly: true, hint: true, remarks: [noLossesBefore] }),
  field('gb_cyber.incidents_detail', 'long_text', {
    hint: true,
    checks: longText,
    ...openedBy('gb_cyber.incidents', yes('gb_cyber.incidents')),
  }),
]

/** Attacks, stolen data and invoices paid to a fraudster. */
export const cyber = lineOf('gb_cyber', 'CYB', insures('gb_cyber'), [data, protection, past])
