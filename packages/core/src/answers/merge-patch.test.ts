import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergePatched, mergePatchOf } from './merge-patch.ts'

const parsed = (document: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(document))
const names = fc.constantFrom('a', 'b', 'c', 'toString', '__proto__')
const { document } = fc.letrec((tie) => ({
  part: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(0, 1, '', 'x', true, undefined),
    fc.array(fc.constantFrom(1, null, 'y'), { maxLength: 2 }),
    tie('document'),
  ),
  document: fc.dictionary(names, tie('part'), { maxKeys: 4, noNullPrototype: true }),
}))
const documents = document.map((made) => Object(made) as Record<string, unknown>)

describe('a merge patch', () => {
  it('turns what was into what is, whatever came, went or changed (speed)', () => {
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        const patch = mergePatchOf(before, after)
        expect(patch && mergePatched(parsed(before), parsed(patch))).toEqual(parsed(after))
      }),
      { numRuns: 1000 },
    )
  })

  it('speaks only of what changed, and leaves the rest the same object (speed)', () => {
    const [sets, list] = [{ gl: { questions: ['q'] } }, [1, 2]]
    const before = { version: 3, sets, list, gone: 'x', held: { one: 1, two: 2 } }
    const after = { version: 4, sets, list: [1, 2, 3], held: { one: 1, two: 3 } }
    const patch = mergePatchOf(before, after)
    expect(patch).toEqual({ version: 4, list: [1, 2, 3], held: { two: 3 }, gone: null })
    expect(mergePatchOf(before, before)).toEqual({})
    const made = mergePatched(before, patch ?? {})
    expect(made).toEqual(after)
    expect(made.sets).toBe(sets)
  })

  it('of nothing in a record cannot be told from its going: there is none (RFC 7396)', () => {
    expect(mergePatchOf({}, { a: null })).toBeUndefined()
    expect(mergePatchOf({ a: { b: 1 } }, { a: { b: null } })).toBeUndefined()
    expect(mergePatchOf({}, { a: { b: { c: null } } })).toBeUndefined()
    expect(mergePatchOf({}, { a: [null] })).toEqual({ a: [null] })
  })
})
