import type { AnswerPath } from '../answers/answers.ts'
import type { OptionsOf } from '../forms/check-form.ts'
import type { Glance } from './judgements.ts'
import type { View } from './rule.ts'

/** Looks on behalf of checks, and notes what they look at. */
export class Watch {
  readonly glances: Glance[] = []
  readonly view: View
  readonly optionsOf: OptionsOf
  /** What was noted already: the items of a list all look at the same few things. */
  readonly #answers = new Set<AnswerPath>()
  readonly #switches = new Set<string>()
  readonly #options = new Set<string>()
  #by = 0

  /** @param known glances that stand, and need not be noted again */
  constructor({ get, isOn, today }: View, optionsOf: OptionsOf | undefined, known: readonly Glance[] = []) {
    for (const glance of known) this.#stand(glance)
    this.view = {
      today,
      get: (answer) => {
        const was = get(answer)
        if (isFirst(answer, this.#answers)) this.glances.push({ answer, by: this.#by, was })
        return was
      },
      isOn: (name) => {
        const was = isOn(name)
        if (isFirst(name, this.#switches)) this.glances.push({ isOn: name, was })
        return was
      },
    }
    this.optionsOf = (options) => {
      const was = optionsOf?.(options)
      if (isFirst(options, this.#options)) this.glances.push({ options, was })
      return was
    }
  }

  /** The number of the field that looks from now on: each sees the quote as it was when it opened. */
  set by(number: number) {
    this.#by = number
    this.#answers.clear()
  }

  #stand(glance: Glance): void {
    this.glances.push(glance)
    if ('answer' in glance) this.#answers.add(glance.answer)
    else if ('isOn' in glance) this.#switches.add(glance.isOn)
    else this.#options.add(glance.options)
  }
}

function isFirst(name: string, noted: Set<string>): boolean {
  if (noted.has(name)) return false
  noted.add(name)
  return true
}

/** Whether the same would be seen again. @param viewOf what the field of that number sees now */
export function seesTheSame(
  glances: readonly Glance[],
  viewOf: (by: number) => View,
  optionsOf: OptionsOf | undefined,
): boolean {
  for (const glance of glances) {
    if ('answer' in glance) {
      if (viewOf(glance.by).get(glance.answer) !== glance.was) return false
    } else if ('isOn' in glance) {
      if (viewOf(0).isOn(glance.isOn) !== glance.was) return false
    } else if (optionsOf?.(glance.options) !== glance.was) return false
  }
  return true
}

/** Whether two lists hold the very same things. */
export function areSame(left: readonly unknown[], right: readonly unknown[]): boolean {
  if (left === right) return true
  if (left.length !== right.length) return false
  for (let at = 0; at < left.length; at++) if (left[at] !== right[at]) return false
  return true
}
