import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import { back, next } from '@coverwright/core/navigation/navigate'
import { expect, it } from 'vitest'
import site from '../../../../../sites/default.json' with { type: 'json' }
import { unitedStates } from '../../countries/us/country.ts'
import { siteFlow } from '../../sites/site-flow.ts'

/* Which of its own pages errors and omissions asks of which trade, written by hand. */

const trades = {
  'a management consultant': { naics6: '541611', traits: ['office', 'advice'] },
  'an IT consultant': { naics6: '541512', traits: ['office', 'technology', 'advice'] },
  'a web designer': { naics6: '541511', traits: ['office', 'technology', 'design', 'online'] },
  'an advertising agency': { naics6: '541810', traits: ['office', 'advice'] },
  'a real estate agent': { naics6: '531210', traits: ['office', 'advice', 'vehicles'] },
  'an insurance agency': { naics6: '524210', traits: ['office', 'advice'] },
  'a travel agency': { naics6: '561510', traits: ['office', 'advice', 'online'] },
  'a landlord': { naics6: '531110', traits: ['habitational'] },
} as const
type Trade = keyof typeof trades

const expectedPages = (trade: Trade): readonly number[] =>
  trade === 'an IT consultant' || trade === 'a web designer' ? [0, 1] : [0]

/** What is asked of the trade only, beside how it catches mistakes. */
function expectedParts(trade: Trade): readonly string[] {
  if (trade === 'an IT consultant') return ['technology']
  if (trade === 'a web designer') return ['media', 'technology']
  if (trade === 'an advertising agency') return ['media']
  if (trade === 'a real estate agent') return ['property']
  if (trade === 'an insurance agency' || trade === 'a travel agency') return ['agency']
  return []
}

const { flow } = siteFlow(site, unitedStates)

const contextOf = (trade: Trade, lines: readonly string[], eo: object = {}): FlowContext => ({
  answers: {
    class_code_ref: `CW${trades[trade].naics6}A`,
    insurance_types: lines.map((number) => ({ uuid: `5b0c6f1e-7a52-4c8e-9d3b-0000000000${number}` })),
    eo,
  },
  facts: { state: 'OH', naics6: trades[trade].naics6, class_traits: trades[trade].traits },
  sets: {},
  switches: {},
  today: '2026-11-20',
})

function pagesOf(trade: Trade, lines: readonly string[], move: typeof next, from: string, to: string) {
  const flowState = evaluateFlow(flow, contextOf(trade, lines))
  const walkedPaths: string[] = []
  for (
    let at: string | undefined = from;
    at !== undefined && at !== to && walkedPaths.length < 60;
    at = move(flowState, at)
  ) {
    walkedPaths.push(at)
  }
  return walkedPaths
    .filter((path) => path.startsWith('/dynamic-questions/eo_services/'))
    .map((path) => Number(path.split('/').at(-1)))
}

const everyTrade: readonly Trade[] = [
  'a management consultant',
  'an IT consultant',
  'a web designer',
  'an advertising agency',
  'a real estate agent',
  'an insurance agency',
  'a travel agency',
  'a landlord',
]

it.each(everyTrade)('asks %s about its own trade, there and back; nothing beside PL or without it (F3)', (trade) => {
  expect(pagesOf(trade, ['05'], next, '/insurance', '/done')).toEqual(expectedPages(trade))
  expect(pagesOf(trade, ['05'], back, '/done', '/insurance').toReversed()).toEqual(expectedPages(trade))
  const paths = evaluateFlow(flow, contextOf(trade, ['05'])).pages.flatMap(({ visible }) => visible)
  const parts = paths.flatMap((path) => /^eo\.(\w+)\./.exec(path)?.[1] ?? [])
  expect([...new Set(parts)]).toEqual(expectedParts(trade))
  for (const lines of [['04', '05'], ['04'], ['01'], []]) {
    expect(pagesOf(trade, lines, next, '/insurance', '/done')).toEqual([])
  }
})

it('opens a follow-up by its own answer only (Q2)', () => {
  const visible = (eo: object) =>
    evaluateFlow(flow, contextOf('an IT consultant', ['05'], eo)).pages.flatMap((entry) => entry.visible)
  expect(visible({ client_money: 'No' })).not.toContain('eo.client_money_most')
  expect(visible({ client_money: 'Yes' })).toContain('eo.client_money_most')
  expect(visible({ technology: { service_level: 'Yes' } })).toContain('eo.technology.service_level_penalty')
  expect(visible({ technology: { service_level: 'No' } })).not.toContain('eo.technology.service_level_penalty')
})
