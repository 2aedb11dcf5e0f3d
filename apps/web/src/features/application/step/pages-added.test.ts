import { compileFlow } from '@coverwright/core/evaluation/compile-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { PageStep } from '@coverwright/core/model/step'
import { yes } from '@coverwright/core/rules/rule'
import { translator } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import { pagesAdded } from './pages-added.ts'

const page = (id: string, label: string, more: Partial<PageStep> = {}): PageStep => ({
  kind: 'page',
  id,
  path: `/${id}`,
  label,
  form: { fields: [{ path: id, type: 'text', label: id }] },
  ...more,
})
const t = translator({ attorneys: 'Attorneys', areas: 'Practice areas' }, 'en-US')
const flag = (path: string) => ({ path, type: 'yes_no', label: path }) as const

const flow = compileFlow({
  id: 'all',
  nodes: [
    {
      kind: 'group',
      id: 'all',
      label: '',
      children: [
        { ...page('info', 'What changed'), form: { fields: [flag('people_changed'), flag('areas_changed')] } },
        page('people', 'attorneys', { when: yes('people_changed') }),
        page('areas', 'areas', { when: yes('areas_changed') }),
        page('more', 'areas', { when: yes('areas_changed') }),
        page('end', 'Done'),
      ],
    },
  ],
  aliases: [],
  baseFacts: [],
})
const flowState = (answers: Record<string, string>) =>
  evaluateFlow(flow, { answers, facts: {}, sets: {}, switches: {}, today: '2026-11-20' })

it('names the pages that one answer adds, whatever the others add (N1)', () => {
  const both = { people_changed: 'Yes', areas_changed: 'Yes' }
  const pagesAfter = (answer: string) => pagesAdded(flowState(both), flowState({ ...both, [answer]: 'No' }), t)
  expect(pagesAfter('people_changed')).toEqual({ count: 1, names: ['Attorneys'] })
  expect(pagesAfter('areas_changed')).toEqual({ count: 2, names: ['Practice areas'] })
})

it('counts a page whose words are not loaded yet, without a name (N1)', () => {
  const both = { people_changed: 'Yes' }
  const wordless = translator({}, 'en-US')
  expect(pagesAdded(flowState(both), flowState({}), wordless)).toEqual({ count: 1, names: [] })
})

it('an answer that adds no page names none (N1)', () => {
  const none = { people_changed: 'No' }
  expect(pagesAdded(flowState(none), flowState({ ...none, areas_changed: 'No' }), t)).toEqual({
    count: 0,
    names: [],
  })
})
