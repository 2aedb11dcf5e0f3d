import type { Answers } from '../answers/answers.ts'
import type { QuestionSets } from '../forms/question.ts'
import { ChangedSince } from './changed-since.ts'
import type { CompiledFlow, Slot } from './compile.ts'
import type { FlowContext } from './context.ts'
import type { FinishedWalk, Judgements } from './judgements.ts'
import { createJudgementsOf } from './judgements.ts'
import { Reading } from './reading.ts'
import type { Spot } from './spots.ts'
import { Visited, visitSlot } from './trail.ts'
import { Walk } from './walk.ts'
import type { SlotVisit, WalkNotes } from './walk-notes.ts'

/** What is kept of a flow's quotes from one derivation to the next. */
export type Memory = {
  /** What was found of each page of the quote that has these question sets, once it is met again. */
  readonly judgementsOf: (sets: QuestionSets) => Judgements | undefined
  /** The walk of a quote, which goes again where something that the last one looked at has changed. */
  readonly walked: (flow: CompiledFlow, judgements: Judgements, context: FlowContext) => FinishedWalk
}

export const createMemory = (): Memory => ({ judgementsOf: createJudgementsOf(), walked })

function walked(flow: CompiledFlow, judgements: Judgements, context: FlowContext): FinishedWalk {
  const last = judgements.lastWalk
  judgements.lastWalk =
    last && isAlikeBeside(last.walk, context)
      ? walkAgain(flow, judgements, last, context)
      : walkAll(flow, judgements, new Walk(flow, context, judgements))
  return judgements.lastWalk
}

/** All but the answers is as it was. */
function isAlikeBeside({ context: { facts, today, switches, carried }, hasChosen }: Walk, now: FlowContext): boolean {
  // What was carried over is looked at place by place, and options may be others each time.
  if (carried || now.carried || hasChosen) return false
  return facts === now.facts && today === now.today && areAlike(switches, now.switches)
}

function walkAgain(flow: CompiledFlow, judgements: Judgements, last: FinishedWalk, context: FlowContext): FinishedWalk {
  const { walk, entries } = last
  const { notes } = judgements
  const changed = changedNames(walk.context.answers, context.answers)
  const since = new ChangedSince()
  for (const name of changed)
    for (const spot of walk.binding.spots.under(name))
      if (notes.wasLookedAt(spot) && !isAlike(spot, walk, context.answers)) since.add(spot)
  const isSame = since.isEmpty
  const answers = readingOf(context.answers, walk, changed)
  const next = new Walk(walk, context, judgements, { walk, answers, changed, isSame })
  if (isSame) return { ...last, walk: next, entries: entries.map((entry) => entry.on(next)) }
  const again = walkChanged(since, last, next, flow, judgements)
  next.changed = [...new Set([...changed, ...since.names])]
  return again
}

/** Goes from slot to slot, and notes what each hangs on. */
function walkAll(flow: CompiledFlow, { notes }: Judgements, walk: Walk): FinishedWalk {
  const visited = new Visited()
  const visits = flow.slots.map((slot) => {
    walk.enter(slot.rank)
    return visitNoting(slot, walk, notes, visited)
  })
  return { walk, visits, entries: visited.entries, wanted: [...visited.wanted] }
}

/** The same, but visits only slots where something that they depended on has changed. */
function walkChanged(
  since: ChangedSince,
  last: FinishedWalk,
  walk: Walk,
  flow: CompiledFlow,
  { notes }: Judgements,
): FinishedWalk {
  const visited = new Visited()
  /** How many entries of the last walk are behind. */
  let passed = 0
  const visits = last.visits.map((known, rank) => {
    walk.enter(rank)
    const from = passed
    passed += known.count
    if (since.letStand(known, walk, visited)) {
      for (let at = from; at < passed; at++) {
        const entry = last.entries[at]
        if (entry) visited.add(entry.on(walk))
      }
      pass(known, walk, visited)
      return known
    }
    const slot = flow.slots[rank]
    if (!slot) return known
    takeBack(known, walk)
    const visit = visitNoting(slot, walk, notes, visited)
    since.compare([known, visit], [last.walk, walk])
    return visit
  })
  return { walk, visits, entries: visited.entries, wanted: [...visited.wanted] }
}

function visitNoting(slot: Slot, walk: Walk, notes: WalkNotes, visited: Visited): SlotVisit {
  const { length } = visited.entries
  notes.begin(walk.moment)
  visitSlot(slot, walk, visited)
  return notes.end(walk.moment, visited.entries.length - length)
}

/** Takes over what came of a slot on the last walk. */
function pass(known: SlotVisit, walk: Walk, visited: Visited): void {
  walk.moment = known.to
  for (const set of known.wanted) visited.wanted.add(set)
  for (const visit of known.facts) walk.shared.add(visit)
}

/** Closes what a slot had opened on the last walk, unless it was opened further up this time. */
function takeBack({ opened, from }: SlotVisit, walk: Walk): void {
  for (const { number } of opened) {
    const moment = walk.opened[number]
    if (moment !== undefined && moment >= from) walk.opened[number] = undefined
  }
}

/** Whatever looked at the place on the walk comes to the same with these answers. */
function isAlike(spot: Spot, walk: Walk, after: Answers): boolean {
  if (walk.answers.at(spot) === spot.read(after)) return true
  if (walk.notes?.wasLookedAtPlainly(spot)) return false
  const { facts } = walk.context
  const { filled } = walk.shared
  const before = (each: Spot): unknown => walk.answerAt(each)
  const now = ({ path, read }: Spot): unknown => read(facts) ?? read(after) ?? filled.get(path)?.answer
  for (const says of spot.tests.values()) if (says(before(spot), before) !== says(now(spot), now)) return false
  return true
}

/** What a walk read, of answers that changed under these first names alone. */
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
