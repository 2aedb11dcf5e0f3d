import type { ClassCodeHit } from '@coverwright/contract/reference'
import { foldText } from '@coverwright/core/input/fold-text'

export type ClassHit = ClassCodeHit

const shortestSearch = 2

/** The words to search for: blank while too little was typed. */
export const searchedText = (text = ''): string => {
  const trimmedText = text.trim()
  return trimmedText.length >= shortestSearch ? trimmedText : ''
}

/** The class with exactly the typed name, in any spelling. */
export const classNamed = (text: string, hits: readonly ClassHit[]): ClassHit | undefined =>
  hits.find(({ class_code_description }) => foldText(class_code_description) === foldText(text))
