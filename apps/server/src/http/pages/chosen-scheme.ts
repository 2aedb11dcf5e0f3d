import { type ColorScheme, colorSchemeIn } from '@coverwright/catalogue/consent/color-scheme'
import type { PageHead } from './index-page.ts'

const headsByScheme: Readonly<Record<ColorScheme, WeakMap<PageHead, PageHead>>> = {
  light: new WeakMap(),
  dark: new WeakMap(),
}

/**
 * The head in the colors that its visitor chose, so that the first paint has them. Visitors with the same choice share
 * one.
 */
export function inChosenScheme(head: PageHead, cookies: string): PageHead {
  const scheme = colorSchemeIn(cookies)
  if (scheme === undefined) return head
  const sharedHead = headsByScheme[scheme].get(head) ?? { ...head, scheme }
  headsByScheme[scheme].set(head, sharedHead)
  return sharedHead
}
