import type { TrailEntry } from './trail-entry.ts'
import type { Walk } from './walk.ts'

/** An entry that can be had again without going there, on a walk that came to the same. */
export type VisitedEntry = TrailEntry & { readonly on: (walk: Walk) => VisitedEntry }
