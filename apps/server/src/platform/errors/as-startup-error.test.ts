import { expect, test } from 'vitest'
import { DatabaseSilence } from '../database/connection-faults.ts'
import { asStartupError } from './as-startup-error.ts'
import { StartupError, tryAgainExitCode } from './startup-error.ts'

test.for([
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Connection terminated due to connection timeout'),
  new DatabaseSilence('an answer'),
  Object.assign(new Error('terminating connection due to idle-in-transaction timeout'), { code: '25P03' }),
])('a start that a slow database ended is told of in one sentence and may be tried again: %s', (error) => {
  const refusal = asStartupError(error)
  expect(refusal?.message).toBe(
    `The database did not answer in time during the start (${error.message}): this machine may be too busy.`,
  )
  expect(refusal?.exitCode).toBe(tryAgainExitCode)
})

test('what the operator has to fix is not retried', () => {
  const refusal = new StartupError('Port 3000 is in use.')
  expect(asStartupError(refusal)).toBe(refusal)
  expect(refusal.exitCode).toBe(1)
  expect(asStartupError(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toMatchObject({
    message: 'The disk is full (write): free some space, then start again.',
    exitCode: 1,
  })
})

test('a bug keeps its stack', () => {
  expect(asStartupError(new TypeError('undefined is not a function'))).toBeUndefined()
})
