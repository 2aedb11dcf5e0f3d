import type { Answers } from '@coverwright/core/answers/answers'
import { writeAnswer } from '@coverwright/core/answers/answers'
import { visibleFields } from '@coverwright/core/evaluation/visible-fields'
import { fieldOf } from '@coverwright/core/question-sets/question-field'
import type { View } from '@coverwright/core/rules/rule'
import { inTurns } from './parts/in-turns.ts'
import { allClosures, type Engine, type Questionnaire, questionnaireOf } from './parts/questionnaire.ts'
import { report } from './parts/report.ts'
import { nsEach } from './parts/thread-time.ts'

/*
 * Which questions are visible after an answer changes in a conditional questionnaire? All fields are evaluated again,
 * compared with hand-written conditions that are all tested on each change.
 */
const sizes = [100, 1_000]
const rounds = 7
const limit = 'all closures'
const us = 'Coverwright'
const mostUs = 0.2

const nothing: View = { get: () => undefined, isOn: () => false, today: '2026-11-20' }

/** The questions as an insurer's, and a form of them. */
function ownEngine({ questions, answers }: Questionnaire): Engine {
  const fields = questions.map(({ id, options, when }) => {
    const conditions = when.map(({ subject, or }) => ({ holder: 'question', subject: `q${subject}`, or }))
    const choices = options.map((value) => ({ value, label: value }))
    return fieldOf({ id, type: 'select', topic: 'Work', label: id, options: choices, conditions }, (each) => each)
  })
  let current: Answers = Object.fromEntries(answers.map((answer, at) => [`q${at}`, answer]))
  return (question, answer) => {
    current = writeAnswer(current, `q${question}`, answer)
    return visibleFields(fields, current, nothing).length
  }
}

/** The cost of one change, in nanoseconds. */
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
  const engines = { [limit]: allClosures(questionnaire), [us]: ownEngine(questionnaire) }
  agree(Object.values(engines), questionnaire)
  const contestants = Object.entries(engines).map(([name, engine]) => [name, changing(engine, questionnaire)] as const)
  const rows = await inTurns(Object.fromEntries(contestants), rounds)
  const work = `An answer changes among ${size.toLocaleString('en-US')} questions`
  const usEach = (rows.get(us)?.median ?? Number.POSITIVE_INFINITY) / size / 1000
  growth.push(usEach)
  const goals = [
    { text: `${work}: at most ${mostUs} µs a question`, reached: usEach <= mostUs },
    { text: `${work}: linear`, reached: usEach <= 1.5 * (growth[0] ?? 0) },
  ]
  report({ id: `visible-${String(size).padStart(5, '0')}`, work, unit: 'ns a change', limit, rows, goals })
}
