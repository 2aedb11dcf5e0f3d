import type { Conflict, FieldError } from '../../../api/server/problem.ts'
import { ApiProblem } from '../../../api/server/problem.ts'

/** Where the save of a page stands, as the page shows it. */
export type StepSave =
  | { readonly state: 'idle' }
  /** `slow`: for so long that nobody should take it for saved. */
  | { readonly state: 'saving'; readonly slow?: true }
  /** Not reached; tried again by itself, and at once when the connection is back. */
  | { readonly state: 'failed'; readonly retryInSeconds: number }
  /** Somebody else changed the same answers meanwhile. */
  | { readonly state: 'conflict'; readonly conflicts: readonly Conflict[]; readonly version: number }
  | { readonly state: 'refused'; readonly errors: readonly FieldError[]; readonly code: string }

/** What a save was refused for. */
export function refusedSave(error: unknown): StepSave {
  if (!(error instanceof ApiProblem)) return { state: 'refused', errors: [], code: 'unknown' }
  const { conflicts, version, errors, code } = error
  return conflicts.length > 0 ? { state: 'conflict', conflicts, version } : { state: 'refused', errors, code }
}
