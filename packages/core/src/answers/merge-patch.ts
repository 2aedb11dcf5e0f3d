import { isRecord } from './answers.ts'

type Document = { readonly [name: string]: unknown }

/**
 * What turns one document into the other, as a JSON merge patch (RFC 7396). Parts that are the same object are not looked
 * into.
 * @returns undefined where no patch says it: null means that something goes, so none can put a null there
 */
export function mergePatchOf(before: Document, after: Document): Document | undefined {
  const changes: [name: string, change: unknown][] = goneNames(before, after).map((name) => [name, null])
  for (const [name, now] of Object.entries(after)) {
    const was = Object.hasOwn(before, name) ? before[name] : undefined
    if (now === was || now === undefined) continue
    const change = changeOf(was, now)
    if (change === undefined) return undefined
    if (!isRecord(was) || !isRecord(change) || Object.keys(change).length > 0) changes.push([name, change])
  }
  return Object.fromEntries(changes)
}

const goneNames = (before: Document, after: Document): readonly string[] =>
  Object.keys(before).filter(
    (name) => before[name] !== undefined && (!Object.hasOwn(after, name) || after[name] === undefined),
  )

function changeOf(was: unknown, now: unknown): unknown {
  if (now === null) return undefined
  if (!isRecord(now)) return now
  return mergePatchOf(isRecord(was) ? was : {}, now)
}

/** The document that a merge patch makes of another one; what it does not speak of is the same object as before. */
export function mergePatched<T extends object>(document: T, patch: Document): T
export function mergePatched(document: object, patch: Document): unknown {
  return merged(document, patch)
}

function merged(value: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch
  const before: Document = isRecord(value) ? value : {}
  const names = new Set([...Object.keys(before), ...Object.keys(patch)])
  const parts: [name: string, part: unknown][] = []
  for (const name of names) {
    const was = Object.hasOwn(before, name) ? before[name] : undefined
    if (!Object.hasOwn(patch, name)) parts.push([name, was])
    else if (patch[name] !== null) parts.push([name, merged(was, patch[name])])
  }
  return Object.fromEntries(parts)
}
