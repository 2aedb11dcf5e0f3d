import type { Conflict, FieldError } from '../../../api/server/problem.ts'
import { ApiProblem } from '../../../api/server/problem.ts'

/** The state of a page's save, as the page shows it. */
export type StepSave =
  | { readonly state: 'idle' }
  /** An answer was changed since the last save. */
  | { readonly state: 'unsaved' }
  /** `slow`: it takes so long that the page says it is not saved. */
  | { readonly state: 'saving'; readonly slow?: true }
  /** The server was not reached. The save is retried by itself, and at once when the connection is back. */
  | { readonly state: 'failed'; readonly retryInSeconds: number }
  /** Somebody else changed the same answers in the meantime. */
  | { readonly state: 'conflict'; readonly conflicts: readonly Conflict[]; readonly version: number }
  | { readonly state: 'refused'; readonly errors: readonly FieldError[]; readonly code: string }

/** The code of a save that failed because the browser keeps no cookies. */
export const cookiesRefused = 'cookies.refused'

/** Why a save was rejected. */
export function refusedSave(error: unknown): StepSave {
  if (!(error instanceof ApiProblem)) return { state: 'refused', errors: [], code: 'unknown' }
  const { conflicts, version, errors, code } = error
  return conflicts.length > 0 ? { state: 'conflict', conflicts, version } : { state: 'refused', errors, code }
}
