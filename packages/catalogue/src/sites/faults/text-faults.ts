import type { Messages } from '@coverwright/core/text/text'
import type { Fault } from './fault.ts'
import { fault, placeOf } from './fault.ts'
import { closest } from './one-of.ts'

const place = /\{\w+\}/g
const placesIn = (words: string): readonly string[] => words.match(place) ?? []

/** Texts of a site that replace no text of the product, or have a placeholder that is not filled in there. */
export function textFaults(
  texts: Readonly<Record<string, string>>,
  messages: Messages,
  within: readonly (string | number)[] = ['texts'],
): readonly Fault[] {
  return Object.entries(texts).flatMap(([key, words]) => {
    const at = placeOf(...within, key)
    const own = Object.hasOwn(messages, key) ? messages[key] : undefined
    if (own === undefined) {
      const suggestion = closest(key, Object.keys(messages))
      return [fault(at, `is the key of no text${suggestion === undefined ? '' : `; did you mean ${suggestion}?`}`)]
    }
    const places = placesIn(own)
    const hint = places.length ? `the places here are ${[...new Set(places)].join(', ')}` : 'this text has no places'
    if (words.trim() === '') return [fault(at, 'is blank: write what people are to read, or remove it')]
    // As people would see it: "{ name }" is not a placeholder.
    if (/[{}]/.test(words.replaceAll(place, '')) && !/[{}]/.test(own.replaceAll(place, '')))
      return [fault(at, `has a { or } that people would see: ${hint}, without spaces in it`)]
    return [...new Set(placesIn(words))]
      .filter((each) => !places.includes(each))
      .map((each) => fault(at, `has the place ${each}, which nothing fills in: ${hint}`))
  })
}
