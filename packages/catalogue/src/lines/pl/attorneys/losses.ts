import type { Field } from '@coverwright/core/model/field'
import { is, yes } from '@coverwright/core/rules/rule'
import { field } from '../../../field.ts'
import { longText } from '../../bounds.ts'
import { claimEntries } from '../../contradictions.ts'
import { belowABillion, nameText, openedBy, shortText } from '../../line-page.ts'
import { fiveYears, notToCome } from './days.ts'

const losses = (name: string) => `pl.aig.losses.${name}`
const followUp = (name: string) => openedBy(losses(name), yes(losses(name)))
const inner = (name: string) => losses(`list.${name}`)

const claim = [
  field('claimant', 'text', { hint: true, checks: nameText }, inner('claimant')),
  field('area', 'select', { optionsFrom: 'practice-area' }, inner('area')),
  field(
    'date',
    'date',
    {
      hint: true,
      width: 3,
      checks: [
        { rule: 'dateIsBefore', date: 'today', days: 1 },
        { rule: 'dateIsAfter', date: 'today', days: -fiveYears - 1 },
      ],
    },
    inner('date'),
  ),
  field(
    'act_date',
    'date',
    { hint: true, width: 3, checks: [...notToCome, { rule: 'dateIsBefore', date: 'date', days: 1 }] },
    inner('act_date'),
  ),
  field('alleged', 'text', { hint: true, checks: shortText }, inner('alleged')),
  field('paid', 'money', { hint: true, width: 3, checks: [belowABillion] }, inner('paid')),
  field('open', 'yes_no', {}, inner('open')),
  field(
    'reserve',
    'money',
    { hint: true, width: 3, visible: is('open', 'Yes'), parent: 'open', checks: [belowABillion] },
    inner('reserve'),
  ),
]

/** Past claims, possible claims, and discipline by the bar; none may be left out. */
export const lossFields: readonly Field[] = [
  field(losses('any'), 'yes_no', { yearly: true, statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field(losses('list'), 'repeat', {
    entry: true,
    ...followUp('any'),
    ...claimEntries(claim),
    minItems: 1,
    maxItems: 12,
  }),
  field(losses('known_circumstance'), 'yes_no', {
    yearly: true,
    statement: { list: 'true', kind: 'exposure' },
    hint: true,
    why: true,
  }),
  field(losses('circumstance_detail'), 'long_text', {
    hint: true,
    ...followUp('known_circumstance'),
    checks: longText,
  }),
  field(losses('disciplined'), 'yes_no', { yearly: true, statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field(losses('discipline_detail'), 'long_text', { hint: true, ...followUp('disciplined'), checks: longText }),
]
