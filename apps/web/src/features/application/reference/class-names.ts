import { isRecord } from '@coverwright/core/answers/answers'
import { browserStorage } from '../../../api/browser/storage.ts'
import { storedName } from '../../../api/page/base.ts'
import type { ClassHit } from '../../../forms/look-ups/class-search.ts'

const key = () => storedName('class')

function storedNames(): Readonly<Record<string, unknown>> {
  try {
    const names: unknown = JSON.parse(browserStorage.get(key()) ?? '{}')
    return isRecord(names) ? names : {}
  } catch {
    return {}
  }
}

/** Stores the name of a chosen class: a draft has its code alone, and a reload would show an empty control. */
export function storeClassName(hit: ClassHit | undefined): void {
  if (hit)
    browserStorage.set(key(), JSON.stringify({ ...storedNames(), [hit.class_code_ref]: hit.class_code_description }))
}

export function storedClassName(ref: string): string | undefined {
  const name = storedNames()[ref]
  return typeof name === 'string' ? name : undefined
}
