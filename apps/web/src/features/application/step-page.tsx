import type { QuoteReply } from '@coverwright/contract/quotes'
import { nextInEditMode } from '@coverwright/core/flow/edit-mode'
import type { Place } from '@coverwright/core/flow/navigate'
import { back, next } from '@coverwright/core/flow/navigate'
import type { Translate } from '@coverwright/core/text/text'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useLocation } from 'wouter'
import { insuranceTypesQuery } from '../../api/queries.ts'
import type { CoverageSection } from '../../form/coverage-section.ts'
import { FormFields } from '../../form/form-fields.tsx'
import { problemLinks, problemTitle } from '../../form/problem-links.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { KeyHints } from '../../ui/key-hints.tsx'
import { Page } from '../../ui/page.tsx'
import { TopBar } from '../../ui/top-bar.tsx'
import { usePageKeys } from '../../ui/use-page-keys.ts'
import { useKeyboardSetting } from '../shell/keyboard-setting.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import type { Application } from './application.ts'
import { applicationOf } from './application.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { coverageSections, sourcesOf } from './lookups.ts'
import { PendingPage } from './pending-page.tsx'
import { RefusedNotice } from './refused-notice.tsx'
import { StepHead, StepNotes } from './step-head.tsx'
import { StepSaveState } from './step-save-state.tsx'
import { textsOf } from './texts.ts'
import { useApplication } from './use-application.ts'
import { useStepForm } from './use-step-form.ts'
import { useWantedQuestions } from './use-wanted-questions.ts'

const ClearingDialog = lazy(() => import('./clearing-dialog.tsx').then((file) => ({ default: file.ClearingDialog })))

type Props = { readonly place: Place; readonly path: string; readonly editing: boolean }

/** One step with a form: its questions, its checks, its save, and the ways out of it. */
export function StepPage({ place, path, editing }: Props) {
  const application = useApplication()
  const [, navigate] = useLocation()
  const { site, trail, quote } = application
  const t = textsOf(site)
  const goOn = (saved: QuoteReply) => {
    const after = applicationOf(site, saved)
    const onward = editing ? nextInEditMode(after.trail, path) : next(after.trail, path)
    const target = onward ?? '/'
    navigate(editing && !target.includes('?') ? `${target}?edit=true` : target)
  }
  const coverages = useCoverages(application, place, t)
  // Insurers are asked as soon as it is known that they will be, pages before their questions are shown.
  useWantedQuestions(application)
  const form = useStepForm(application, place, path, goOn)
  const before = back(trail, path)
  const backHref = editing || before === undefined ? undefined : before
  const keyboard = useKeyboardSetting(site)
  const pending = place.entry.state === 'pending'
  usePageKeys({
    enabled: keyboard.isOn && !pending,
    onContinue: form.submit,
    ...(backHref ? { onBack: () => navigate(backHref) } : {}),
  })
  const busy = form.save.state === 'saving'
  return (
    <SiteShell application={application} path={path}>
      <TopBar
        back={backHref ? { href: backHref, label: t('ui.back') } : undefined}
        save={<StepSaveState save={form.save} quote={quote} site={site} />}
        action={{ label: t('ui.continue'), onClick: form.submit, disabled: pending || busy }}
      />
      {form.clearing.length > 0 && (
        <Suspense>
          <ClearingDialog
            clearing={form.clearing}
            onAccept={form.acceptClearing}
            onCancel={form.cancelClearing}
            t={t}
          />
        </Suspense>
      )}
      <Page margin={<StepNotes entry={place.entry} fields={form.visible} t={t} />}>
        {form.problems.length > 0 && (
          <ErrorSummary
            title={problemTitle(form.problems.length, t)}
            note={t('ui.errors.note')}
            errors={problemLinks(form.problems, form.visible, t)}
            attempt={form.attempt}
          />
        )}
        <StepHead application={application} entry={place.entry} path={path} />
        {pending ? (
          <PendingPage application={application} />
        ) : (
          <form
            className="fields"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              form.submit()
            }}
          >
            <ConflictNotice form={form} application={application} fields={form.visible} />
            <RefusedNotice save={form.save} t={t} />
            <FormFields
              fields={form.visible}
              values={form.values}
              typed={form.typed}
              problems={form.problems}
              onChange={form.change}
              onBlur={form.recheck}
              t={t}
              locale={site.locale}
              currency={site.currency}
              view={trail.view}
              {...sourcesOf(quote, coverages)}
            />
            <div className="actions">
              <Button type="submit" arrow busy={busy}>
                {busy ? t('ui.saving') : t('ui.continue')}
              </Button>
              {keyboard.isOn && <KeyHints t={t} />}
            </div>
          </form>
        )}
      </Page>
    </SiteShell>
  )
}

/** The types of insurance on offer, on the page that asks for them. */
function useCoverages({ quote }: Application, { entry }: Place, t: Translate): readonly CoverageSection[] {
  const asked = entry.form.fields.some((field) => field.type === 'coverage')
  const { data = [] } = useQuery({ ...insuranceTypesQuery(quote?._id, quote?.version), enabled: asked })
  return coverageSections(data, t)
}
