import { describe, expect, it, vi } from 'vitest'
import { factsFrom } from './facts-from.ts'

const resolve = vi.fn((answers: Readonly<Record<string, unknown>>) => ({
  state: answers.zip_code === '60614' ? 'IL' : 'NY',
  ...('gl' in answers ? { gl: true } : {}),
  ...(Object.hasOwn(answers, 'bop') ? { bop: true } : {}),
}))

const first = { zip_code: '60614', company_name: 'Blue Door' }

describe('facts of other answers', () => {
  it('stay where nothing changed that they follow from (speed)', () => {
    const facts = factsFrom(first, resolve, undefined)
    resolve.mockClear()
    const renamed = { ...first, company_name: 'Red Door' }
    expect(factsFrom(renamed, resolve, { answers: first, facts })).toBe(facts)
    const grown = { ...renamed, annual_revenue: 1000 }
    expect(factsFrom(grown, resolve, { answers: renamed, facts })).toBe(facts)
    expect(resolve).not.toHaveBeenCalled()
  })

  it.for([
    [{ ...first, zip_code: '11101' }, { state: 'NY' }],
    [{ company_name: 'Blue Door' }, { state: 'NY' }],
    [
      { ...first, gl: {} },
      { state: 'IL', gl: true },
    ],
    [
      { ...first, bop: {} },
      { state: 'IL', bop: true },
    ],
  ] as const)('are looked up anew where something did: %j (S1)', ([answers, expected]) => {
    const facts = factsFrom(first, resolve, undefined)
    expect(factsFrom(answers, resolve, { answers: first, facts })).toEqual(expected)
  })

  it('are looked up anew where they follow from all answers (S1)', () => {
    const count = (answers: object) => ({ count: Object.keys(answers).length })
    const facts = factsFrom(first, count, undefined)
    expect(factsFrom({ ...first, more: 1 }, count, { answers: first, facts })).toEqual({ count: 3 })
  })
})
