import { expect, it } from 'vitest'
import { contextFor, walk } from '../testing/walk-line.ts'

/** What is asked about a policy of the same kind, of a line picked alone in a state. */
function visiblePaths(line: string, number: string, answers: object, state: string): readonly string[] {
  const context = contextFor(line, number, 'picked', { ...answers })
  const { flowState } = walk({ ...context, facts: { ...context.facts, state } }, () => true)
  return flowState.pages.flatMap(({ visible }) =>
    visible.flatMap((path) => /\.prior\.(declined\w*|pending_date)$/.exec(path)?.[1] ?? []),
  )
}

const lines = [
  ['do', '11', 'directors_and_officers', ['pending_date']],
  ['epli', '12', 'epli', ['pending_date']],
  ['fid', '13', 'fid', ['pending_date']],
  ['cl', '08', 'cyber', []],
] as const

it.each(lines)('%s asks whether an insurer refused it, except in Missouri (F11, F12, F13)', (line, number, own) => {
  const refusedPolicy = { [own]: { prior: { declined: 'Yes' } } }
  expect(visiblePaths(line, number, {}, 'OH')).toEqual(['declined'])
  expect(visiblePaths(line, number, refusedPolicy, 'OH')).toEqual(['declined', 'declined_detail'])
  expect(visiblePaths(line, number, refusedPolicy, 'MO')).toEqual([])
})

it.each(lines)(
  '%s asks how far back today’s policy reaches, if it is claims-made (F11, F12, F13)',
  (line, number, own, date) => {
    const policyNow = (now: string) => ({ [own]: { prior: { insured: now } } })
    expect(visiblePaths(line, number, policyNow('Yes'), 'MO')).toEqual(date)
    expect(visiblePaths(line, number, policyNow('No'), 'MO')).toEqual([])
  },
)
