import type { AnswerTextOptions } from '@coverwright/core/model/answer-text'
import { answerText } from '@coverwright/core/model/answer-text'
import type { Field } from '@coverwright/core/model/field'
import type { SummaryRow } from '@coverwright/core/navigation/summary'
import { summary } from '@coverwright/core/navigation/summary'
import type { ScheduleRow } from '../../ui/insurance/schedule.tsx'
import { Schedule } from '../../ui/insurance/schedule.tsx'
import type { Application } from '../quote/application.ts'
import { answerWords } from '../quote/texts.ts'
import type { AnswerPart } from './answer-parts.ts'
import { answerParts } from './answer-parts.ts'
import { headOf } from './part-head.ts'
import { withDrawing } from './with-drawing.tsx'

type Props = {
  readonly application: Application
  readonly changeable?: boolean
  /** Only the answers of these steps, on a page in the middle of the flow: a change leads forward to it again. */
  readonly steps?: readonly string[] | undefined
  /** Only these answers. */
  readonly only?: (row: SummaryRow) => boolean
}

/** Every answer in the flow by section; the same rows on the review page and in print. */
export function Answers({ application, changeable = false, steps, only = () => true }: Props) {
  const words = answerWords(application.site, application.quote)
  const hrefOf = (path: string) => (steps ? path : `${path}?edit=true`)
  return summary(application.flowState).flatMap((part) => {
    const rows = part.rows.filter((row) => only(row) && (!steps || steps.includes(row.entry.slot.node.id)))
    if (rows.length === 0) return []
    return [
      <Schedule
        key={part.id}
        {...headOf(part, words)}
        tag={part.section.tag}
        rows={rows.flatMap((row) => scheduleRow(row, words, changeable ? hrefOf(row.path) : undefined))}
      />,
    ]
  })
}

function scheduleRow(row: SummaryRow, words: AnswerTextOptions, href: string | undefined): readonly ScheduleRow[] {
  const { t } = words
  const { field, answer, missing } = row
  const parts = answerParts(field, answer, row.entry.view, words)
  const said = answerText(field, answer, words)
  if (said === '' && field.optional && href === undefined) return []
  const change = href === undefined ? undefined : { href, label: t(missing ? 'ui.add' : 'ui.change') }
  return [
    {
      id: field.path,
      label: t(field.label),
      answer:
        partsCount(field, parts, words) ??
        (said ? withDrawing(field, answer, said, t) : t(missing ? 'page.answerMissing' : 'page.noAnswer')),
      parts,
      missing,
      ...(change ? { change } : {}),
    },
  ]
}

/** A list says how many it has; what they are stands below. Undefined for an answer without parts. */
export function partsCount({ type, total }: Field, parts: readonly AnswerPart[], { t }: Pick<AnswerTextOptions, 't'>) {
  if (!parts.length) return undefined
  const count = total ? parts.flatMap(({ rows }) => rows).length : parts.length
  return type === 'repeat' ? t('ui.list.count', { count }) : ''
}
