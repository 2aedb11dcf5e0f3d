import type { Messages } from '@coverwright/core/text/text'
import { renewalPages } from './en-US/renewal-pages.ts'
import { renewalsTexts } from './en-US/renewals.ts'
import { enUs, enUsOfLines } from './en-us.ts'
import { enUsFirst } from './en-us-first.ts'
import { enUsLater } from './en-us-later.ts'

/** The part of the recommendations' texts that other countries need: the pages, not the US lines. */
const sharedRecommendationKeys =
  /^((section|step)\.recommendations\.|field\.recommendation_choice\.|recommendation\.(\w+$|(note|swap|badge)\.))/

const onlyInTheUs = (key: string): boolean =>
  Object.hasOwn(renewalPages, key) ||
  Object.hasOwn(renewalsTexts, key) ||
  (Object.hasOwn(enUsOfLines, key) && !sharedRecommendationKeys.test(key))

const english: Messages = { ...enUs, ...enUsFirst, ...enUsLater }

const placesIn = (words: string): string =>
  [...new Set(Array.from(words.matchAll(/\{\w+\}/g), ([place]) => place))].toSorted().join(' ')

const faultOf = (words: string | undefined, translation: string | undefined, mayBeSame: boolean) => {
  if (words === undefined) return 'is missing'
  if (words.trim() === '') return 'is empty'
  if (/ {2}|^ | $/.test(words)) return 'has a space too many'
  if (words.includes("'")) return 'has a typewriter apostrophe'
  if (translation === undefined) return
  if (placesIn(words) !== placesIn(translation))
    return `has the places ${placesIn(words)}, not ${placesIn(translation)}`
  if (words === translation && !mayBeSame) return 'is still in English'
}

/**
 * Faults of a locale's texts compared with the English ones, one sentence each. `same`: the texts, or their keys, that
 * are equal in both.
 */
export const translationFaults = (messages: Messages, same: readonly string[]): readonly string[] =>
  [...new Set([...Object.keys(english).filter((key) => !onlyInTheUs(key)), ...Object.keys(messages)])].flatMap(
    (key) => {
      const fault = faultOf(messages[key], english[key], same.includes(key) || same.includes(messages[key] ?? ''))
      return fault ? [`${key} ${fault}`] : []
    },
  )
