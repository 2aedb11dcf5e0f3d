import { type Contestant, inTurns } from './parts/in-turns.ts'
import {
  allClosures,
  type Engine,
  indexedClosures,
  type Questionnaire,
  questionnaireOf,
} from './parts/questionnaire.ts'
import { report } from './parts/report.ts'
import { nsEach } from './parts/thread-time.ts'
import type { LateEngine } from './peers/engines.ts'
import { havePeers } from './peers/install.ts'

/*
 * The visible questions after one answer changes, and a whole application of 300 pages, in the engines that people
 * might choose instead. Ours is compared with the same limits in visible.bench.ts and flow.bench.ts.
 */
const rounds = 5
const checkedCount = 60

type Maker = (questionnaire: Questionnaire) => Engine | LateEngine

const limit = 'closures with an index'
const closures: Readonly<Record<string, Maker>> = { [limit]: indexedClosures, 'all closures': allClosures }

async function peersFor(size: number): Promise<Readonly<Record<string, Maker>>> {
  if (!havePeers()) return {}
  const { jsonLogic, jsonRules, surveyCore, xstateRegions } = await import('./peers/engines.ts')
  return {
    'json-logic-engine, compiled': jsonLogic,
    'json-rules-engine': jsonRules,
    'survey-core': surveyCore,
    // It takes seconds to start with 1,000 questions.
    ...(size === 100 ? { 'xstate, a region a question': xstateRegions } : {}),
  }
}

/** Repeats the changes, and fails for an engine that counts differently. */
async function contestantOf(make: Maker, questionnaire: Questionnaire): Promise<Contestant> {
  const right = indexedClosures(questionnaire)
  const engine = make(questionnaire)
  for (const { question, answer } of questionnaire.changes.slice(0, checkedCount)) {
    const [actual, expected] = [await engine(question, answer), right(question, answer)]
    if (actual !== expected) throw new Error(`${make.name} counts ${actual} questions, not ${expected}`)
  }
  let at = checkedCount - 1
  const change = () => {
    at = (at + 1) % questionnaire.changes.length
    const { question = 0, answer = '' } = questionnaire.changes[at] ?? {}
    return engine(question, answer)
  }
  return () => nsEach(change)
}

for (const size of [100, 1000, 10_000]) {
  const questionnaire = questionnaireOf(size)
  const contestants: Record<string, Contestant> = {}
  for (const [name, make] of Object.entries({ ...closures, ...(await peersFor(size)) }))
    contestants[name] = await contestantOf(make, questionnaire)
  report({
    id: `engine-peers-${String(size).padStart(5, '0')}`,
    work: `An answer changes, ${size} questions`,
    unit: 'ns of CPU',
    limit,
    rows: await inTurns(contestants, rounds),
    goals: [],
  })
}

const pageCount = 300
const answers = Object.fromEntries(
  Array.from({ length: pageCount }, (_, at) => [`open${at}`, at % 10 < 8 ? 'Yes' : 'No']),
)
const pages = Array.from({ length: pageCount }, (_, at) => {
  const parent = `open${at - 10}`
  return (given: Readonly<Record<string, unknown>>) => at < 10 || given[parent] === 'Yes'
})
const onePass = () => pages.filter((isOpen) => isOpen(answers)).length
const walks: Record<string, Contestant> = { 'one pass over the table': () => nsEach(onePass) }
if (havePeers()) {
  const { xstatePages } = await import('./peers/engines.ts')
  const walk = xstatePages(pages)
  if (walk(answers) !== onePass()) throw new Error('xstate comes to other pages')
  walks.xstate = () => nsEach(() => walk(answers))
}
report({
  id: 'engine-peers-pages',
  work: `The whole way through ${pageCount} pages`,
  unit: 'ns of CPU',
  limit: 'one pass over the table',
  rows: await inTurns(walks, rounds),
  goals: [],
})
