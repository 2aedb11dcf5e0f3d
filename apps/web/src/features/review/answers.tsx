import { isBlank } from '@coverwright/core/answers/answers'
import type { SummaryRow } from '@coverwright/core/flow/summary'
import { summary } from '@coverwright/core/flow/summary'
import type { AnswerTextOptions } from '@coverwright/core/text/answer-text'
import { answerText } from '@coverwright/core/text/answer-text'
import type { ScheduleRow } from '../../ui/schedule.tsx'
import { Schedule } from '../../ui/schedule.tsx'
import type { Application } from '../application/application.ts'
import { answerWords } from '../application/texts.ts'

type Props = { readonly application: Application; readonly changeable?: boolean }

/** Every answer on the trail by section; the same rows on the review page and in print. */
export function Answers({ application, changeable = false }: Props) {
  const words = answerWords(application.site, application.quote)
  return summary(application.trail).map(({ id, section, from, rows }) => (
    <Schedule
      key={id}
      title={words.t(section.label)}
      tag={section.tag}
      note={from && words.t('page.questionsFrom', { insurer: words.t(from) })}
      rows={rows.flatMap((row) => scheduleRow(row, words, changeable))}
    />
  ))
}

function scheduleRow(row: SummaryRow, words: AnswerTextOptions, changeable: boolean): readonly ScheduleRow[] {
  const { t } = words
  const { field, answer, entry, missing } = row
  const said = field.sensitive && !isBlank(answer) ? String(answer) : answerText(field, answer, words)
  if (said === '' && field.optional && !changeable) return []
  const change = changeable
    ? { href: `${entry.path}?edit=true`, label: t(missing ? 'ui.add' : 'ui.change') }
    : undefined
  return [
    {
      id: field.path,
      label: t(field.label),
      answer: said || t(missing ? 'page.answerMissing' : 'page.noAnswer'),
      missing,
      ...(change ? { change } : {}),
    },
  ]
}
