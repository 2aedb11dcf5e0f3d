import type { Fault } from '@coverwright/catalogue/sites/faults/fault'
import { fault } from '@coverwright/catalogue/sites/faults/fault'

const space = /[ \t\r\n]*/y
const string = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy
/** No site nests as deep; a text of nothing but [ must not exhaust the stack. */
const deepest = 100
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y

class Unreadable extends Error {
  readonly offset: number
  constructor(offset: number, says: string) {
    super(says)
    this.offset = offset
  }
}

/** The fault of a text that should be JSON, with its line and column; undefined if it is well-formed. */
export function jsonFault(text: string): Fault | undefined {
  try {
    createReader(text).whole()
    return undefined
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const before = text.slice(0, error.offset).split('\n')
    return fault(`line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`, error.message)
  }
}

/** Parses like JSON.parse, but says where and why it stops, and also stops at a duplicate key. */
function createReader(text: string) {
  let offset = 0

  const refuse = (says: string): never => {
    throw new Unreadable(offset, offset >= text.length ? `the file ends too early: ${says}` : says)
  }
  const textMatch = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = offset
    const [match] = pattern.exec(text) ?? []
    offset += match?.length ?? 0
    return match
  }
  const skip = (sign: string): boolean => {
    textMatch(space)
    if (text[offset] !== sign) return false
    offset += 1
    return true
  }

  const key = (keys: Set<string>): void => {
    textMatch(space)
    const start = offset
    const name = textMatch(string) ?? refuse(insteadOfKey(text.slice(offset)))
    if (keys.has(name)) {
      offset = start
      refuse(`the key ${name} is here a second time`)
    }
    keys.add(name)
    if (!skip(':')) refuse(`a colon should follow the key ${name}`)
  }

  const entries = (end: string, entry: () => void): void => {
    if (skip(end)) return
    for (;;) {
      entry()
      if (skip(end)) return
      if (!skip(',')) refuse(`expected a comma or ${end} here`)
      textMatch(space)
      if (text[offset] === end) refuse('nothing follows the comma before this: remove it')
    }
  }

  const value = (depth = 0): void => {
    if (depth > deepest) refuse(`nesting is limited to ${deepest} levels`)
    if (skip('{')) {
      const keys = new Set<string>()
      entries('}', () => {
        key(keys)
        value(depth + 1)
      })
    } else if (skip('[')) entries(']', () => value(depth + 1))
    else if (textMatch(string) === undefined && textMatch(scalar) === undefined) refuse(instead(text.slice(offset)))
  }

  return {
    whole(): void {
      textMatch(space)
      if (offset === text.length) {
        offset = 0
        throw new Unreadable(0, 'the file is empty: begin with { and end with }')
      }
      value()
      textMatch(space)
      if (offset < text.length) refuse('nothing may follow the last }')
    },
  }
}

function insteadOfKey(rest: string): string {
  const fault = knownFault(rest)
  return fault ?? 'expected a key in double quotes here'
}

const instead = (rest: string): string =>
  knownFault(rest) ?? 'expected a text in double quotes, a number, true, false, null, { or [ here'

/** What people and editors often write instead. */
function knownFault(rest: string): string | undefined {
  if (/^\/[/*]/.test(rest)) return 'JSON has no comments: remove this one'
  if (/^['‘’“”„«`]/u.test(rest)) return 'texts need straight double quotes, as in "this"'
  if (/^(<{7}|={7}|>{7})/.test(rest)) return 'two versions of the file were merged: keep one and remove this line'
  if (rest.startsWith('"')) return 'this text does not end, or has a line break or a backslash in it'
  return undefined
}
