import type { Place } from '@coverwright/core/flow/navigate'
import { back } from '@coverwright/core/flow/navigate'
import type { Translate } from '@coverwright/core/text/text'
import { useMemo } from 'react'
import { insuranceTypesQuery } from '../../api/queries.ts'
import { useQuery } from '../../api/store/use-query.ts'
import type { CoverageSection } from '../../form/coverage-section.ts'
import { rest } from '../../rest-at-hand.ts'
import type { Application } from './application.ts'
import { FormPage } from './form-page.tsx'
import { PendingPage } from './pending-page.tsx'
import { StepHead, StepNotes } from './step-head.tsx'
import { StepPanel } from './step-panel.tsx'
import { pageSubject } from './subject.ts'
import { textsOf } from './texts.ts'
import { useApplication } from './use-application.ts'
import { useOnward } from './use-onward.ts'
import { useStepForm } from './use-step-form.ts'
import { useWantedQuestions } from './use-wanted-questions.ts'

type Props = { readonly place: Place; readonly path: string; readonly editing: boolean }

/** One step with a form of its own. */
export function StepPage({ place, path, editing }: Props) {
  const application = useApplication()
  const goOn = useOnward(application, path, editing)
  const { site, trail, quote } = application
  const { entry } = place
  const t = textsOf(site)
  const coverages = useCoverages(application, place, t)
  // Insurers are asked as soon as it is known that they will be, pages before their questions are shown.
  useWantedQuestions(application)
  const subject = useMemo(() => pageSubject(application, place, path), [application, place, path])
  const form = useStepForm(subject, quote, goOn)
  const before = back(trail, path)
  // A form waits for nothing; and how it is answered is not asked before the checks are here.
  const isPending = !entry.before && entry.state === 'pending'
  return (
    <FormPage
      application={application}
      path={path}
      form={form}
      head={
        <>
          <StepHead application={application} entry={entry} path={path} />
          <StepPanel entry={entry} quote={quote} t={t} />
        </>
      }
      margin={<StepNotes entry={entry} fields={form.visible} t={t} />}
      back={editing || before === undefined ? undefined : { href: before, label: t('ui.back') }}
      coverages={coverages}
      pending={isPending ? <PendingPage application={application} /> : undefined}
    />
  )
}

/** The types of insurance on offer, on the page that asks for them; undefined until they are here. */
function useCoverages({ quote }: Application, { entry }: Place, t: Translate): readonly CoverageSection[] | undefined {
  const asked = entry.form.fields.some((field) => field.type === 'coverage')
  const { data } = useQuery({ ...insuranceTypesQuery(quote?._id, quote?.version), enabled: asked })
  return useMemo(() => data && rest().coverageSections(data, t), [data, t])
}
