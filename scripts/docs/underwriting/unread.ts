import { sampleCarriers } from '../../../apps/sample-carriers/src/carriers/registry.ts'
import type { ServedSite } from '../../../apps/server/src/features/1-foundation/site/served-site.ts'
import { carriersOf } from '../../../packages/catalogue/src/carriers/carriers.ts'
import { sentAnswers } from '../../../packages/catalogue/src/lines/sent-answers.ts'
import { conditionsOf } from '../../../packages/core/src/evaluation/compile-flow.ts'
import { type AskedQuestion, questionsOf } from './questions.ts'
import { type OfInsurer, readersOf } from './readers.ts'

/** The sample insurers of a line in the country of a site. */
export const insurersOf = ({ country }: ServedSite, line: string): readonly OfInsurer[] =>
  carriersOf(line, country.carriers).flatMap(({ carrier: { id } }) => {
    const carrier = sampleCarriers.find((each) => each.id === id)
    const own = carrier?.lines[line]
    return carrier && own ? [{ carrier, line: own }] : []
  })

export const isBelow = (path: string, start: string): boolean =>
  path === start || path.startsWith(`${start}.`) || path.startsWith(`${start}[`)

/**
 * Questions on the pages of lines whose answer no rule or rate of any insurer reads, and that no other question
 * depends on or is compared with. Free text is ignored, since an underwriter reads it.
 */
export function unreadQuestions(servedSite: ServedSite): readonly string[] {
  const questions = questionsOf(servedSite.flows.main)
  const all = questions.filter(({ field }) => !field.fields)
  const opening = new Set([
    ...questions.flatMap(({ field }) => field.visible?.reads ?? []),
    ...servedSite.flows.main.slots.flatMap((slot) => conditionsOf(slot).flatMap(({ reads }) => reads)),
  ])
  const readBy = servedSite.country.types.map(({ line }) => {
    const own = all.filter(({ path }) => sentAnswers(line).some((start) => isBelow(path, start)))
    return { own, readers: readersOf(insurersOf(servedSite, line), line, own) }
  })
  const isOfALine = ({ path }: AskedQuestion) => readBy.some(({ own }) => own.some((each) => each.path === path))
  const isRead = ({ path, field }: AskedQuestion) =>
    opening.has(path) ||
    (field.remarks ?? []).length > 0 ||
    readBy.some(({ own, readers }) => own.some((each) => each.path === path) && readers(path) !== '')
  const isText = ({ field: { type } }: AskedQuestion) => type === 'text' || type === 'long_text'
  return all.filter((each) => isOfALine(each) && !isText(each) && !isRead(each)).map(({ path }) => path)
}
