import type { AnswerTextOptions } from '@coverwright/core/model/answer-text'
import { answerText } from '@coverwright/core/model/answer-text'
import type { Field } from '@coverwright/core/model/field'
import type { SummaryRow } from '@coverwright/core/navigation/summary'
import { summary } from '@coverwright/core/navigation/summary'
import type { ScheduleRow } from '../../ui/insurance/schedule.tsx'
import { Schedule } from '../../ui/insurance/schedule.tsx'
import type { Application } from '../quote/application.ts'
import { answerTextOptions } from '../quote/texts.ts'
import type { AnswerPart } from './answer-parts.ts'
import { answerParts } from './answer-parts.ts'
import { answerWithSignature } from './answer-with-signature.tsx'
import { partHeading } from './part-heading.ts'

type Props = {
  readonly application: Application
  readonly changeable?: boolean
  /** Only the answers of these steps, on a page in the middle of the flow, to which a change leads back. */
  readonly steps?: readonly string[] | undefined
  /** Only these answers. */
  readonly only?: (row: SummaryRow) => boolean
}

/** The answers of the flow by section; the review page and the print view have the same rows. */
export function Answers({ application, changeable = false, steps, only = () => true }: Props) {
  const words = answerTextOptions(application.site, application.quote)
  const hrefOf = (path: string) => (steps ? path : `${path}?edit=true`)
  return summary(application.flowState).flatMap((part) => {
    const rows = part.rows.filter((row) => only(row) && (!steps || steps.includes(row.entry.slot.node.id)))
    if (rows.length === 0) return []
    return [
      <Schedule
        key={part.id}
        {...partHeading(part, words)}
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
  const text = answerText(field, answer, words)
  if (text === '' && field.optional && href === undefined) return []
  const change = href === undefined ? undefined : { href, label: t(missing ? 'ui.add' : 'ui.change') }
  return [
    {
      id: field.path,
      label: t(field.label),
      answer:
        partsCount(field, parts, words) ??
        (text ? answerWithSignature(field, answer, text, t) : t(missing ? 'page.answerMissing' : 'page.noAnswer')),
      parts,
      missing,
      ...(change ? { change } : {}),
    },
  ]
}

/** The number of entries of a list, whose parts are shown below it; undefined for an answer without parts. */
export function partsCount({ type, total }: Field, parts: readonly AnswerPart[], { t }: Pick<AnswerTextOptions, 't'>) {
  if (!parts.length) return undefined
  const count = total ? parts.flatMap(({ rows }) => rows).length : parts.length
  return type === 'repeat' ? t('ui.list.count', { count }) : ''
}
