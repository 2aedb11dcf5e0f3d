import { expect, it, vi } from 'vitest'
import { textRefusals } from './text-refusals.ts'

const itemReadBy = (read: () => string) =>
  Object.defineProperty({ id: 'ruth' }, 'first_name', { enumerable: true, get: read })

it('reads an item of a list once, as long as it is the same (speed)', () => {
  const read = vi.fn(() => 'Ruth')
  const ruth = itemReadBy(read)
  expect(textRefusals({ drivers: [ruth] })).toEqual([])
  const once = read.mock.calls.length
  expect(textRefusals({ drivers: [{ id: 'sam' }, ruth] })).toEqual([])
  expect(read).toHaveBeenCalledTimes(once)
})

it('finds what is no text beside items that were read before, by where it stands (A6)', () => {
  const ruth = { id: 'ruth', first_name: 'Ruth' }
  textRefusals({ drivers: [ruth] })
  expect(textRefusals({ drivers: [ruth, { id: 'sam', first_name: 'S\0m' }] })).toEqual([
    { path: 'drivers.1.first_name', key: 'validationError.notText' },
  ])
})

it('does not read what is known to be sound (speed)', () => {
  const read = vi.fn(() => 'Ruth')
  expect(textRefusals({ owner: itemReadBy(read), zip_code: '60614' }, { zip_code: '60614' })).toEqual([])
  expect(read).not.toHaveBeenCalled()
})
