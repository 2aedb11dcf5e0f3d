import { insuranceTypes } from '@coverwright/catalogue/lines/insurance-types'
import { expect, it, test } from 'vitest'
import type { QuoteSnapshot } from '../../features/3-quoting/quotes/snapshot/quote-snapshot.ts'
import { goldenBusinesses } from './businesses.ts'
import { offersFor, walkBusiness } from './walk-business.ts'

/** The flow as text: each page with what it asks, then what every insurer answers. */
function textOf(name: string, quote: QuoteSnapshot): string {
  const pages = quote.flowState.pages.map(({ path, visible, list }) => {
    const asked = list ? `${visible.join(' ')} (${list.count})` : visible.map(shortened).join(' ')
    return asked ? `${path}\n    ${asked}` : path
  })
  return `${[name, '', ...pages, '', ...offersFor(quote)].join('\n')}\n`
}

/** `gl.liberty.uw_questions[height]` is the question `height`. */
const shortened = (path: string): string => /\[(.+)\]$/.exec(path)?.[1] ?? path

test.for(goldenBusinesses.map((business) => [business.name, business] as const))(
  '%s: its pages, their questions and the offers are as they were (F2, F3)',
  async ([name, business]) => {
    const quote = walkBusiness(business)
    expect(quote.flowState.pages.every(({ status }) => status === 'complete')).toBe(true)
    await expect(textOf(name, quote)).toMatchFileSnapshot(`./trails/${name}.txt`)
  },
)

it('every line is picked by at least four of at least eighty businesses (F3)', () => {
  expect(goldenBusinesses.length).toBeGreaterThanOrEqual(80)
  const picked = (line: string) => goldenBusinesses.filter(({ lines }) => lines.includes(line)).length
  expect(insuranceTypes.filter(({ line }) => picked(line) < 4).map(({ line }) => line)).toEqual([])
})
