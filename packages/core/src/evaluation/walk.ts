import type { AnswerPath } from '../answers/answers.ts'
import type { Place } from '../model/places.ts'
import type { View } from '../rules/rule.ts'
import type { CompiledFlow } from './compile-flow.ts'
import type { FlowContext } from './flow-context.ts'
import type { SharedAnswers } from './shared-answers.ts'
import { createSharedAnswers } from './shared-answers.ts'

/**
 * The state of one evaluation: which answers are open so far. Later answers read as undefined, and so does a record
 * that contains answers of steps, because it would reveal closed ones. Facts override answers. An answer carried over
 * from an earlier application counts until a page asks for it.
 */
export class Walk {
  readonly flow: CompiledFlow
  readonly context: FlowContext
  readonly shared: SharedAnswers = createSharedAnswers()
  /** The quote as seen at this point of the evaluation. */
  readonly view: View
  /** The number of the current page. Pages without visible fields count too. */
  page = 0
  /** The page on which each place was first opened or asked, by the place's path. */
  readonly #opened = new Map<AnswerPath, number>()
  readonly #asked = new Map<AnswerPath, number>()
  readonly #isOn: View['isOn']

  constructor(flow: CompiledFlow, context: FlowContext) {
    this.flow = flow
    this.context = context
    const { switches } = context
    this.#isOn = (name) => Object.hasOwn(switches, name) && switches[name] === true
    this.view = this.viewBefore(Number.POSITIVE_INFINITY)
  }

  /** Records that an answer was asked for, visible or not: from here on its carried-over answer does not count. */
  ask({ path }: Place): void {
    if (this.context.carried && !this.#asked.has(path)) this.#asked.set(path, this.page)
  }

  open({ path }: Place): void {
    if (!this.#opened.has(path)) this.#opened.set(path, this.page)
  }

  /** The answer at an open place: a fact, else one prefilled from another answer, else the person's own. */
  answerAt(place: Place): unknown {
    const { facts, answers } = this.context
    const { prefilled } = this.shared
    return place.read(facts) ?? (prefilled.size ? prefilled.get(place.path)?.answer : undefined) ?? place.read(answers)
  }

  /** The quote as seen before the page with this number. */
  viewBefore(page: number): View {
    const { places } = this.flow
    return { get: (path) => this.#valueAt(places.at(path), page), isOn: this.#isOn, today: this.context.today }
  }

  #valueAt(place: Place, page: number): unknown {
    if (place.isBase || this.#isOpen(place, page)) return this.answerAt(place)
    const { facts, carried } = this.context
    if (place.isHolder) return place.read(facts)
    return carried && !isEarlier(this.#asked.get(place.path), page) ? place.read(carried) : undefined
  }

  #isOpen({ opensWith }: Place, page: number): boolean {
    for (const path of opensWith) if (isEarlier(this.#opened.get(path), page)) return true
    return false
  }
}

const isEarlier = (visitedPage: number | undefined, page: number): boolean =>
  visitedPage !== undefined && visitedPage < page
