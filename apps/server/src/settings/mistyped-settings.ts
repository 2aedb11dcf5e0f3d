import { StartupError } from '../platform/errors/startup-error.ts'
import type { Environment } from './setting.ts'
import { settings } from './settings.ts'

const names: readonly string[] = Object.values(settings).map(({ name }) => name)

/** Shorter names are one letter away from variables of other programs. */
const shortest = 8

/** Whether one letter was left out, added, changed, or swapped with the next. */
function isOneSlip(word: string, name: string): boolean {
  let same = 0
  while (same < name.length && word[same] === name[same]) same++
  const [typedRest, expected] = [word.slice(same), name.slice(same)]
  const isSwapped =
    typedRest[0] === expected[1] && typedRest[1] === expected[0] && typedRest.slice(2) === expected.slice(2)
  return (
    isSwapped ||
    [typedRest.slice(1), typedRest].some((rest) => rest === expected.slice(1)) ||
    typedRest.slice(1) === expected
  )
}

/**
 * Refuses a variable whose name is nearly that of a setting: it would be ignored without notice.
 * @throws StartupError
 */
export function refuseMistyped(env: Environment): void {
  const allNames = new Set(names)
  for (const typed of Object.keys(env)) {
    if (allNames.has(typed)) continue
    const setting = names.find((name) => name.length >= shortest && isOneSlip(typed, name))
    if (setting) throw new StartupError(`There is no setting ${typed}: did you mean ${setting}?`)
  }
}
