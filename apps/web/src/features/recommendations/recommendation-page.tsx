import { recommendationPath } from '@coverwright/catalogue/lines/insures'
import { isBlank, isRecord } from '@coverwright/core/answers/answers'
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
import { type Recommendation, Suggestion } from './suggestion.tsx'

type Props = {
  readonly application: Application
  readonly place: Place
  readonly path: string
  readonly editing: boolean
}

/**
 * Suggested coverages, each with the ways to answer it. The press that answers the last open one saves and goes on; later
 * ones change an answer, and Continue goes on.
 */
export function RecommendationPage({ application, place, path, editing }: Props) {
  const goOn = useOnward(application, path, editing)
  const form = useStepForm(pageSubject(application, place, path), application.quote, goOn)
  const [asksToChoose, setAsksToChoose] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const { site, flowState, quote } = application
  const { entry } = place
  const t = textsOf(site)
  const before = editing ? undefined : back(flowState, path)
  const recommendations = suggestedBy(flowState.view.get('recommended_coverages'))
  const cards = entry.form.fields.flatMap((field) => {
    const coverage = recommendations.find(({ line }) => recommendationPath(line) === field.path)
    return coverage ? [{ field, coverage }] : []
  })
  const [first] = cards
  const isOpen = ({ path: fieldPath }: Field) => isBlank(form.answer(fieldPath))
  const several = cards.length > 1
  const choose = (field: Field, value: unknown) => {
    const open = cards.filter((card) => isOpen(card.field))
    const isLast = open.length === 1 && open[0]?.field === field
    if (isLast || !several) form.choose(field.path, value)
    else form.change(field.path, value)
  }
  /** One press declines each of them, and each answer is kept by itself. */
  const declineAll = () => {
    for (const { field } of cards.slice(1)) form.change(field.path, notNow)
    if (first) form.choose(first.field.path, notNow)
  }
  const onContinue = () => {
    const open = cards.find(({ field }) => isOpen(field))
    if (!open) {
      if (first) form.choose(first.field.path, form.answer(first.field.path))
      return
    }
    setAsksToChoose(true)
    const choices = [...(body.current?.querySelectorAll<HTMLElement>('fieldset.recommend') ?? [])]
    choices
      .find(({ dataset }) => dataset.field === open.field.path)
      ?.querySelector('button')
      ?.focus()
  }
  useKeyboardNavigation(site, { onContinue, back: before })
  if (!first) return null
  const busy = form.save.state === 'saving'
  const own = `recommendation.${first.coverage.line}`
  const count = entry.page?.count ?? 1
  return (
    <SiteShell application={application} path={path}>
      <TopBar
        back={before ? { href: before, label: t('ui.back') } : undefined}
        save={<StepSaveState save={form.save} quote={quote} site={site} />}
        action={{ label: t('ui.continue'), onClick: onContinue, disabled: busy }}
      />
      <Page aside={<MarginNotes label={t('page.notes')} notes={notesOf(t)} />}>
        <PageHead
          step={path}
          title={t(several ? 'recommendation.several.title' : `${own}.title`)}
          lede={t(several ? 'recommendation.several.lede' : `${own}.reason.${first.coverage.reason}`)}
          tag={several ? undefined : insuranceTypeOf(site, first.coverage.line)?.tag}
          kicker={[
            several || count === 1
              ? t(entry.section.label)
              : t('recommendation.kicker', { page: (entry.page?.index ?? 0) + 1, count }),
          ]}
        />
        <RefusedNotice save={form.save} isShownAtField={false} t={t} />
        <div className="suggestions" ref={body}>
          {cards.map(({ field, coverage }) => (
            <Suggestion
              key={field.path}
              field={field}
              coverage={coverage}
              form={form}
              titled={several}
              asksToChoose={asksToChoose}
              busy={busy}
              onChoose={(value) => choose(field, value)}
              site={site}
              t={t}
            />
          ))}
        </div>
        {several && cards.every(({ field }) => isOpen(field)) && (
          <div className="actions">
            <Button kind="quiet" onClick={declineAll} disabled={busy}>
              {t('recommendation.several.none')}
            </Button>
          </div>
        )}
        {several && !cards.some(({ field }) => isOpen(field)) && (
          <div className="actions">
            <Button onClick={onContinue} disabled={busy} arrow>
              {t('ui.continue')}
            </Button>
          </div>
        )}
      </Page>
    </SiteShell>
  )
}

const notNow = 'not_now'

const notesOf = (t: ReturnType<typeof textsOf>) =>
  (['questions', 'kept'] as const).map((id) => ({
    id,
    title: t(`recommendation.note.${id}.title`),
    body: t(`recommendation.note.${id}.text`),
  }))

/** The recommendations as they came with the quote. */
const suggestedBy = (list: unknown): readonly Recommendation[] =>
  (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.line !== 'string' || typeof entry.reason !== 'string') return []
    const { line, reason, replaces, shared } = entry
    return [
      {
        line,
        reason,
        ...(typeof replaces === 'string' ? { replaces } : {}),
        ...(Array.isArray(shared) ? { shared: shared.map(Number) } : {}),
      },
    ]
  })
