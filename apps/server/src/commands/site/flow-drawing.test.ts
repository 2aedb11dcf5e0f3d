import { expect, it } from 'vitest'
import { flowDrawing } from './flow-drawing.ts'
import type { FlowSection } from './flow-rows.ts'
import { flowTable } from './flow-table.ts'

const row = (step: string, when: readonly string[] = [], isSites = false) => ({
  section: 'start',
  step,
  label: `The page of ${step}`,
  path: `/${step}`,
  when,
  isSites,
})

const sections: readonly FlowSection[] = [
  { id: 'start', label: 'Your business', when: [], rows: [row('home'), row('guild', ['a < b & c'], true)] },
  {
    id: 'gl',
    label: 'General liability',
    tag: 'GL',
    when: ['the quote includes gl'],
    rows: Array.from({ length: 7 }, (_, at) => ({ ...row(`page${at}`), section: 'gl' })),
  },
]

it('a table is aligned, and says when a step is visited (C1)', () => {
  const [head = '', rule, ...rows] = flowTable(sections).split('\n')
  expect(head).toMatch(/^Section {2}Step +Path +When$/)
  expect(rule).toMatch(/^-+ {2}-+ {2}-+$/)
  expect(rows).toHaveLength(9)
  expect(rows[0]).toMatch(/^start +home +\/home +always$/)
  expect(rows[1]).toMatch(/^start +guild +\/guild +a < b & c$/)
  expect(rows[2]).toMatch(/^gl +page0 +\/page0 +the quote includes gl$/)
  expect(new Set(rows.map((each) => each.search('/'))).size).toBe(1)
})

it('a picture has a box for each step, a line to each next one, and only characters that XML allows (C1)', () => {
  const svg = flowDrawing('Acme & Sons', sections)
  expect(svg.match(/<rect class="box"/g)).toHaveLength(9)
  expect(svg.match(/<path class="edge"/g)).toHaveLength(1 + 6)
  expect(svg).toContain('The application of Acme &amp; Sons')
  expect(svg).toContain('when a &lt; b &amp; c</title>')
  expect(svg).toContain('<g class="if own">')
  expect(svg).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
  expect(svg.match(/<(\w+)[^>]*[^/]>/g)?.length).toBe(svg.match(/<\/\w+>/g)?.length)
})
