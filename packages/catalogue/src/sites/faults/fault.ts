/** A fault in a site's file: where (`stepsFlowMapping[1].group`), and what to change. */
export type Fault = { readonly at: string; readonly says: string }

export const fault = (at: string, says: string): Fault => ({ at, says })

/** The place in a file as people write it; `names` from the outside in. */
export const placeOf = (...names: readonly (string | number)[]): string =>
  names.reduce<string>((place, name) => {
    if (typeof name === 'number') return `${place}[${name}]`
    // A key that is not a plain name is quoted, as the text keys with their dots are.
    if (!/^[\w$]+$/.test(name)) return `${place}[${JSON.stringify(name)}]`
    return place === '' ? name : `${place}.${name}`
  }, '')

/** Entries that occur earlier in a list, with their positions. */
export const repetitionsIn = (list: readonly string[]): readonly (readonly [number, string])[] =>
  [...list.entries()].filter(([position, each]) => list.indexOf(each) < position)
