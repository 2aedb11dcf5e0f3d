import { isRecord } from '../answers/answers.ts'

/** An answer as text to compare. A coverage is identified by its uuid. */
function comparable(answer: unknown): string | undefined {
  if (typeof answer === 'string') return answer.trim().toLowerCase()
  if (typeof answer === 'number') return String(answer)
  return isRecord(answer) && typeof answer.uuid === 'string' ? answer.uuid.toLowerCase() : undefined
}

/** Whether an answer is one of `values`; case is ignored. */
export function isOneOf(values: readonly string[]): (answer: unknown) => boolean {
  const choices = values.map((value) => value.toLowerCase())
  return (answer) => {
    const text = comparable(answer)
    return text !== undefined && choices.includes(text)
  }
}

/** Whether a selection holds one of `values`. */
export function holdsOneOf(values: readonly string[]): (selection: readonly unknown[]) => boolean {
  const isWanted = isOneOf(values)
  return (selection) => selection.some(isWanted)
}
