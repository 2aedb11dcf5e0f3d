import { storedName } from '../../api/base.ts'
import type { ClassHit } from '../../form/class-search.ts'

const key = () => storedName('class')

type Known = { readonly ref: string; readonly name: string }

const isKnown = (stored: unknown): stored is Known =>
  typeof stored === 'object' && stored !== null && 'ref' in stored && 'name' in stored

/** Keeps the words of the trade that was chosen: a draft holds only its code, and a reload would show an empty box. */
export function rememberClass(hit: ClassHit | undefined): void {
  if (!hit) return
  const known = { ref: hit.class_code_ref, name: hit.class_code_description } satisfies Known
  try {
    localStorage.setItem(key(), JSON.stringify(known))
  } catch {
    // Without storage there is no draft to show either.
  }
}

export function rememberedClass(ref: string): string | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key()) ?? 'null')
    return isKnown(stored) && stored.ref === ref ? stored.name : undefined
  } catch {
    return undefined
  }
}
