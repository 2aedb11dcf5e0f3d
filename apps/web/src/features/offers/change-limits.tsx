import { adjustableFields } from '@coverwright/catalogue/lines/adjustable-answers'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { readAnswer } from '@coverwright/core/answers/answers'
import { answerText } from '@coverwright/core/model/answer-text'
import type { Field } from '@coverwright/core/model/field'
import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import type { useAskAgain } from '../../api/resources/offers.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { Application } from '../quote/application.ts'
import { answerTextOptions } from '../quote/texts.ts'

type Props = {
  readonly line: string
  readonly application: Application
  readonly quote: QuoteReply
  readonly ask: ReturnType<typeof useAskAgain>
  /** Some offer of the line is chosen. */
  readonly isChosen: boolean
  readonly disabled: boolean
  readonly t: Translate
}

/** The limits and the deductible of a line, which can be changed here to ask its insurers for new prices. */
export function ChangeLimits({ line, application, quote, ask, isChosen, disabled, t }: Props) {
  const [changes, setChanges] = useState<Readonly<Record<string, string>>>({})
  const fields = adjustableFields(line, application.flowState)
  if (fields.length === 0) return null
  const textAt = (path: string) => String(readAnswer(quote, path) ?? '')
  const answers = Object.fromEntries(Object.entries(changes).filter(([path, value]) => value !== textAt(path)))
  const words = answerTextOptions(application.site, quote)
  return (
    <details className="change-limits">
      <summary>{t('page.offers.limits.change')}</summary>
      {isChosen ? (
        <p>{t('page.offers.limits.chosen')}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (Object.keys(answers).length > 0) ask.mutate({ lines: [line], answers })
          }}
        >
          {fields.map((field) => (
            <label key={field.path}>
              <span>{t(field.label)}</span>
              <select
                value={changes[field.path] ?? textAt(field.path)}
                onChange={({ target }) => setChanges((before) => ({ ...before, [field.path]: target.value }))}
              >
                {valuesOf(field).map((value) => (
                  <option key={value} value={value}>
                    {answerText(field, value, words)}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <p>{t('page.offers.limits.text')}</p>
          <Button
            type="submit"
            kind="line"
            small
            busy={ask.isPending}
            disabled={disabled || Object.keys(answers).length === 0}
          >
            {t('page.offers.limits.ask')}
          </Button>
        </form>
      )}
    </details>
  )
}

const valuesOf = ({ options = [] }: Field): readonly string[] =>
  options.map((option) => (typeof option === 'string' ? option : option.value))

type NotAskedProps = {
  readonly error: Error
  /** Opens the application again: an answer has to change, such as a first day that has passed. */
  readonly onEdit: () => void
  readonly t: Translate
}

/** Why the insurers were not asked again. */
export function NotAskedAgain({ error, onEdit, t }: NotAskedProps) {
  const code = error instanceof ApiProblem ? error.code : undefined
  const isIncomplete = code === 'quote.incomplete'
  const key = isIncomplete ? 'incomplete' : code === 'offers.line_chosen' ? 'chosen' : 'text'
  return (
    <Notice kind="negative" title={t('page.offers.limits.failed')} urgent>
      <p>{t(`page.offers.limits.failed.${key}`)}</p>
      {isIncomplete && (
        <Button kind="line" small onClick={onEdit}>
          {t('page.outdated.action')}
        </Button>
      )}
    </Notice>
  )
}
