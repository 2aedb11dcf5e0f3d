import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { inRoot, root } from './project.ts'

const read = (file: string): string => readFileSync(inRoot(file), 'utf8')
const rowsOf = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/^\| ([A-Z]?\d+) \|/gm)].map(([, id = '']) => id))

const page = read('docs/requirements.md')
const [ids = '', ofFaults = ''] = page.split('\n## Faults\n')
const requirements = rowsOf(ids)
const faults = rowsOf(ofFaults)
const cases = rowsOf(read('docs/threats.md'))

const testFiles = globSync('{apps,packages,e2e,campaigns,scripts,bench}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
})
const testTexts: readonly (readonly [file: string, text: string])[] = testFiles.map((file) => [`/${file}`, read(file)])

/** The parts of the brackets that end a title, as in `(F2, speed)`, `(A3, case D1, D2)` or `(seed 7.1)`. */
const brackets = testTexts.flatMap(([file, text]) =>
  [...text.matchAll(/\(([^()\n]+)\)['"`],/g)].map(
    ([all, inside = '']) => [`${file} ${all}`, inside.split(', ')] as const,
  ),
)

/** The parts of a page below its headings of a level, by heading. */
function partsOf(text: string, level: string): ReadonlyMap<string, string> {
  const [, ...parts] = text.split(new RegExp(`^${level} `, 'm'))
  return new Map(
    parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      return [heading, lines.join('\n')]
    }),
  )
}

/** The cells of each row of a table, without its head. */
const cellsOf = (text = ''): readonly (readonly string[])[] =>
  [...text.matchAll(/^\|(.+)\|$/gm)].map(([, row = '']) => row.split(' | ').map((cell) => cell.trim())).slice(2)

type Row = {
  readonly file: string
  readonly section: string
  readonly statement: string
  readonly where: string
  readonly proof: string
}

const rows: readonly Row[] = globSync('docs/requirements/*.md', { cwd: root })
  .sort()
  .flatMap((file) =>
    [...partsOf(read(file), '##')].flatMap(([heading, text]) =>
      cellsOf(text).map(([statement = '', place = '', proof = '']) => {
        const [section = ''] = heading.split(' ')
        return { file: path.basename(file), section, statement, where: place, proof }
      }),
    ),
  )
const sections = new Set(rows.flatMap(({ section }) => [section, section.split('.')[0]]))
const parts = partsOf(page, '##')
const notYetShown = cellsOf(parts.get('Not yet shown'))
const differing = cellsOf(parts.get('Differs, and why'))

/** The fault of a proof, such as `` `lists.spec.ts` a full list has no Add; `lists.test.ts` is refused ``. */
function faultOf(proof: string): string | undefined {
  const [, file = '', title = ''] = /^`([^`]+)` (.+)$/.exec(proof) ?? []
  if (!file) return 'names no test'
  const testFiles = testTexts.filter(([name]) => name.endsWith(`/${file}`))
  const [only, another] = testFiles
  if (!only || another) return testFiles.length === 0 ? 'there is no such file' : 'several files are called so'
  return titlesIn(only[1]).some((each) => each.includes(title)) ? undefined : 'no test of the file is called so'
}

const aString = /(['"`])((?:\\.|(?!\1)[^\\\n])+)\1,/.source
const aFunction = /\s*(?:\{[^{}]*\},\s*)?(?:async\b|\(|function\b|\w+ =>|\w+\()/.source
const title = new RegExp(`${aString}${aFunction}`, 'g')
const rowOfCases = new RegExp(`\\[\\s*${aString}`, 'g')

/** The titles of tests: strings followed by a function, and the first words of the rows of a table of cases. */
const titlesIn = (text: string): readonly string[] =>
  [title, rowOfCases].flatMap((each) => [...text.matchAll(each)].map(([, , words = '']) => words))

/** Why a part of a title is unknown; undefined if it is known or a word. */
function unknownId(part: string, afterCase: boolean): string | undefined {
  if (part.startsWith('case ')) return unknownId(part.slice(5), true)
  if (part.startsWith('seed ')) return sections.has(part.slice(5)) ? undefined : 'no section of docs/requirements'
  if (afterCase) return cases.has(part) ? undefined : 'no row of docs/threats.md'
  if (part.startsWith('fault ')) return faults.has(part.slice(6)) ? undefined : 'no fault of docs/requirements.md'
  return !/^[A-Z]\d+$/.test(part) || requirements.has(part) ? undefined : 'no row of docs/requirements.md'
}

it('names in titles only what is explained', () => {
  expect(brackets.length).toBeGreaterThan(1_000)
  const wrong = brackets.flatMap(([place, parts]) => {
    const from = parts.findIndex((part) => part.startsWith('case '))
    return parts.flatMap((part, index) => {
      const reason = unknownId(part, from >= 0 && index >= from)
      return reason ? [`${place}: ${part} is ${reason}`] : []
    })
  })
  expect(wrong).toEqual([])
})

it('has for each statement of the specification where it is seen, and tests that are there', () => {
  const sectionNames = parts.get('The specification')?.match(/^\| \d(?= )|\b\d\.\d+\b/gm) ?? []
  expect(sectionNames.map((each) => each.replace('| ', '')).filter((section) => !sections.has(section))).toEqual([])
  expect(rows.length).toBeGreaterThan(510)
  expect(rows.filter(({ file, section }) => file.split('-')[0] !== section.split('.')[0])).toEqual([])
  const faulty = rows.flatMap(({ section, statement, where, proof }) => {
    const faults = proof.split('; ').map((each) => [each, faultOf(each)] as const)
    const nowhere = where ? [] : [`${section} ${statement}: is seen nowhere`]
    return [
      ...nowhere,
      ...faults.flatMap(([each, fault]) => (fault ? [`${section} ${statement}: ${each}: ${fault}`] : [])),
    ]
  })
  expect(faulty).toEqual([])
})

it('has for each input that once went wrong tests that are there', () => {
  const inputs = [...partsOf(read('docs/input-cases.md'), '##').values()].flatMap(cellsOf)
  expect(inputs.length).toBeGreaterThan(50)
  const faulty = inputs.flatMap(([input = '', right = '', proof = '']) =>
    [...proof.split('; ').map(faultOf), right ? undefined : 'says not what is right'].flatMap((fault) =>
      fault ? [`${input}: ${proof}: ${fault}`] : [],
    ),
  )
  expect(faulty).toEqual([])
})

it('says of what is not shown yet what is missing, and decides each difference', () => {
  expect(
    notYetShown.filter(([section = '', statement, missing]) => !(sections.has(section) && statement && missing)),
  ).toEqual([])
  expect(differing.length).toBeLessThanOrEqual(10)
  for (const [section = '', , , decision = ''] of differing) {
    expect(sections.has(section), section).toBe(true)
    const [, link = ''] = /\]\(([^)]+)\)/.exec(decision) ?? []
    expect(existsSync(inRoot('docs', link)), decision).toBe(true)
    expect(path.basename(link)).toMatch(/^\d{4}-/)
  }
  process.stderr.write(
    `Statements shown: ${rows.length}; not yet shown: ${notYetShown.length}; differing: ${differing.length}.\n`,
  )
})
