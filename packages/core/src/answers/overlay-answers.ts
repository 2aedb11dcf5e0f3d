import { type Answers, isRecord } from './answers.ts'

/** `answers` overlaid with others, group by group; a list is replaced as a whole. */
export function overlayAnswers(answers: Answers, over: Answers): Answers {
  const entries = Object.entries(over).map(([name, value]) => {
    const under = Object.hasOwn(answers, name) ? answers[name] : undefined
    return [name, isRecord(under) && isRecord(value) ? overlayAnswers(under, value) : value]
  })
  return { ...answers, ...Object.fromEntries(entries) }
}
