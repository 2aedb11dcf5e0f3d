import { enUs } from '@coverwright/catalogue/messages/en-us'
import { nextMoveNames, nextMoves } from '@coverwright/core/lifecycle/next-move'
import { translator } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import { nextMoveText } from './next-move-text.ts'

const t = translator(enUs, 'en-US')
const harbor = 'Harbor Mutual'

it.each([
  [{ what: 'answer', insurers: [harbor], count: 3 }, 'Client: answer 3 questions'],
  [{ what: 'answer', insurers: [harbor], count: 1 }, 'Client: answer 1 question'],
  [{ what: 'reading', insurers: [harbor] }, 'Harbor Mutual: reading the application'],
  [{ what: 'reading', insurers: [harbor, 'Lyme'] }, '2 insurers: reading the application'],
  [{ what: 'propose', insurers: [] }, 'You: send the proposal'],
  [{ what: 'bound', insurers: [] }, ''],
] as const)('says %j as %j (R6)', ({ what, insurers, ...count }, text) => {
  expect(nextMoveText({ next_move: { who: nextMoves[what], what, insurers: [...insurers], ...count } }, t)).toBe(text)
})

it('has words for every move (R6)', () => {
  const texts = nextMoveNames.map((what) =>
    nextMoveText({ next_move: { who: nextMoves[what], what, insurers: [] } }, t),
  )
  expect(texts.filter((text) => text.includes('agent.'))).toEqual([])
})
