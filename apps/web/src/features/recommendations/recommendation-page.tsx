import type { RecommendedCoverage } from '@coverwright/catalogue/recommendations/recommended'
import { isRecord, readAnswer } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/model/field'
import type { Place } from '@coverwright/core/navigation/navigate'
import { back } from '@coverwright/core/navigation/navigate'
import { useRef, useState } from 'react'
import '../../styles/pages/recommendation.css'
import { Button } from '../../ui/actions/button.tsx'
import { MarginNotes } from '../../ui/layout/margin-notes.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { RefusedNotice } from '../application/saving/refused-notice.tsx'
import { StepSaveState } from '../application/saving/step-save-state.tsx'
import { pageSubject } from '../application/step/page-preview.ts'
import { useOnward } from '../application/step/use-onward.ts'
import { useStepForm } from '../application/step/use-step-form.ts'
import type { Application } from '../quote/application.ts'
import { insuranceTypeOf } from '../quote/countries.ts'
import { textsOf } from '../quote/texts.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import { useKeyboardNavigation } from '../shell/use-keyboard-navigation.ts'
import { Comparison } from './comparison.tsx'
import { CoverList } from './cover-list.tsx'

type Props = {
  readonly application: Application
  readonly place: Place
  readonly path: string
  readonly editing: boolean
}

const kinds = ['primary', 'line', 'quiet'] as const

/** One suggested coverage: what it pays for, why it is suggested, and the ways to answer. Each saves and goes on. */
export function RecommendationPage({ application, place, path, editing }: Props) {
  const goOn = useOnward(application, path, editing)
  const form = useStepForm(pageSubject(application, place, path), application.quote, goOn)
  const [asksToChoose, setAsksToChoose] = useState(false)
  const choices = useRef<HTMLFieldSetElement>(null)
  const { site, flowState, quote } = application
  const { entry } = place
  const t = textsOf(site)
  const before = editing ? undefined : back(flowState, path)
  const [field] = entry.form.fields
  const coverage = recommendedAt(flowState.view.get('recommended_coverages'), entry.page?.index ?? 0)

  const chosen = field && readAnswer(application.context.answers, field.path)
  const onContinue = () => {
    if (field && chosen !== undefined) form.choose(field.path, chosen)
    else {
      setAsksToChoose(true)
      choices.current?.querySelector('button')?.focus()
    }
  }
  useKeyboardNavigation(site, { onContinue, back: before })
  if (!(field && coverage)) return null
  const { line, reason, replaces } = coverage
  const busy = form.save.state === 'saving'
  const own = `recommendation.${line}`
  return (
    <SiteShell application={application} path={path}>
      <TopBar
        back={before ? { href: before, label: t('ui.back') } : undefined}
        save={<StepSaveState save={form.save} quote={quote} site={site} />}
        action={{ label: t('ui.continue'), onClick: onContinue, disabled: busy }}
      />
      <Page margin={<MarginNotes label={t('page.notes')} notes={notesOf(t)} />}>
        <PageHead
          step={path}
          title={t(`${own}.title`)}
          lede={t(`${own}.reason.${reason}`)}
          tag={insuranceTypeOf(site, line)?.tag}
          kicker={[t('recommendation.kicker', { page: (entry.page?.index ?? 0) + 1, count: entry.page?.count ?? 1 })]}
        />
        {replaces === undefined ? (
          <CoverList line={line} t={t} />
        ) : (
          <Comparison coverage={coverage} site={site} t={t} />
        )}
        <RefusedNotice save={form.save} said={false} t={t} />
        <fieldset className="recommend" ref={choices} disabled={busy}>
          <legend className="vh">{t('field.recommendation_choice.label')}</legend>
          {asksToChoose && (
            <p className="err" role="alert">
              {t('recommendation.choose')}
            </p>
          )}
          <div className="actions">
            {(field.options ?? []).map((option, index, { length }) => (
              <Button
                key={option.value}
                kind={index === length - 1 ? 'quiet' : (kinds[index] ?? 'line')}
                pressed={chosen === option.value}
                onClick={() => form.choose(field.path, option.value)}
              >
                {t(option.label)}
              </Button>
            ))}
          </div>
          {chosen !== undefined && (
            <p className="hint">{t('recommendation.chosen', { choice: labelOf(field, chosen, t) })}</p>
          )}
        </fieldset>
      </Page>
    </SiteShell>
  )
}

type T = ReturnType<typeof textsOf>

const labelOf = ({ options = [] }: Field, chosen: unknown, t: T): string =>
  options.filter(({ value }) => value === chosen).map(({ label }) => t(label))[0] ?? ''

const notesOf = (t: T) =>
  (['questions', 'kept'] as const).map((id) => ({
    id,
    title: t(`recommendation.note.${id}.title`),
    body: t(`recommendation.note.${id}.text`),
  }))

/** The recommendation as it came with the quote. */
function recommendedAt(
  list: unknown,
  index: number,
): Pick<RecommendedCoverage, 'line' | 'reason' | 'replaces' | 'shared'> | undefined {
  const entry: unknown = Array.isArray(list) ? list[index] : undefined
  if (!isRecord(entry) || typeof entry.line !== 'string' || typeof entry.reason !== 'string') return undefined
  const { line, reason, replaces, shared } = entry
  return {
    line,
    reason,
    ...(typeof replaces === 'string' ? { replaces } : {}),
    ...(Array.isArray(shared) ? { shared: shared.map(Number) } : {}),
  }
}
