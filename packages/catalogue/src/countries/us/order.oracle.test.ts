import type { Answers } from '@coverwright/core/answers/answers'
import { writeAnswer } from '@coverwright/core/answers/answers'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { expect, it } from 'vitest'
import site from '../../../../../sites/default.json' with { type: 'json' }
import { siteFlow } from '../../sites/site-flow.ts'
import { unitedStates } from './country.ts'

/* The order of the sections as the seed composes it (4.2), written by hand a second time; shares only the names of
   sections with the flow. */

const numbers: Readonly<Record<string, string>> = {
  gl: '01',
  bop: '02',
  wc: '03',
  pl: '04',
  eo: '05',
  ca: '06',
  cp: '07',
  cl: '08',
  umb: '09',
  se: '10',
  do: '11',
  epli: '12',
  fid: '13',
  pollution: '14',
  product: '15',
  landlord: '16',
}
const lines = Object.keys(numbers)

type Case = { readonly picked: readonly string[]; readonly payrollFirst: boolean; readonly dayCare: boolean }

/** The seed's order, one row a section, with when it is visited. */
function expectedSections({ picked, payrollFirst, dayCare }: Case): readonly string[] {
  const has = (...any: readonly string[]) => picked.some((line) => any.includes(line))
  const rows: readonly (readonly [string, boolean])[] = [
    ['start', true],
    ['insurance', true],
    ['additionalCoverage', has('gl', 'bop', 'ca', 'cp', 'wc')],
    ['locations', has('gl', 'bop', 'cp', 'product', 'pollution', 'wc')],
    ['claims', has('gl', 'bop', 'ca', 'cp', 'landlord', 'product', 'pollution', 'umb')],
    ['knockout', has('bop')],
    ['gl', has('gl')],
    ['bop', has('bop')],
    ['product', has('product')],
    ['pollution', has('pollution')],
    ['ca', has('ca')],
    ['cp', has('cp')],
    ['landlord', has('landlord')],
    ['pl_general', has('pl', 'eo')],
    ['pl', has('pl')],
    ['eo', has('eo') && !has('pl')],
    ['se', has('se')],
    ['cl', has('cl')],
    ['wc_general', has('wc') && payrollFirst],
    ['wc', has('wc') && payrollFirst],
    ['ml', has('do')],
    ['do', has('do')],
    ['wc_general', has('wc') && !payrollFirst],
    ['wc', has('wc') && !payrollFirst],
    ['fid', has('fid')],
    ['epli', has('epli')],
    ['childDayCare', dayCare && has('gl', 'bop')],
    ['umb', has('umb')],
    ['final', true],
  ]
  return rows.filter(([, visited]) => visited).map(([section]) => section)
}

const { flow } = siteFlow(site, unitedStates)
const insurers = 'guard amtrust hiscox chubb_sci liberty cna acuity rps hartford'.split(' ')
const appetite = lines.reduce<Answers>(
  (all, line) => insurers.reduce((own, insurer) => writeAnswer(own, `${line}.${insurer}`, 'in'), all),
  {},
)

function sectionsOf({ picked, payrollFirst, dayCare }: Case): readonly string[] {
  const { pages: entries } = evaluateFlow(flow, {
    answers: {
      class_code_ref: 'CW458110A',
      annual_revenue: 900_000,
      annual_payroll: payrollFirst ? 800_000 : 100_000,
      insurance_types: picked.map((line) => ({ uuid: `5b0c6f1e-7a52-4c8e-9d3b-0000000000${numbers[line]}` })),
      carriers: { chubb_sci: { knockout_answer: 'No' } },
    },
    facts: { state: 'IL', naics6: dayCare ? '624410' : '458110', appetite },
    sets: {},
    switches: site.switches,
    today: '2026-11-20',
  })
  return entries
    .flatMap(({ section, joined = [] }) => [section, ...joined.map((slot) => slot.section)])
    .map(({ id }) => id)
    .filter((id, index, all) => id !== all[index - 1])
}

/** Every single line, every pair, every three, and all of them. */
const subsets: readonly (readonly string[])[] = [
  ...lines.flatMap((a, i) => [
    [a],
    ...lines.slice(i + 1).flatMap((b, j) => [[a, b], ...lines.slice(i + j + 2).map((c) => [a, b, c])]),
  ]),
  lines,
]

it('the sections are in the order of the seed, whatever is picked, and workers’ compensation in its two places (F3)', () => {
  expect(subsets.length).toBe(16 + 120 + 560 + 1)
  for (const picked of subsets) {
    for (const payrollFirst of [true, false]) {
      for (const dayCare of [true, false]) {
        const one = { picked, payrollFirst, dayCare }
        const sections = sectionsOf(one).join(' ')
        if (sections !== expectedSections(one).join(' ')) {
          expect({ ...one, found: sections }).toEqual({ ...one, found: expectedSections(one).join(' ') })
        }
      }
    }
  }
})
