import type { Place } from '@coverwright/core/navigation/navigate'
import { back } from '@coverwright/core/navigation/navigate'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import type { CoverageSection } from '../../../forms/coverage/coverage-section.ts'
import type { Application } from '../../quote/application.ts'
import { textsOf } from '../../quote/texts.ts'
import { FormPage } from './form-page.tsx'
import { pageSubject } from './page-preview.ts'
import { StepHead, StepNotes } from './step-head.tsx'
import { useOnward } from './use-onward.ts'
import { useStepForm } from './use-step-form.ts'

type Props = {
  readonly application: Application
  readonly place: Place
  readonly path: string
  readonly editing: boolean
  /** The types of insurance on offer, on the page that asks for them. */
  readonly coverages?: readonly CoverageSection[] | undefined
  /** What the form asks about is being fetched. */
  readonly loading?: boolean
  /** Above the title. */
  readonly lead?: ReactNode
  /** Above the notes. */
  readonly beside?: ReactNode
  /** Above the form. */
  readonly panel?: ReactNode
  /** Stands in for the form while its questions are fetched. */
  readonly pending?: ReactNode
}

/** One step with a form of its own. */
export function StepPage({
  application,
  place,
  path,
  editing,
  coverages,
  loading = false,
  lead,
  beside,
  panel,
  pending,
}: Props) {
  const goOn = useOnward(application, path, editing)
  const { site, flowState, quote } = application
  const { entry } = place
  const t = textsOf(site)
  const subject = useMemo(() => pageSubject(application, place, path), [application, place, path])
  const form = useStepForm(subject, quote, goOn)
  const before = back(flowState, path)
  return (
    <FormPage
      application={application}
      path={path}
      form={form}
      head={
        <>
          {lead}
          <StepHead application={application} entry={entry} path={path} />
          {panel}
        </>
      }
      margin={<StepNotes application={application} entry={entry} fields={form.visible} before={beside} t={t} />}
      back={editing || before === undefined ? undefined : { href: before, label: t('ui.back') }}
      coverages={coverages}
      loading={loading}
      pending={pending}
    />
  )
}
