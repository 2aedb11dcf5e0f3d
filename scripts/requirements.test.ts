import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot, root } from './project.ts'

const read = (file: string): string => readFileSync(inRoot(file), 'utf8')
const rowsOf = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/^\| ([A-Z]?\d+) \|/gm)].map(([, id = '']) => id))

const [ids = '', ofFaults = ''] = read('docs/requirements.md').split('\n## Faults\n')
const requirements = rowsOf(ids)
const faults = rowsOf(ofFaults)
const cases = rowsOf(read('docs/threats.md'))

/** The parts of the brackets that end a title, as in `(F2, speed)`, `(A3, case D1, D2)` or `(seed 7.1)`. */
function brackets(): readonly (readonly [place: string, parts: readonly string[]])[] {
  const files = globSync('{apps,packages,e2e,campaigns,scripts,bench}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  })
  return files.flatMap((file) =>
    [...read(file).matchAll(/\(([^()\n]+)\)['"`],/g)].map(
      ([all, inside = '']) => [`${file} ${all}`, inside.split(', ')] as const,
    ),
  )
}

/** Why a part of a title means nothing; undefined where it does, or is a word. */
function unknown(part: string, afterCase: boolean): string | undefined {
  if (part.startsWith('case ')) return unknown(part.slice(5), true)
  if (afterCase) return cases.has(part) ? undefined : 'no row of docs/threats.md'
  if (part.startsWith('fault ')) return faults.has(part.slice(6)) ? undefined : 'no fault of docs/requirements.md'
  return !/^[A-Z]\d+$/.test(part) || requirements.has(part) ? undefined : 'no row of docs/requirements.md'
}

it('names in titles only what is explained', () => {
  const all = brackets()
  expect(all.length).toBeGreaterThan(1_000)
  const wrong = all.flatMap(([place, parts]) => {
    const from = parts.findIndex((part) => part.startsWith('case '))
    return parts.flatMap((part, index) => {
      const why = unknown(part, from >= 0 && index >= from)
      return why ? [`${place}: ${part} is ${why}`] : []
    })
  })
  expect(wrong).toEqual([])
})
