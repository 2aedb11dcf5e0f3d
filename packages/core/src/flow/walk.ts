import type { AnswerPath } from '../answers/answers.ts'
import type { OptionsOf } from '../forms/check-form.ts'
import type { Seeing } from './bind-rule.ts'
import type { Binding } from './binding.ts'
import type { CompiledFlow } from './compile.ts'
import type { FlowContext } from './context.ts'
import type { Judgements } from './judgements.ts'
import { Reading } from './reading.ts'
import type { View } from './rule.ts'
import type { SharedFacts } from './shared-facts.ts'
import { createSharedFacts } from './shared-facts.ts'
import type { Spot } from './spots.ts'
import type { WalkNotes } from './walk-notes.ts'

let walks = 0

/** Of each place, by its number, how far the walk had come when something happened there; absent when it never did. */
type Moments = (number | undefined)[]

/** The walk of the same quote before this one, with the same facts; and the answers now. */
type After = {
  readonly walk: Walk
  readonly answers: Reading
  /** The first names of what has changed by now; more may turn up on the way. */
  readonly changed: readonly string[]
  /** It leads the same way, so that nobody has to go. */
  readonly isSame: boolean
}

const always = Number.MAX_SAFE_INTEGER
/** Each slot has moments of its own, more than any has fields: what opens in one is no matter of how much opened before. */
const momentsOfSlot = 2 ** 14

/**
 * Collects what has opened so far. What stands in the quote is seen as far as it is open: later answers read as
 * undefined, and so does a record that holds answers of steps, since it would show the closed ones too. What is looked
 * up wins over what is answered. What was carried over from an earlier application stands as long as nothing on the
 * trail asks it.
 */
export class Walk implements Seeing {
  readonly context: FlowContext
  readonly binding: Binding
  readonly skills: CompiledFlow['skills']
  readonly judgements: Judgements | undefined
  readonly notes: WalkNotes | undefined
  readonly shared: SharedFacts
  /** The quote as far as the walk has come. */
  readonly view: View
  /** What may be chosen, from each list. */
  readonly optionsOf: OptionsOf
  readonly opened: Moments
  readonly #asked: Moments
  readonly answers: Reading
  readonly #facts: Reading
  readonly #isOn: View['isOn']
  /** How far it has come. */
  moment: number
  /** It mattered on its way what may be chosen. */
  hasChosen = false
  /** Which walk this is, and which one it goes again, with the first names of what has changed. */
  readonly number = ++walks
  readonly before: number | undefined
  changed: readonly string[] | undefined

  constructor(
    { binding, skills }: Pick<CompiledFlow, 'binding' | 'skills'>,
    context: FlowContext,
    judgements: Judgements | undefined,
    after?: After,
  ) {
    const before = after?.walk
    const same = after?.isSame ? before : undefined
    const places = binding.spots.count()
    this.context = context
    this.binding = binding
    this.skills = skills
    this.judgements = judgements
    this.notes = judgements?.notes
    this.opened = same?.opened ?? before?.opened.slice() ?? new Array(places)
    this.#asked = context.carried ? new Array(places) : []
    this.answers = after?.answers ?? new Reading(context.answers, places)
    this.#facts = before ? before.#facts : new Reading(context.facts, places)
    this.#isOn = switchesOn(context.switches)
    this.shared = same?.shared ?? createSharedFacts()
    this.moment = same?.moment ?? 0
    this.before = before?.number
    this.changed = after?.changed
    this.optionsOf = (source) => {
      this.hasChosen = true
      return context.optionsOf?.(source)
    }
    this.view = this.viewAt(always)
  }

  /** Comes to the slot of this rank. */
  enter(rank: number): void {
    this.moment = Math.max(this.moment, rank * momentsOfSlot)
  }

  /** Opens a place, or passes one that stays closed. */
  open(spot: Spot | undefined): void {
    const moment = this.moment++
    if (!spot) return
    const isFirst = !isBefore(this.opened, spot.number, moment)
    if (isFirst) this.opened[spot.number] = moment
    this.notes?.open(spot, isFirst)
  }

  /** A step asks this, whether it is visible or not: what was carried over no longer stands for it. */
  ask({ number }: Spot): void {
    // Only what was carried over hangs on it.
    if (this.context.carried) this.#asked[number] ??= this.moment
  }

  /** When this place, which is visible, opened. */
  openedAt({ number }: Spot): number {
    return this.opened[number] ?? this.moment
  }

  /** What stands at a place that is visible. */
  answerAt(spot: Spot): unknown {
    // What is filled in stands where nothing is given, or where that counts no more.
    return this.#facts.at(spot) ?? this.#filledAt(spot) ?? this.answers.at(spot)
  }

  /** What can be seen at a place from where the walk was at a moment. */
  valueAt(spot: Spot, moment = always): unknown {
    this.notes?.look(spot)
    if (this.#isReadable(spot, moment)) return this.answerAt(spot)
    if (spot.holds) return this.#facts.at(spot)
    const { carried } = this.context
    return carried && !isBefore(this.#asked, spot.number, moment) ? spot.read(carried) : undefined
  }

  /** The quote as it was seen at a moment: what opened after is not in it. */
  viewAt(moment: number): View {
    const { spots } = this.binding
    const get = (path: AnswerPath): unknown => {
      const spot = spots.at(path)
      this.notes?.lookPlainly(spot)
      return this.valueAt(spot, moment)
    }
    return { get, isOn: this.#isOn, today: this.context.today }
  }

  /** Open itself or within what is open; a place that no step asks is a base fact and always readable. */
  #isReadable({ within, isBase }: Spot, moment: number): boolean {
    // What the walk before opened further on is not open yet.
    const until = Math.min(moment, this.moment)
    for (const place of within) if (isBefore(this.opened, place, until)) return true
    return isBase
  }

  #filledAt({ path }: Spot): unknown {
    const { filled } = this.shared
    return filled.size === 0 ? undefined : filled.get(path)?.answer
  }
}

function isBefore(moments: Moments, place: number, moment: number): boolean {
  const happened = moments[place]
  return happened !== undefined && happened < moment
}

const switchesOn =
  (switches: FlowContext['switches']): View['isOn'] =>
  (name) =>
    Object.hasOwn(switches, name) && switches[name] === true
