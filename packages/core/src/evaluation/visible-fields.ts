import type { AnswerPath, Answers } from '../answers/answers.ts'
import { pathsAbove, readAnswer } from '../answers/answers.ts'
import type { Field } from '../model/field.ts'
import type { View } from '../rules/rule.ts'
import { isVisible } from './form-page.ts'

/**
 * The visible fields of a page while it is filled in, equal to what evaluating the flow would find: a field may read
 * visible fields above it and earlier answers. No other page may ask for these paths, and no field may take its answer
 * from elsewhere (`fact`, `derived`).
 * @param before the quote as seen before the page
 */
export function visibleFields(fields: readonly Field[], answers: Answers, before: View): readonly Field[] {
  const own = new Set(fields.map(({ path }) => path))
  const openPaths = new Set<AnswerPath>()
  const holderOf = (path: AnswerPath): AnswerPath | undefined =>
    own.has(path) ? path : pathsAbove(path).find((each) => own.has(each))
  const get = (path: AnswerPath): unknown => {
    const holder = holderOf(path)
    if (holder === undefined) return before.get(path)
    return openPaths.has(holder) ? readAnswer(answers, path) : undefined
  }
  const view: View = { ...before, get }
  return fields.filter((field) => {
    if (!isVisible(field, view)) return false
    openPaths.add(field.path)
    return true
  })
}
