import type { OptionsOf } from '../forms/check-form.ts'
import type { Glance } from './judgements.ts'
import type { View } from './rule.ts'

/** Looks on behalf of checks, and notes what they look at. */
export class Watch {
  readonly glances: Glance[] = []
  readonly view: View
  readonly optionsOf: OptionsOf
  /** The number of the field that looks. */
  by = 0

  constructor({ get, isOn, today }: View, optionsOf: OptionsOf | undefined) {
    this.view = {
      today,
      get: (answer) => {
        const was = get(answer)
        this.glances.push({ answer, by: this.by, was })
        return was
      },
      isOn: (name) => {
        const was = isOn(name)
        this.glances.push({ isOn: name, was })
        return was
      },
    }
    this.optionsOf = (options) => {
      const was = optionsOf?.(options)
      this.glances.push({ options, was })
      return was
    }
  }
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
