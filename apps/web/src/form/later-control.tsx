import { lazy } from 'react'
import type { ControlProps } from './form-environment.ts'

const GroupControl = lazy(() =>
  import('./group-control.tsx').then(({ GroupControl: control }) => ({ default: control })),
)
const RepeatControl = lazy(() =>
  import('./repeat-control.tsx').then(({ RepeatControl: control }) => ({ default: control })),
)
const DocumentControl = lazy(() =>
  import('../features/uploads/document-control.tsx').then(({ DocumentControl: control }) => ({ default: control })),
)
const SignatureControl = lazy(() =>
  import('./signature-control.tsx').then(({ SignatureControl: control }) => ({ default: control })),
)
const PicksControl = lazy(() =>
  import('./picks-control.tsx').then(({ PicksControl: control }) => ({ default: control })),
)
const EmailControl = lazy(() =>
  import('./email-control.tsx').then(({ EmailControl: control }) => ({ default: control })),
)
const CoverageControl = lazy(() =>
  import('./coverage-control.tsx').then(({ CoverageControl: control }) => ({ default: control })),
)

/** The controls that no first page has, each fetched when a form has it. */
export function LaterControl(props: ControlProps) {
  if (props.field.type === 'multi_select') return <PicksControl {...props} />
  if (props.field.type === 'email') return <EmailControl {...props} />
  if (props.field.type === 'group') return <GroupControl {...props} />
  if (props.field.type === 'document') return <DocumentControl {...props} />
  if (props.field.type === 'signature') return <SignatureControl {...props} />
  return props.field.type === 'repeat' ? <RepeatControl {...props} /> : <CoverageControl {...props} />
}
