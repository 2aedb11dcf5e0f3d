import { describe, expect, it } from 'vitest'
import { compileFlow } from '../evaluation/compile-flow.ts'
import { evaluateFlow } from '../evaluation/evaluate-flow.ts'
import type { Flow } from '../model/step.ts'
import type { DynamicFlow } from './dynamic-flow.ts'
import type { MappingEntry } from './splice.ts'
import { spliceMapping } from './splice.ts'

const dynamic = (id: string): DynamicFlow => ({
  id,
  label: id,
  pages: [{ index: 0, form: { fields: [{ path: `${id}.x`, type: 'yes_no', label: id }] } }],
})
const dynamicFlows = Object.fromEntries(['flood', 'pumps', 'dogs', 'home'].map((id) => [id, dynamic(id)]))
const flow: Flow = {
  id: 'main',
  aliases: [],
  baseFacts: ['state'],
  nodes: [
    {
      kind: 'group',
      id: 'start',
      label: '',
      children: [{ kind: 'page', id: 'home', path: '/', label: '', form: { fields: [] } }],
    },
    { kind: 'group', id: 'end', label: '', children: [] },
  ],
}
const isState = (...or: readonly string[]) => [{ holder: 'quote', subject: 'state', or }] as const
const conditions = (subject: string) => [{ holder: 'quote', subject, or: ['Yes'] }] as const

function paths(mapping: readonly MappingEntry[], state: string, answers = {}) {
  const splicedFlow = spliceMapping(flow, mapping, dynamicFlows)
  expect(splicedFlow.faults).toEqual([])
  const context = { answers, facts: { state }, sets: {}, switches: {}, today: '2026-11-20' }
  return evaluateFlow(compileFlow(splicedFlow.flow), context).pages.map((entry) => entry.path)
}
const page = (id: string) => `/dynamic-questions/${id}/edit/0`
const faults = (...mapping: readonly MappingEntry[]) => {
  const splicedFlow = spliceMapping(flow, mapping, dynamicFlows)
  expect(splicedFlow.flow).toBe(flow)
  return splicedFlow.faults
}

describe('a mapping places dynamic questions', () => {
  it('appended to their group, in the order of the file (F5)', () => {
    const mapping = [
      { id: 'dogs', group: 'end' },
      { id: 'flood', group: 'start' },
      { id: 'pumps', group: 'start' },
    ]
    expect(paths(mapping, 'OH')).toEqual(['/', page('flood'), page('pumps'), page('dogs')])
  })

  it('only where their conditions hold, every one of them (F5)', () => {
    const mapping = [{ id: 'flood', group: 'start', conditions: [...isState('FL', 'TX'), ...isState('FL')] }]
    expect(paths(mapping, 'FL')).toEqual(['/', page('flood')])
    expect(paths(mapping, 'TX')).toEqual(['/'])
  })

  it('with next_steps right after them, shown when its conditions and their own hold (X10)', () => {
    const mapping = [
      {
        id: 'flood',
        group: 'start',
        conditions: isState('FL'),
        next_steps: [{ id: 'pumps', conditions: conditions('flood.x') }],
      },
      { id: 'dogs', group: 'start' },
    ]
    expect(paths(mapping, 'FL', { flood: { x: 'yes' } })).toEqual(['/', page('flood'), page('pumps'), page('dogs')])
    expect(paths(mapping, 'FL', { flood: { x: 'No' } })).toEqual(['/', page('flood'), page('dogs')])
    expect(paths(mapping, 'OH', { flood: { x: 'Yes' } })).toEqual(['/', page('dogs')])
  })

  it('with the conditions and next_steps that a spliced step has of its own (X10)', () => {
    const mapping = [
      { id: 'flood', group: 'start', next_steps: [{ id: 'pumps' }] },
      { id: 'pumps', group: 'start', conditions: isState('FL'), next_steps: [{ id: 'dogs' }] },
    ]
    expect(paths(mapping, 'FL')).toEqual(['/', page('flood'), page('pumps'), page('dogs')])
    expect(paths(mapping, 'OH')).toEqual(['/', page('flood')])
  })
})

describe('a bad mapping is refused, with the entry and the reason', () => {
  it.each<[string, readonly MappingEntry[], string, string]>([
    ['an unknown step', [{ id: 'ghosts', group: 'end' }], 'ghosts', 'there are no dynamic questions called ghosts'],
    [
      'an inherited name',
      [{ id: 'constructor', group: 'end' }],
      'constructor',
      'there are no dynamic questions called constructor',
    ],
    [
      'an unknown next step',
      [{ id: 'flood', group: 'end', next_steps: [{ id: 'ghosts' }] }],
      'flood',
      'there are no dynamic questions called ghosts',
    ],
    ['an unknown group', [{ id: 'flood', group: 'middle' }], 'flood', 'there is no group middle'],
    ['a step of the flow itself', [{ id: 'home', group: 'end' }], 'home', 'home is already a step of this flow'],
    [
      'a step placed twice',
      [
        { id: 'flood', group: 'end' },
        { id: 'flood', group: 'start' },
      ],
      'flood',
      'flood is already a step of this flow',
    ],
    [
      'a step that follows itself',
      [{ id: 'flood', group: 'end', next_steps: [{ id: 'flood' }] }],
      'flood',
      'next_steps lead from flood back to flood',
    ],
  ])('%s (F5)', (_what, mapping, entry, reason) => {
    expect(faults(...mapping)).toEqual([{ entry, reason }])
  })

  it('a cycle, reported at each of its entries (F5)', () => {
    const circle = [
      { id: 'flood', group: 'end', next_steps: [{ id: 'pumps' }] },
      { id: 'pumps', group: 'end', next_steps: [{ id: 'flood' }] },
    ]
    expect(faults(...circle).map(({ reason }) => reason)).toEqual([
      'next_steps lead from flood back to flood',
      'next_steps lead from pumps back to pumps',
    ])
  })

  it('a step that nothing leads to (F5)', () => {
    const mapping = [
      { id: 'flood', group: 'middle', next_steps: [{ id: 'pumps' }] },
      { id: 'pumps', group: 'end' },
    ]
    expect(faults(...mapping)).toEqual([
      { entry: 'flood', reason: 'there is no group middle' },
      { entry: 'pumps', reason: 'nothing leads to this step' },
    ])
  })

  it('all faults at once (F5)', () => {
    expect(faults({ id: 'ghosts', group: 'end' }, { id: 'home', group: 'end' })).toHaveLength(2)
  })
})
