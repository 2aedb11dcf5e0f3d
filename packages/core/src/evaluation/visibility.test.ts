import { describe, expect, it } from 'vitest'
import type { PageStep } from '../model/step.ts'
import { yes } from '../rules/rule.ts'
import { compileFlow } from './compile-flow.ts'
import { evaluateFlow } from './evaluate-flow.ts'

const page = (id: string, paths: readonly string[], more: Partial<PageStep> = {}): PageStep => ({
  kind: 'page',
  id,
  path: `/${id}`,
  label: id,
  form: { fields: paths.map((path) => ({ path, type: 'yes_no', label: path })) },
  ...more,
})
const children = [
  page('one', ['benefits']),
  page('two', ['plan.health', 'plan.pension'], { when: yes('benefits') }),
  page('three', ['other', 'looked_up.kind']),
]
const flow = compileFlow({
  id: 'views',
  aliases: [],
  baseFacts: ['state'],
  nodes: [{ kind: 'group', id: 'all', label: '', children }],
})
const answers = { benefits: 'No', plan: { health: 'Yes', pension: 'Yes' }, other: 'Yes', state: 'XX', partner: 'p' }
const trailOf = (benefits: string) =>
  evaluateFlow(flow, {
    answers: { ...answers, benefits },
    facts: { state: 'OH', looked_up: { kind: 'x' } },
    sets: {},
    switches: { on: true },
    today: '2026-11-20',
  })

describe('what a rule may see', () => {
  it('is neither an answer of a step that this quote does not visit, nor a record that contains one (Q2)', () => {
    const closed = trailOf('No').view
    expect(closed.get('benefits')).toBe('No')
    expect(closed.get('plan.health')).toBeUndefined()
    expect(closed.get('plan')).toBeUndefined()
    expect(closed.get('plan.health.detail')).toBeUndefined()
    expect(trailOf('Yes').view.get('plan.health')).toBe('Yes')
    expect(trailOf('Yes').view.get('plan')).toBeUndefined()
  })

  it('is a looked-up value rather than the one sent, and anything that no step asks (F20)', () => {
    const { view } = trailOf('No')
    expect(view.get('state')).toBe('OH')
    expect(view.get('partner')).toBe('p')
    expect(view.get('looked_up')).toEqual({ kind: 'x' })
    expect(view.isOn('on')).toBe(true)
    expect(view.isOn('constructor')).toBe(false)
  })

  it('ends, for each entry, with that entry (X4)', () => {
    const [one, two, three] = trailOf('Yes').pages
    expect([one, two, three].map((entry) => entry?.view.get('plan.pension'))).toEqual([undefined, 'Yes', 'Yes'])
    expect([one, two, three].map((entry) => entry?.view.get('other'))).toEqual([undefined, undefined, 'Yes'])
  })
})
