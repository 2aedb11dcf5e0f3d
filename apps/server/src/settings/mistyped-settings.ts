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
  const [typedRest, expectedRest] = [word.slice(same), name.slice(same)]
  const isSwapped =
    typedRest[0] === expectedRest[1] && typedRest[1] === expectedRest[0] && typedRest.slice(2) === expectedRest.slice(2)
  return (
    isSwapped ||
    [typedRest.slice(1), typedRest].some((rest) => rest === expectedRest.slice(1)) ||
    typedRest.slice(1) === expectedRest
  )
}

/**
 * Refuses a variable whose name is nearly that of a setting: it would be ignored without notice.
 * @throws StartupError
 */
export function refuseMistyped(env: Environment): void {
  const allNames = new Set(names)
  for (const envName of Object.keys(env)) {
    if (allNames.has(envName)) continue
    const setting = names.find((name) => name.length >= shortest && isOneSlip(envName, name))
    if (setting) throw new StartupError(`There is no setting ${envName}: did you mean ${setting}?`)
  }
}
