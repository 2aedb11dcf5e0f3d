import { compileFlow } from '@coverwright/core/flow/compile'
import type { PageStep } from '@coverwright/core/flow/step'
import { deriveTrail } from '@coverwright/core/flow/trail'
import { expect, it } from 'vitest'
import { shownProgress } from './steps.ts'

const page = (id: string, more: Partial<PageStep> = {}): PageStep => ({
  kind: 'page',
  id,
  path: `/${id}`,
  label: id,
  form: { fields: [] },
  ...more,
})
const flow = compileFlow({
  id: 'signed',
  aliases: [],
  baseFacts: ['insurance_types'],
  nodes: [
    {
      kind: 'group',
      id: 'all',
      label: 'all',
      children: [page('a'), page('b'), page('signature', { uncounted: true }), page('c'), page('done')],
    },
  ],
})
const trail = deriveTrail(flow, {
  answers: {},
  facts: { insurance_types: 'any' },
  sets: {},
  switches: {},
  today: '2026-11-20',
})

it('a page that does not count shows what the page before it showed (S6)', () => {
  expect(shownProgress(trail, '/b', 'one')).toBe(33)
  expect(shownProgress(trail, '/signature', 'one')).toBe(33)
  expect(shownProgress(trail, '/c', 'one')).toBe(67)
  expect(shownProgress(trail, '/done', 'one')).toBe(100)
  expect(shownProgress(trail, '/signature', 'opened there')).toBe(33)
})
