import type { ClassCodeHit } from '@coverwright/contract/reference'

export type ClassHit = ClassCodeHit

const shortestSearch = 2

/** The words to search for: blank while too little was typed. */
export const searchedText = (text = ''): string => {
  const trimmed = text.trim()
  return trimmed.length >= shortestSearch ? trimmed : ''
}
