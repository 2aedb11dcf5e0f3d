import { locate, next } from './navigate.ts'
import type { StepPath } from './step.ts'
import type { Trail } from './trail.ts'

const donePath = '/done'

/**
 * Where Continue leads a person who came back from the last page to change something: to that page again once
 * everything before it is answered, else to the first page that is not. An item's pages go on within the item and
 * end at its list. The caller keeps `edit` in the address of every other page. Decision X12.
 */
export function nextInEditMode(trail: Trail, path: string): StepPath | undefined {
  if (path === donePath || locate(trail, path)?.item) return next(trail, path)
  const end = trail.entries.findIndex((entry) => entry.path === donePath)
  const unfinished = trail.entries.slice(0, end < 0 ? undefined : end).find((entry) => entry.state !== 'done')
  return unfinished ? unfinished.path : `${donePath}?edit=true`
}
