import { enUs } from '@coverwright/catalogue/messages/en-us'
import { compileFlow } from '@coverwright/core/evaluation/compile-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { PageStep } from '@coverwright/core/model/step'
import { yes } from '@coverwright/core/rules/rule'
import { translator } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import { createTimeLeft } from './time-left.ts'

const t = translator(enUs, 'en-US')

const page = (path: string, more: Partial<PageStep> = {}): PageStep => ({
  kind: 'page',
  id: path,
  path: `/${path}`,
  label: path,
  form: { fields: [{ path, type: 'yes_no', label: path }] },
  ...more,
})
const extraPages = Array.from({ length: 9 }, (_, index) => page(`opened${index}`, { when: yes('b') }))
const flow = compileFlow({
  id: 'time',
  aliases: [],
  baseFacts: ['insurance_types'],
  nodes: [{ kind: 'group', id: 'all', label: 'all', children: [page('a'), page('b'), ...extraPages, page('done')] }],
})
const at = (answers: Readonly<Record<string, string>>, kinds?: number) =>
  evaluateFlow(flow, {
    answers,
    facts: kinds ? { insurance_types: Array.from({ length: kinds }, String) } : {},
    sets: {},
    switches: {},
    today: '2026-11-20',
  })

it('before lines are picked the minutes are what most need, and later those of as many as were picked (X7)', () => {
  const timeLeft = createTimeLeft(true)
  expect(timeLeft(at({}), '/a', 'q', t).note).toBeUndefined()
  expect(timeLeft(at({}, 3), '/b', 'q', t).note).toBe('With 3 kinds of insurance.')
})

it('minutes that rise on the way forward say why, on that page alone (X7)', () => {
  const timeLeft = createTimeLeft(true)
  const before = timeLeft(at({ a: 'No' }, 1), '/b', 'q', t)
  const more = at({ a: 'No', b: 'Yes' }, 1)
  const after = timeLeft(more, '/opened0', 'q', t)
  expect(after.minutes).toBeGreaterThan(before.minutes)
  expect(after.note).toBe('With one kind of insurance. More than before: further questions came up.')
  expect(timeLeft(more, '/opened0', 'q', t)).toEqual(after)
  expect(timeLeft(at({ a: 'No', b: 'Yes', opened0: 'No' }, 1), '/opened1', 'q', t).note).toBe(
    'With one kind of insurance.',
  )
})
