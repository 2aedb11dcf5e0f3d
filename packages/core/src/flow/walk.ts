import type { AnswerPath } from '../answers/answers.ts'
import type { OptionsOf } from '../forms/check-form.ts'
import type { Seeing } from './bind-rule.ts'
import type { Binding } from './binding.ts'
import type { CompiledFlow } from './compile.ts'
import type { FlowContext } from './context.ts'
import type { Judgements } from './judgements.ts'
import type { Found } from './reading.ts'
import { Reading } from './reading.ts'
import type { View } from './rule.ts'
import type { SharedFacts } from './shared-facts.ts'
import { createSharedFacts } from './shared-facts.ts'
import type { Spot } from './spots.ts'

let walks = 0

/** Of each place, by its number, how many were open before something happened there; absent when it never did. */
type Moments = (number | undefined)[]

/** A walk that came to the same, with the same facts; the answers now, and the first names of those that are others. */
type After = { readonly same: Walk; readonly answers: Reading; readonly changed: readonly string[] }

const always = Number.MAX_SAFE_INTEGER

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
  readonly shared: SharedFacts
  /** The quote as far as the walk has come. */
  readonly view: View
  /** What may be chosen, from each list. */
  readonly optionsOf: OptionsOf
  readonly #opened: Moments
  readonly #asked: Moments
  readonly answers: Reading
  readonly #facts: Reading
  readonly #isOn: View['isOn']
  #moment: number
  /** What it read on its way, by the numbers of the places; known once it came to its end. */
  looked: Found | undefined
  /** The numbers of those that were read by more than the places' own tests. */
  readonly plain: Set<number>
  /** It mattered on its way what may be chosen. */
  hasChosen = false
  /** Which walk this is, and which one it goes again, with what is another by its first name. */
  readonly number = ++walks
  readonly before: number | undefined
  readonly changed: readonly string[] | undefined
  #window: View | undefined
  #windowAt = 0

  constructor(
    { binding, skills }: Pick<CompiledFlow, 'binding' | 'skills'>,
    context: FlowContext,
    judgements: Judgements | undefined,
    after?: After,
  ) {
    const same = after?.same
    const places = binding.spots.count()
    this.context = context
    this.binding = binding
    this.skills = skills
    this.judgements = judgements
    this.#opened = same ? same.#opened : new Array(places)
    this.#asked = context.carried ? new Array(places) : []
    this.answers = after?.answers ?? new Reading(context.answers, places)
    this.#facts = same ? same.#facts : new Reading(context.facts, places)
    this.#isOn = switchesOn(context.switches)
    this.shared = same ? same.shared : createSharedFacts(skills)
    this.#moment = same ? same.#moment : 0
    this.looked = same?.looked
    this.plain = same?.plain ?? new Set()
    this.before = same?.number
    this.changed = after?.changed
    this.optionsOf = (source) => {
      this.hasChosen = true
      return context.optionsOf?.(source)
    }
    this.view = this.viewAt(always)
  }

  /** It has come to the end: whoever looks from now on changes nothing in where it led. */
  end(): void {
    // Only a quote that is met again is walked again.
    if (this.judgements) this.looked = this.answers.found.slice()
  }

  /** How much is open by now. */
  get moment(): number {
    return this.#moment
  }

  open({ number }: Spot): void {
    if (this.#opened[number] === undefined) this.#opened[number] = this.#moment++
  }

  /** A step asks this, whether it is visible or not: what was carried over no longer stands for it. */
  ask({ number }: Spot): void {
    // Only what was carried over hangs on it.
    if (this.context.carried) this.#asked[number] ??= this.#moment
  }

  /** How much was open when this place, which is visible, opened. */
  openedAt({ number }: Spot): number {
    return this.#opened[number] ?? this.#moment
  }

  /** What stands at a place that is visible. */
  answerAt(spot: Spot): unknown {
    return this.#facts.at(spot) ?? this.answers.at(spot) ?? this.#filledAt(spot)
  }

  /** What can be seen at a place when `moment` fields are open. */
  valueAt(spot: Spot, moment = always): unknown {
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
      if (!this.looked) this.plain.add(spot.number)
      return this.valueAt(spot, moment)
    }
    return { get, isOn: this.#isOn, today: this.context.today }
  }

  /** The same, but only until another moment is looked from: for checks, which keep nothing of it. */
  lookFrom(moment: number): View {
    this.#windowAt = moment
    this.#window ??= {
      ...this.view,
      get: (path: AnswerPath): unknown => this.valueAt(this.binding.spots.at(path), this.#windowAt),
    }
    return this.#window
  }

  /** Open itself or within what is open; a place that no step asks is a base fact and always readable. */
  #isReadable({ within, isBase }: Spot, moment: number): boolean {
    for (const place of within) if (isBefore(this.#opened, place, moment)) return true
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
