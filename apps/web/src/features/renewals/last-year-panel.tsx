import { isBlank, readAnswer } from '@coverwright/core/answers/answers'
import { answerText } from '@coverwright/core/model/answer-text'
import type { SummaryRow, SummarySection } from '@coverwright/core/navigation/summary'
import { summary } from '@coverwright/core/navigation/summary'
import { Badge } from '../../ui/feedback/badge.tsx'
import { type ScheduleRow, ScheduleRows } from '../../ui/insurance/schedule.tsx'
import { answerTextOptions } from '../quote/texts.ts'
import { useApplication } from '../quote/use-application.ts'
import '../../styles/pages/last-year.css'

type Words = ReturnType<typeof answerTextOptions>

/** The answers by subject, with last year's beside those that differ. A subject that changed is open. */
export function LastYearPanel() {
  const { site, quote, flowState } = useApplication()
  const words = answerTextOptions(site, quote)
  const { t } = words
  const lastYearPage = flowState.pages.find(({ path }) => path === '/last-year')
  const subjects = summary(flowState).map((part) => ({
    part,
    rows: part.rows
      .filter(({ entry }) => entry !== lastYearPage)
      .flatMap((row) => rowOf(row, quote?.expiring ?? {}, words)),
  }))
  return (
    <div className="last-year">
      {subjects.map(({ part, rows }) => rows.length > 0 && <Subject key={part.id} part={part} rows={rows} t={t} />)}
    </div>
  )
}

type SubjectProps = {
  readonly part: SummarySection
  readonly rows: readonly ComparedRow[]
  readonly t: Words['t']
}

function Subject({ part, rows, t }: SubjectProps) {
  const changeCount = rows.filter(({ isChanged }) => isChanged).length
  return (
    <details className="schedule last-year__part" open={changeCount > 0}>
      <summary>
        <h2>
          <bdi>{t(part.label)}</bdi>
        </h2>
        <Badge>{changeCount > 0 ? t('lastYear.changed', { count: changeCount }) : t('lastYear.same')}</Badge>
      </summary>
      <ScheduleRows rows={rows} />
    </details>
  )
}

type ComparedRow = ScheduleRow & { readonly isChanged: boolean }

function rowOf(
  { field, answer, path, missing }: SummaryRow,
  expiring: Readonly<Record<string, unknown>>,
  words: Words,
): readonly ComparedRow[] {
  const { t } = words
  const text = answerText(field, answer, words)
  const before = readAnswer(expiring, field.path)
  const then = isBlank(before) ? '' : answerText(field, before, words)
  const isChanged = !field.sensitive && field.type !== 'signature' && text !== then
  if (text === '' && then === '') return []
  return [
    {
      id: field.path,
      label: t(field.label),
      answer: text || t(missing ? 'page.answerMissing' : 'page.noAnswer'),
      ...(isChanged ? { detail: then === '' ? t('lastYear.beforeNone') : t('lastYear.before', { answer: then }) } : {}),
      missing,
      change: { href: path, label: t(missing ? 'ui.add' : 'ui.change') },
      isChanged,
    },
  ]
}
