import type { Field } from '@coverwright/core/model/field'
import { expect, test } from 'vitest'
import { answerEntered } from './entered-answers.ts'

const us = { locale: 'en-US', currency: 'USD' }
const france = { locale: 'fr-FR', currency: 'EUR' }

const payroll: Field = { path: 'payroll', type: 'money', label: 'Payroll' }
const leasedField: Field = { path: 'leased', type: 'yes_no', label: 'Leased' }
const phones: Field = {
  path: 'phones',
  type: 'repeat',
  label: 'Phones',
  fields: [{ path: 'phone', type: 'phone', label: 'Phone' }],
}
const address: Field = { path: 'address', type: 'group', label: 'Address', fields: [payroll, leasedField, phones] }

test('(Q1) typed text is read, and text that is no answer is kept to be refused', () => {
  expect(answerEntered(payroll, '18,500', us)).toBe(18500)
  expect(answerEntered(payroll, 'a lot', us)).toBe('a lot')
  expect(answerEntered(payroll, '  ', us)).toBeUndefined()
  expect(answerEntered(payroll, 18500, us)).toBe(18500)
  expect(answerEntered(leasedField, 'Yes', us)).toBe('Yes')
})

test('(Q1) typed text is read inside groups and lists, and blanks are left out', () => {
  const enteredAnswers = {
    payroll: '1,000',
    leased: 'No',
    phones: [
      { id: 'r1', phone: '(312) 555-0148' },
      { id: 'r2', phone: '' },
    ],
  }
  expect(answerEntered(address, enteredAnswers, us)).toEqual({
    payroll: 1000,
    leased: 'No',
    phones: [{ id: 'r1', phone: '3125550148' }, { id: 'r2' }],
  })
})

test('(Q1) a group that is not one yet is left alone', () => {
  expect(answerEntered(address, undefined, us)).toBeUndefined()
  expect(answerEntered(phones, undefined, us)).toBeUndefined()
})

test('(I4) a country’s own ways of writing are read inside groups and lists, too', () => {
  const abroad: Field = { ...phones, fields: [{ path: 'phone', type: 'phone', label: 'Phone', country: 'FR' }] }
  const enteredAnswers = { payroll: '1 000,00 €', phones: [{ id: 'r1', phone: '06 12 34 56 78' }] }
  expect(answerEntered({ ...address, fields: [payroll, abroad] }, enteredAnswers, france)).toEqual({
    payroll: 1000,
    phones: [{ id: 'r1', phone: '+33612345678' }],
  })
})
