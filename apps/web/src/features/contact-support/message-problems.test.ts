import { expect, it } from 'vitest'
import { messageProblems } from './message-problems.ts'

const message = { subject: 'Other questions', description: 'Hello', name: '', email: '' }

it.each([
  [{}, {}],
  [{ subject: '' }, { subject: 'validationError.requiredField' }],
  [{ description: '' }, { description: 'validationError.requiredField' }],
  [{ description: ' \n ' }, { description: 'validationError.requiredField' }],
  [{ email: 'nowhere' }, { email: 'validationError.isEmail' }],
  [{ email: ' dana@shop.example ' }, {}],
])('a message with %j has the problems %j (C6, V2)', (more, problems) => {
  expect(messageProblems({ ...message, ...more })).toEqual(problems)
})

it('lists problems in the order of the form (C6)', () => {
  expect(Object.keys(messageProblems({ subject: '', description: '', name: '', email: 'x' }))).toEqual([
    'subject',
    'description',
    'email',
  ])
})
