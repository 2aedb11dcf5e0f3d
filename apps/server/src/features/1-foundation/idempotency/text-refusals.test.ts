import { expect, it } from 'vitest'
import { textRefusals } from './text-refusals.ts'

it('reports by place what is not text (A6)', () => {
  const ruth = { id: 'ruth', first_name: 'Ruth' }
  expect(textRefusals({ drivers: [ruth] })).toEqual([])
  expect(textRefusals({ drivers: [ruth, { id: 'sam', first_name: 'S\0m' }] })).toEqual([
    { path: 'drivers.1.first_name', key: 'validationError.notText' },
  ])
})
