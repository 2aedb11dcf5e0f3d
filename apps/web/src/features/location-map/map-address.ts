import type { AnswerPath } from '@coverwright/core/answers/answers'

type Answer = (path: AnswerPath) => unknown

/** Where the place is, in one line; undefined while a part of it is not known. */
export function placeWords(place: readonly AnswerPath[], answer: Answer): string | undefined {
  const parts = place.map((path) => {
    const part = answer(path)
    return typeof part === 'string' ? part.trim() : ''
  })
  return parts.length > 0 && parts.every(Boolean) ? parts.join(', ') : undefined
}

/** The address of the picture, from the site's template. */
export const mapAddress = (template: string, words: string, zip: string): string =>
  template.replaceAll('{query}', () => encodeURIComponent(words)).replaceAll('{zip}', () => encodeURIComponent(zip))

/** Whether a template is of a server of map tiles, which are asked for by zoom, column and row. */
export const isOfTiles = (template: string): boolean => template.includes('{z}')
