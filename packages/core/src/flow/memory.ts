import type { Answers } from '../answers/answers.ts'
import type { QuestionSets } from '../forms/question.ts'
import type { FlowContext } from './context.ts'
import type { GoneWalk, Judgements } from './judgements.ts'
import { createJudgementsOf } from './judgements.ts'
import { Reading } from './reading.ts'
import type { Spot } from './spots.ts'
import { Walk } from './walk.ts'

/** What is kept of a flow's quotes from one derivation to the next. */
export type Memory = {
  /** What was found of each page of the quote that has these question sets, once it is met again. */
  readonly judgementsOf: (sets: QuestionSets) => Judgements | undefined
  /** The last walk, gone again with other answers; undefined when it has to be gone anew. */
  readonly goneAgain: (judgements: Judgements | undefined, context: FlowContext) => GoneWalk | undefined
}

export const createMemory = (): Memory => ({ judgementsOf: createJudgementsOf(), goneAgain })

function goneAgain(judgements: Judgements | undefined, context: FlowContext): GoneWalk | undefined {
  if (!judgements?.gone) return undefined
  const { walk, entries, wanted } = judgements.gone
  const next = again(walk, context)
  return next && { walk: next, entries: entries.map((entry) => entry.on(next)), wanted }
}

/**
 * The walk of the same quote with other answers, when it leads to the same steps, and they show the same fields: of all
 * that was looked at on the way nothing is another, or no rule says anything else of it.
 */
function again(walk: Walk, context: FlowContext): Walk | undefined {
  const { facts, today, switches, carried, answers } = walk.context
  // What was carried over is looked at place by place, and options may be others each time.
  if (carried || context.carried || walk.hasChosen) return undefined
  if (facts !== context.facts || today !== context.today || !areAlike(switches, context.switches)) return undefined
  const changed = changedNames(answers, context.answers)
  for (const name of changed)
    for (const spot of walk.binding.spots.under(name))
      if (walk.looked?.[spot.number] !== undefined && !isAlike(spot, walk, context.answers)) return undefined
  const reading = readingOf(context.answers, walk, changed)
  return new Walk(walk, context, walk.judgements, { same: walk, answers: reading, changed })
}

/** Whatever looked at the place on the walk comes to the same with these answers. */
function isAlike(spot: Spot, walk: Walk, after: Answers): boolean {
  if (walk.answers.at(spot) === spot.read(after)) return true
  if (walk.plain.has(spot.number)) return false
  const { facts } = walk.context
  const { filled } = walk.shared
  const before = (each: Spot): unknown => walk.answerAt(each)
  const now = ({ path, read }: Spot): unknown => read(facts) ?? read(after) ?? filled.get(path)?.answer
  for (const says of spot.tests.values()) if (says(before(spot), before) !== says(now(spot), now)) return false
  return true
}

/** What a walk read, of answers that are others under these first names alone. */
function readingOf(document: Answers, { answers, binding }: Walk, changed: readonly string[]): Reading {
  const found = answers.found.slice()
  const around = answers.around?.slice()
  for (const name of changed)
    for (const { number } of binding.spots.under(name)) {
      found[number] = undefined
      if (around) around[number] = undefined
    }
  return new Reading(document, found.length, found, around)
}

/** The first names under which other answers stand. */
function changedNames(before: Answers, after: Answers): readonly string[] {
  if (before === after) return []
  const changed = Object.keys(after).filter((name) => after[name] !== before[name])
  for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) changed.push(name)
  return changed
}

function areAlike(left: FlowContext['switches'], right: FlowContext['switches']): boolean {
  if (left === right) return true
  const names = Object.keys(left)
  return names.length === Object.keys(right).length && names.every((name) => left[name] === right[name])
}
