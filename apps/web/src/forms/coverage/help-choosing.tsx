import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Segments } from '../../ui/actions/segments.tsx'
import type { CoverageOption } from './coverage-section.ts'
import '../../styles/components/help-choosing.css'

/** Why coverages are recommended, by their uuid. */
export type Reasons = ReadonlyMap<string, string>

type Props = {
  readonly options: readonly CoverageOption[]
  readonly reasons: Reasons
  readonly isChosen: (option: CoverageOption) => boolean
  readonly onRecommend: (reasons: Reasons) => void
  /** Selects what is recommended. */
  readonly onChoose: (options: readonly CoverageOption[]) => void
  readonly t: Translate
}

type Answer = 'yes' | 'no'

/** A few questions whose answers recommend coverages. They only help to choose, so they are not kept. */
export function HelpChoosing({ options, reasons, isChosen, onRecommend, onChoose, t }: Props) {
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({})
  const advice = options.flatMap((option) => (option.recommendedAfter ?? []).map((each) => ({ option, ...each })))
  const questions = [...new Set(advice.map(({ question }) => question))]
  const answer = (question: string, choice: Answer) => {
    const all = { ...answers, [question]: choice }
    setAnswers(all)
    const matches = advice.filter((each) => all[each.question] === 'yes')
    onRecommend(new Map(matches.map(({ option, reason }) => [option.answer.uuid, reason])))
  }
  const recommendedOptions = options.filter((option) => reasons.has(option.answer.uuid))
  const open = recommendedOptions.filter((option) => !isChosen(option))
  const isDone = questions.every((question) => answers[question])
  return (
    <div className="helpchoose">
      {questions.map((question) => (
        <Segments<Answer | ''>
          key={question}
          label={question}
          options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`ui.${value}`) }))}
          value={answers[question] ?? ''}
          onChange={(choice) => choice && answer(question, choice)}
        />
      ))}
      <div role="status">
        {recommendedOptions.length > 0 && <h3>{t('page.coverages.help.recommended')}</h3>}
        {recommendedOptions.length === 0 && isDone && <p>{t('page.coverages.help.none')}</p>}
        <ul>
          {recommendedOptions.map(({ answer: { uuid }, name }) => (
            <li key={uuid}>
              <b>{name}</b> {reasons.get(uuid)}
            </li>
          ))}
        </ul>
      </div>
      {open.length > 0 && (
        <Button kind="line" small onClick={() => onChoose(open)}>
          {t('page.coverages.help.select')}
        </Button>
      )}
    </div>
  )
}
