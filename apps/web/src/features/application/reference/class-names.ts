import { storedName } from '../../../api/page/base.ts'
import type { ClassHit } from '../../../forms/look-ups/class-search.ts'

const key = () => storedName('class')

function remembered(): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(localStorage.getItem(key()) ?? '{}')
  } catch {
    return {}
  }
}

/** Keeps the words of the trades that were chosen: a draft holds only their codes, and a reload would show an empty box. */
export function rememberClass(hit: ClassHit | undefined): void {
  if (!hit) return
  try {
    localStorage.setItem(key(), JSON.stringify({ ...remembered(), [hit.class_code_ref]: hit.class_code_description }))
  } catch {
    // Without storage there is no draft to show either.
  }
}

export function rememberedClass(ref: string): string | undefined {
  const name = remembered()[ref]
  return typeof name === 'string' ? name : undefined
}
