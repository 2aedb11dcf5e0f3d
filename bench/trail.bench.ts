import { compileFlow } from '@coverwright/core/flow/compile'
import type { FlowContext } from '@coverwright/core/flow/context'
import { yes } from '@coverwright/core/flow/rule'
import type { PageStep } from '@coverwright/core/flow/step'
import { deriveTrail } from '@coverwright/core/flow/trail'

/*
 * What deriving a trail of 100 entries costs, in milliseconds and beside one plain pass over the same table. The
 * budget is 1 ms, since browser and server derive it on every change. Run with `node bench/trail.bench.ts`.
 */
const entries = 100
const rounds = 300
const budgetMs = 1

const step = (at: number): PageStep => ({
  kind: 'page',
  id: `s${at}`,
  path: `/s${at}`,
  label: `s${at}`,
  ...(at ? { when: yes(`s${at - 1}.open`) } : {}),
  form: {
    fields: [
      { path: `s${at}.open`, type: 'yes_no', label: 'open' },
      { path: `s${at}.name`, type: 'text', label: 'name', checks: [{ rule: 'isLengthLessThan', than: 50 }] },
      { path: `s${at}.count`, type: 'number', label: 'count', visible: yes(`s${at}.open`) },
    ],
  },
})

const steps = Array.from({ length: entries }, (_, at) => step(at))
const flow = compileFlow({
  id: 'bench',
  nodes: [{ kind: 'group', id: 'all', label: 'all', children: steps }],
  aliases: [],
  baseFacts: [],
})
const context: FlowContext = {
  answers: Object.fromEntries(steps.map(({ id }, at) => [id, { open: 'Yes', name: 'Acme', count: at }])),
  facts: {},
  sets: {},
  switches: {},
  today: '2026-11-20',
}

const isTold = (id: string, name: string): boolean => {
  const held = context.answers[id]
  return typeof held === 'object' && held !== null && Object.hasOwn(held, name)
}
const plainPass = () =>
  steps.filter(({ id, form }) => form.fields.filter((field) => isTold(id, field.path.slice(id.length + 1))).length > 0)

function medianMs(work: () => { readonly length: number }): number {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    if (work().length !== entries) throw new Error(`the trail must have ${entries} entries`)
    times.push(performance.now() - start)
  }
  return times.toSorted((left, right) => left - right)[rounds >> 1] ?? Number.POSITIVE_INFINITY
}

medianMs(plainPass)
const plain = medianMs(plainPass)
medianMs(() => deriveTrail(flow, context).entries)
const trail = medianMs(() => deriveTrail(flow, context).entries)

const report = { entries, trailMs: trail.toFixed(3), plainMs: plain.toFixed(3), ratio: Math.round(trail / plain) }
process.stdout.write(`${JSON.stringify(report)}\n`)
if (trail > budgetMs)
  throw new Error(`a trail of ${entries} entries took ${trail.toFixed(3)} ms, more than ${budgetMs}`)
