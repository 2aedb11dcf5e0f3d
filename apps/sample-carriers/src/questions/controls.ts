import type { SharedQuestions } from './shared.ts'

export const claims = {
  changes: {
    id: 'claims_changes',
    type: 'long_text',
    conditions: [{ holder: 'quote', subject: 'claims.any', or: ['Yes'] }],
    checks: [{ rule: 'isLengthLessThan', than: 1001 }],
    fact: 'claims.changes',
  },
} as const satisfies SharedQuestions

export const controls = {
  two_person_bank: {
    id: 'bank_check',
    type: 'yes_no',
    fact: 'controls.two_person_bank',
  },
  payment_callback: {
    type: 'yes_no',
    fact: 'controls.payment_callback',
  },
  second_sign_in: {
    type: 'yes_no_not_sure',
    fact: 'controls.second_sign_in',
  },
} as const satisfies SharedQuestions

export const data = {
  records_kept: {
    type: 'number',
    checks: [{ rule: 'isLessThan', than: 100000000 }],
    fact: 'data.records_kept',
  },
} as const satisfies SharedQuestions

export const money = {
  cash_overnight: {
    id: 'cash_overnight',
    type: 'money',
    checks: [{ rule: 'isLessThan', than: 10000000 }],
    fact: 'money.cash_overnight',
  },
} as const satisfies SharedQuestions
