import { createSites } from '../apps/server/src/features/1-foundation/site/served-site.ts'
import { defaultSite } from '../apps/server/src/testing/default-site.ts'
import { goldenBusinesses } from '../apps/server/src/testing/golden-trails/businesses.ts'
import { walkBusiness } from '../apps/server/src/testing/golden-trails/walk-business.ts'
import { type ApplicationLength, lengthOf, medianOf } from './figures/application-length.ts'
import { askedPages } from './figures/asked-questions.ts'
import { questionTable } from './figures/question-table.ts'

/*
 * The length of the application for every golden business: `npm run figures`, or `-- <name>` for the pages of one; `--
 * questions` for every question, who needs it and how many businesses are asked it.
 */

const say = (words: string): boolean => process.stdout.write(`${words}\n`)

const row = (name: string, lines: string, { pages, required, known, all, minutes }: ApplicationLength): string =>
  `${name.padEnd(26)}${lines.padEnd(22)}${[pages, required, known, all, minutes].map((each) => String(each).padStart(9)).join('')}`

function sayAll(): void {
  const figures = goldenBusinesses.map((business) => ({
    name: business.name,
    lines: business.lines,
    length: lengthOf(askedPages(walkBusiness(business))),
  }))
  const heads = ['pages', 'required', 'known', 'all', 'minutes'].map((head) => head.padStart(9))
  say(`${'business'.padEnd(26)}${'lines'.padEnd(22)}${heads.join('')}`)
  for (const { name, lines, length } of figures) say(row(name, lines.join(' '), length))
  say('')
  say(
    'required: what has to be entered or ticked; known: what a page shows and this business confirms unchanged with it.',
  )
  say('')
  for (const count of new Set(figures.map(({ lines }) => lines.length).toSorted())) {
    const own = figures.filter(({ lines }) => lines.length === count)
    const words = count === 1 ? 'one line' : `${count} lines`
    say(row(`median, ${words}`, `${own.length} businesses`, medianOf(own.map(({ length }) => length))))
  }
}

function sayPages(name: string): void {
  const business = goldenBusinesses.find((each) => each.name === name)
  if (!business) throw new Error(`There is no golden business ${name}.`)
  for (const { entry, questions } of askedPages(walkBusiness(business))) {
    say(entry.path)
    for (const { path, need } of questions) say(`    ${need.padEnd(10)}${path}`)
  }
}

function sayQuestions(): void {
  const servedSite = createSites([defaultSite]).byId(defaultSite.id)
  if (servedSite) say(questionTable(servedSite.translate))
}

const [name] = process.argv.slice(2)
if (name === undefined) sayAll()
else if (name === 'questions') sayQuestions()
else sayPages(name)
