import { expect, it } from 'vitest'
import { failureKind } from './failure-kind.ts'

it.each([
  ['The mail was not taken (EENVELOPE 421)', 'The mail was not taken (EENVELOPE 421)'],
  ['no mailbox dana@shop.example here', 'no mailbox … here'],
  ['invalid input syntax for type uuid: "dana"', 'invalid input syntax for type uuid'],
  ['Unexpected token in “Dana Whitfield” of a reply', 'Unexpected token in … of a reply'],
  ['connect ECONNREFUSED 127.0.0.1\n    at somewhere', 'connect ECONNREFUSED 127.0.0.1'],
  ['Nothing at 123456789', 'Nothing at …'],
  ['', ''],
])('tells of %j no more than its kind (O11, S9)', (message, kind) => expect(failureKind(message)).toBe(kind))
