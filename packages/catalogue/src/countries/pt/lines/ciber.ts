import { is, yes } from '@coverwright/core/rules/rule'
import { noLossesBefore } from '../../../earlier-answers.ts'
import { field } from '../../../field.ts'
import { longText } from '../../../lines/bounds.ts'
import { openedBy } from '../../../lines/line-page.ts'
import { lineOf, none } from '../../shared/line-pages.ts'
import { insures } from '../types.ts'

const data = [
  field('ciber.limit', 'select', { hint: true, options: ['50000', '100000', '250000', '500000'] }),
  field('ciber.deductible', 'select', { hint: true, options: ['500', '1000', '2500'] }),
  field('ciber.records', 'select', { hint: true, why: true, options: ['to_1000', 'to_10000', 'to_100000', 'over'] }),
  field('ciber.kinds', 'multi_select', { options: ['identity', 'bank', 'health', 'children', none] }),
  field('ciber.online_share', 'percent', { hint: true, width: 3 }),
]

const pays = yes('ciber.transfers')

const protection = [
  field('ciber.mfa', 'yes_no_not_sure', { hint: true }),
  field('ciber.backups', 'select', { hint: true, options: ['daily', 'weekly', 'seldom', 'none'] }),
  field('ciber.backups_apart', 'yes_no_not_sure', {
    hint: true,
    ...openedBy('ciber.backups', is('ciber.backups', 'daily', 'weekly')),
  }),
  field('ciber.updates', 'yes_no_not_sure', { hint: true }),
  field('ciber.transfers', 'yes_no', { hint: true }),
  field('ciber.transfers_checked', 'yes_no', { hint: true, ...openedBy('ciber.transfers', pays) }),
]

const past = [
  field('ciber.incidents', 'yes_no', { yearly: true, hint: true, remarks: [noLossesBefore] }),
  field('ciber.incidents_detail', 'long_text', {
    hint: true,
    checks: longText,
    ...openedBy('ciber.incidents', yes('ciber.incidents')),
  }),
  field('ciber.outsourced', 'yes_no', { hint: true }),
  field('ciber.privacy', 'yes_no_not_sure', { hint: true }),
]

/** Attacks, stolen data and forged payments. */
export const ciber = lineOf('ciber', 'CIB', insures('ciber'), [data, protection, past])
