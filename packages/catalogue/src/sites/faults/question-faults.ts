import type { Question } from '@coverwright/core/model/question'
import { argumentsOf, checkNames } from '@coverwright/core/validation/check-rules'
import type { SiteQuestions } from '../site.ts'
import type { Readable } from './condition-faults.ts'
import { conditionFaults } from './condition-faults.ts'
import type { Fault } from './fault.ts'
import { fault, placeOf, repetitionsIn } from './fault.ts'
import { notOneOf } from './one-of.ts'

/** The faults of the pages of questions that a site adds. `taken`: names of the product's own pages. */
export function questionFaults(
  dynamicQuestions: Readonly<Record<string, SiteQuestions>>,
  takenNames: readonly string[],
  readable: Readable,
): readonly Fault[] {
  return Object.entries(dynamicQuestions).flatMap(([id, { label, questions }]) => {
    const at = placeOf('dynamicQuestions', id)
    return [
      ...(takenNames.includes(id) ? [fault(at, 'is the name of pages that the product has: choose another name')] : []),
      ...blank(label, `${at}.label`),
      ...listFaults(questions, `${at}.questions`, readable),
    ]
  })
}

function listFaults(questions: readonly Question[], at: string, readable: Readable): readonly Fault[] {
  const duplicates = repetitionsIn(questions.map(({ id }) => id)).map(([position, id]) =>
    fault(`${at}[${position}].id`, `is ${JSON.stringify(id)}, which is the id of a question above: choose another id`),
  )
  const single = questions.flatMap((question, position) => {
    const place = `${at}[${position}]`
    const neighbors = { above: questions.slice(0, position), below: questions.slice(position) }
    return [
      ...blank(question.label, `${place}.label`),
      ...blank(question.topic, `${place}.topic`),
      ...optionFaults(question, place),
      ...checkFaults(question, place),
      ...innerFaults(question, place, readable),
      ...conditionFaults(question.conditions, place, readable, neighbors),
    ]
  })
  return [...duplicates, ...single]
}

const blank = (text: string, at: string): readonly Fault[] =>
  text.trim() === '' ? [fault(at, 'is blank: write what people are to read')] : []

const chooses = ({ type }: Question): boolean => type === 'select' || type === 'multi_select'
const holdsQuestions = ({ type }: Question): boolean => type === 'group' || type === 'repeat'

function optionFaults(question: Question, at: string): readonly Fault[] {
  const { type, options } = question
  if (!chooses(question))
    return options ? [fault(`${at}.options`, `is for select and multi_select, not for ${type}: remove it`)] : []
  if (!options) return [fault(`${at}.options`, `is missing: a ${type} needs the answers to choose from`)]
  const duplicates = repetitionsIn(options.map(({ value }) => value)).map(([position, value]) =>
    fault(`${at}.options[${position}].value`, `is ${JSON.stringify(value)}, which an option above has: choose another`),
  )
  return [...duplicates, ...options.flatMap(({ label }, position) => blank(label, `${at}.options[${position}].label`))]
}

/** Arguments of checks that are numbers wherever they stand, except what an answer may equal. */
const limits = { than: true, count: true, from: true, to: true }

function checkFaults({ checks = [] }: Question, at: string): readonly Fault[] {
  return checks.flatMap((check, position) => {
    const place = `${at}.checks[${position}]`
    const needs = argumentsOf(check.rule)
    if (!needs) return [fault(`${place}.rule`, notOneOf(check.rule, checkNames))]
    return needs.flatMap((name) => {
      const value = check[name]
      if (value === undefined) return [fault(`${place}.${name}`, `is missing: ${check.rule} needs it`)]
      const isNumber = typeof value !== 'object' && String(value).trim() !== '' && Number.isFinite(Number(value))
      return isNumber || !(name in limits) || check.rule === 'equals'
        ? []
        : [fault(`${place}.${name}`, `is ${JSON.stringify(value)}, but must be a number`)]
    })
  })
}

function innerFaults(question: Question, at: string, readable: Readable): readonly Fault[] {
  const { type, questions, min_items = 0, max_items = Number.POSITIVE_INFINITY } = question
  const bounds =
    min_items > max_items ? [fault(`${at}.min_items`, `is ${min_items}, but max_items is only ${max_items}`)] : []
  if (!holdsQuestions(question))
    return questions ? [fault(`${at}.questions`, `is for group and repeat, not for ${type}: remove it`)] : bounds
  if (!questions?.length) return [fault(`${at}.questions`, `is missing: a ${type} needs questions`), ...bounds]
  const faults = questions.flatMap((inner, position) =>
    inner.type === 'tax_id'
      ? [
          fault(
            `${at}.questions[${position}].type`,
            `is tax_id, which cannot be sealed within a ${type}: ask it by itself`,
          ),
        ]
      : [],
  )
  return [...listFaults(questions, `${at}.questions`, readable), ...faults, ...bounds]
}
