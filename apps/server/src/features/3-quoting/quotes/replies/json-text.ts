import { isRecord } from '@coverwright/core/answers/answers'

const texts = new WeakMap<object, string>()

/**
 * A value as JSON. Answers never change in place, so the text of each item of a list is kept with the item: what goes to
 * the database and what is sent back are mostly the same items, and the same as at the last save.
 */
export function jsonText(value: unknown): string | undefined {
  if (!(Array.isArray(value) && value.every(isRecord))) return JSON.stringify(value)
  let text = '['
  for (const item of value) text += text === '[' ? itemText(item) : `,${itemText(item)}`
  return `${text}]`
}

/** The same of answers, by their first names. */
export function answersText(answers: Readonly<Record<string, unknown>>): string {
  let text = '{'
  for (const [name, answer] of Object.entries(answers)) {
    const member = jsonText(answer)
    // What JSON leaves out.
    if (member !== undefined) text += `${text === '{' ? '' : ','}${JSON.stringify(name)}:${member}`
  }
  return `${text}}`
}

function itemText(item: object): string {
  const known = texts.get(item) ?? JSON.stringify(item)
  texts.set(item, known)
  return known
}
