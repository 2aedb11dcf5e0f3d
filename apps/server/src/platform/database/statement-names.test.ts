import { expect, test } from 'vitest'
import { createStatementNames } from './statement-names.ts'

const fiveTimes = (nameOf: ReturnType<typeof createStatementNames>, text: string) =>
  Array.from({ length: 6 }, () => nameOf(text)).map((name) => name !== undefined)

test('a statement has a name from its fifth use on, the same each time and no other statement’s (speed)', () => {
  const nameOf = createStatementNames()
  expect(fiveTimes(nameOf, 'select 1 as one')).toEqual([false, false, false, false, true, true])
  expect(nameOf('select 1 as one')).toBe(nameOf('select 1 as one'))
  fiveTimes(nameOf, 'select 2 as two')
  expect(nameOf('select 2 as two')).not.toBe(nameOf('select 1 as one'))
})

test.for(['select * from quotes', 'update quotes set site = $1 returning *', 'select quotes.* from quotes'])(
  '%s would fail across a migration, so it is never prepared',
  (text) => {
    expect(fiveTimes(createStatementNames(), text)).not.toContain(true)
  },
)
