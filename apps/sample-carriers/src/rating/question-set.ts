import { QuestionsReply } from '@coverwright/contract/carrier-contract'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import { Compile } from 'typebox/compile'
import { withSubject } from '../subjects/subjects.ts'
import type { Exposure } from './applies.ts'
import { appliesTo } from './applies.ts'
import { inForce } from './in-force.ts'
import type { RatedQuestion } from './rated-question.ts'
import type { SampleLine } from './sample-carrier.ts'

const contract = Compile(QuestionsReply)

/** The questions for this business in the revision in force on `day`. */
export const questionsFor = (line: SampleLine, exposure: Exposure, day: CalendarDate): readonly RatedQuestion[] =>
  inForce(line.questions, day).entry.questions.filter(({ applies }) => appliesTo(applies, exposure))

/** The question set as sent. Throws if the carrier's content breaks the contract. */
export function questionsReply(line: SampleLine, exposure: Exposure, day: CalendarDate): QuestionsReply {
  const { entry, effective_to } = inForce(line.questions, day)
  const reply: unknown = {
    sample: true,
    revision: entry.effective_from,
    effective_from: entry.effective_from,
    ...(effective_to ? { effective_to } : {}),
    questions: questionsFor(line, exposure, day).map(({ question }) => withSubject(question)),
  }
  if (!contract.Check(reply)) {
    const [error] = contract.Errors(reply)
    throw new TypeError(`${line.name}, ${entry.effective_from}: ${error?.instancePath} ${error?.message}`)
  }
  return reply
}

/** An earlier revision: the set without some questions and those that depend on them. */
export function without(questions: readonly RatedQuestion[], ids: readonly string[]): readonly RatedQuestion[] {
  const removedIds = new Set(ids)
  return questions.filter(({ question }) => {
    const isOrphan = question.conditions?.some(
      ({ holder, subject }) => holder === 'question' && removedIds.has(subject),
    )
    if (isOrphan) removedIds.add(question.id)
    return !removedIds.has(question.id)
  })
}
