import type { View } from '@coverwright/core/flow/rule'
import { createLiveForm } from '@coverwright/core/forms/live-form'
import { fieldOf } from '@coverwright/core/forms/question-field'
import { inTurns } from './parts/in-turns.ts'
import {
  allClosures,
  type Engine,
  indexedClosures,
  type Questionnaire,
  questionnaireOf,
} from './parts/questionnaire.ts'
import { ratioGoal, ratioOf, report } from './parts/report.ts'
import { nsEach } from './parts/thread-time.ts'

/*
 * An answer changes in a conditional questionnaire: what is visible now? Beside conditions written by hand, all of them
 * at each change, and only those that name the answer.
 */
const sizes = [100, 1_000, 10_000]
const rounds = 7
const limit = 'closures and an index'
const us = 'Coverwright'
const most = 2

const nothing: View = { get: () => undefined, isOn: () => false, today: '2026-11-20' }

/** The questions as an insurer's, and a form of them. */
function ours({ questions, answers }: Questionnaire): Engine {
  const fields = questions.map(({ id, options, when }) => {
    const conditions = when.map(({ subject, or }) => ({ holder: 'question', subject: `q${subject}`, or }))
    const given = options.map((value) => ({ value, label: value }))
    return fieldOf({ id, type: 'select', topic: 'Work', label: id, options: given, conditions }, (each) => each)
  })
  const first = Object.fromEntries(answers.map((answer, at) => [`q${at}`, answer]))
  const form = createLiveForm(fields, first, nothing)
  const paths = fields.map(({ path }) => path)
  return (question, answer) => {
    form.answer(paths[question] ?? '', answer)
    return form.count()
  }
}

/** What one change costs, in nanoseconds. */
function changing(engine: Engine, { changes }: Questionnaire) {
  const all = (): number => {
    let visible = 0
    for (const { question, answer } of changes) visible += engine(question, answer)
    return visible
  }
  return async () => (await nsEach(all)) / changes.length
}

function agree(engines: readonly Engine[], { changes }: Questionnaire): void {
  for (const { question, answer } of changes) {
    const counts = new Set(engines.map((engine) => engine(question, answer)))
    if (counts.size > 1) throw new Error(`They see different questions: ${[...counts].join(', ')}`)
  }
}

const growth: number[] = []
for (const size of sizes) {
  const questionnaire = questionnaireOf(size)
  const engines = {
    [limit]: indexedClosures(questionnaire),
    'all closures': allClosures(questionnaire),
    [us]: ours(questionnaire),
  }
  agree(Object.values(engines), questionnaire)
  const contestants = Object.entries(engines).map(([name, engine]) => [name, changing(engine, questionnaire)] as const)
  const rows = await inTurns(Object.fromEntries(contestants), rounds)
  const work = `An answer changes among ${size.toLocaleString('en-US')} questions`
  const measured = { id: `visible-${String(size).padStart(5, '0')}`, work, unit: 'ns a change', limit, rows }
  growth.push(ratioOf(measured, us))
  const [before] = growth
  const goals = [
    ratioGoal(measured, us, most),
    { text: 'grows no faster than the limit', reached: (growth.at(-1) ?? 0) <= 1.25 * (before ?? 0) },
  ]
  report({ ...measured, goals })
}
