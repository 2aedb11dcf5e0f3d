import type { RenewalChange, RenewalChangesReply, UnchangedPart } from '@coverwright/contract/renewals'
import { isRecord, isYes, readAnswer } from '@coverwright/core/answers/answers'
import { maskAnswer } from '@coverwright/core/answers/masked'
import { itemField } from '@coverwright/core/evaluation/item-pages'
import type { AnswerTextOptions } from '@coverwright/core/model/answer-text'
import { answerText } from '@coverwright/core/model/answer-text'
import type { Field } from '@coverwright/core/model/field'
import type { Difference } from '@coverwright/core/saving/differences'
import { differences } from '@coverwright/core/saving/differences'
import { submission } from '@coverwright/core/saving/submission'
import { answerWords } from '../../../3-quoting/quotes/replies/answer-words.ts'
import type { QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'

/** What a renewal changed and what it confirmed as unchanged, in words: for the person, the agent and the underwriter. */
export function renewalChanges(quote: QuoteSnapshot): RenewalChangesReply {
  const { flowState, context, served, facts, expiring } = quote
  const words = answerWords({ site: served.site, translate: served.translate, facts })
  const changes = differences(flowState, { before: expiring ?? {}, after: submission(flowState, context) }, (path) =>
    served.flows.main.owned.has(path),
  )
  return { changes: changes.map((each) => describeChange(each, words)), unchanged: [...unchangedParts(quote)] }
}

function describeChange(difference: Difference, words: AnswerTextOptions): RenewalChange {
  const { entry, section, kind, field, item } = difference
  const inWords = (answer: unknown) =>
    field?.sensitive ? maskAnswer(answer) : field ? answerText(field, answer, words) : ''
  return {
    step: entry.path,
    field: pathOf(difference),
    section: words.t(section.label),
    question: words.t(field?.label ?? entry.label),
    ...(item ? { item: itemName(item, words) } : {}),
    kind,
    ...(field && difference.before !== undefined ? { before: inWords(difference.before) } : {}),
    ...(field && difference.after !== undefined ? { after: inWords(difference.after) } : {}),
  }
}

const pathOf = ({ entry, field, item }: Difference): string => {
  if (!item) return field?.path ?? entry.path
  return field ? `${item.step.items}.${itemField(field.path)}` : item.step.items
}

const namingFields = 2

/** What people call it: its first words. "Priya Raman"; the kind of thing it is where it has none. */
function itemName({ step, answers }: NonNullable<Difference['item']>, words: AnswerTextOptions): string {
  const texts = (step.pages[0]?.form.fields ?? []).filter(({ type }) => type === 'text').slice(0, namingFields)
  const name = texts.map((field) => answerText(field, readAnswer(answers, itemField(field.path)), words)).join(' ')
  return name.trim() || words.t(step.texts.item)
}

/** Parts stated to be unchanged, with what was on file beside the question. */
const unchangedParts = ({ flowState, served: { translate } }: QuoteSnapshot): readonly UnchangedPart[] =>
  flowState.pages.flatMap((entry) =>
    entry.form.fields
      .filter((field): field is Field & Required<Pick<Field, 'onFile'>> => field.onFile !== undefined)
      .filter(({ path }) => isNo(entry.view.get(path)))
      .map(({ path, label, onFile }) => {
        const textOnFile = onFile(entry.view)
        return {
          field: path,
          question: translate(label),
          ...(textOnFile ? { on_file: translate(textOnFile.text, textOnFile.params) } : {}),
        }
      }),
  )

const isNo = (answer: unknown): boolean => answer !== undefined && !isRecord(answer) && !isYes(answer)
