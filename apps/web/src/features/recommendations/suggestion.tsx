import type { RecommendedCoverage } from '@coverwright/catalogue/recommendations/recommended'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { Field } from '@coverwright/core/model/field'
import type { Translate } from '@coverwright/core/text/text'
import { useCallback, useSyncExternalStore } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Tag } from '../../ui/feedback/tag.tsx'
import type { StepForm } from '../application/step/use-step-form.ts'
import { insuranceTypeOf } from '../quote/countries.ts'
import { Comparison } from './comparison.tsx'
import { CoverList } from './cover-list.tsx'

export type Recommendation = Pick<RecommendedCoverage, 'line' | 'reason' | 'replaces' | 'shared'>

type Props = {
  readonly field: Field
  readonly coverage: Recommendation
  readonly form: StepForm
  /** One of several on the page: it has a heading of its own. */
  readonly titled: boolean
  readonly asksToChoose: boolean
  readonly busy: boolean
  readonly onChoose: (value: string) => void
  readonly site: PublicSite
  readonly t: Translate
}

const kinds = ['primary', 'line', 'quiet'] as const

/** One suggested coverage: what it pays for, why it is suggested, and the ways to answer. */
export function Suggestion({ field, coverage, form, titled, asksToChoose, busy, onChoose, site, t }: Props) {
  const { line, reason, replaces } = coverage
  const choice = useChoice(form, field)
  const own = `recommendation.${line}`
  const tag = insuranceTypeOf(site, line)?.tag
  return (
    <section className="suggested" aria-labelledby={titled ? `suggested-${line}` : undefined}>
      {titled && (
        <header className="suggested__head">
          <h2 id={`suggested-${line}`}>
            {tag && <Tag code={tag} />} {t(`${own}.title`)}
          </h2>
          <p>{t(`${own}.reason.${reason}`)}</p>
        </header>
      )}
      {replaces === undefined ? <CoverList line={line} t={t} /> : <Comparison coverage={coverage} site={site} t={t} />}
      <fieldset className="recommend" data-field={field.path} disabled={busy}>
        <legend className="vh">{titled ? t(field.label) : t('field.recommendation_choice.label')}</legend>
        {asksToChoose && choice === undefined && (
          <p className="err" role="alert">
            {t('recommendation.choose')}
          </p>
        )}
        <div className="actions">
          {(field.options ?? []).map((option, index, { length }) => (
            <Button
              key={option.value}
              kind={index === length - 1 ? 'quiet' : (kinds[index] ?? 'line')}
              pressed={choice === option.value}
              onClick={() => onChoose(option.value)}
            >
              {t(option.label)}
            </Button>
          ))}
        </div>
        {choice !== undefined && (
          <p className="hint">{t('recommendation.chosen', { choice: labelOf(field, choice, t) })}</p>
        )}
      </fieldset>
    </section>
  )
}

/** The choice so far; the component renders again when it changes. */
function useChoice({ subscribe, answer }: StepForm, { path }: Field): unknown {
  const listen = useCallback((listener: () => void) => subscribe(path, listener), [subscribe, path])
  const readAnswer = () => answer(path)
  return useSyncExternalStore(listen, readAnswer, readAnswer)
}

const labelOf = ({ options = [] }: Field, choice: unknown, t: Translate): string =>
  options.filter(({ value }) => value === choice).map(({ label }) => t(label))[0] ?? ''
