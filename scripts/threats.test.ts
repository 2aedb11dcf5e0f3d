import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot, root } from './project.ts'

const rows = [...readFileSync(inRoot('docs/threats.md'), 'utf8').matchAll(/^\| ([A-Z]\d+) \|/gm)].map(([, id]) => id)

/** Ids named at the end of tests' titles, as in `(case P2)`, `(case M1, A3)` or `(R6, case C9)`. */
function testedCases(): ReadonlySet<string> {
  const files = globSync('{apps,packages,e2e,campaigns,scripts}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  })
  const titles = files.flatMap((file) => [
    ...readFileSync(inRoot(file), 'utf8').matchAll(/\([^()\n]*\bcases? ([A-Z0-9, ]+)\)/g),
  ])
  return new Set(titles.flatMap(([, ids = '']) => ids.split(',').map((id) => id.trim())))
}

it('lists every threat and fault once, and a test shows each of them (A2, R6, V5)', () => {
  expect(rows).toHaveLength(100)
  expect(new Set(rows).size).toBe(100)
  const titles = testedCases()
  expect(rows.filter((id) => !titles.has(id ?? ''))).toEqual([])
})
