import { lazy } from 'react'
import { AmountControl } from './amount-control.tsx'
import { DateControl } from './date-control.tsx'
import { foldsUp } from './field-options.ts'
import type { ControlProps } from './form-environment.ts'
import { LongTextControl } from './long-text-control.tsx'
import { MultiControl } from './multi-control.tsx'

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

/** The controls that no first page has, the larger ones each fetched when a form has it. */
export function LaterControl(props: ControlProps) {
  switch (props.field.type) {
    case 'money':
    case 'percent':
      return <AmountControl {...props} />
    case 'date':
      return <DateControl {...props} />
    case 'long_text':
      return <LongTextControl {...props} />
    case 'multi_select':
      return foldsUp(props.options) ? <PicksControl {...props} /> : <MultiControl {...props} />
    case 'email':
      return <EmailControl {...props} />
    case 'group':
      return <GroupControl {...props} />
    case 'document':
      return <DocumentControl {...props} />
    case 'signature':
      return <SignatureControl {...props} />
    case 'repeat':
      return <RepeatControl {...props} />
    default:
      return <CoverageControl {...props} />
  }
}
