import { lazy, Suspense } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'
import { AmountControl } from './amount-control.tsx'
import { ClassControl } from './class-control.tsx'
import { DateControl } from './date-control.tsx'
import { foldsUp, showsTiles } from './field-options.ts'
import type { ControlProps } from './form-environment.ts'
import { LongTextControl } from './long-text-control.tsx'
import { MultiControl } from './multi-control.tsx'
import { SelectControl } from './select-control.tsx'
import { TextControl } from './text-control.tsx'
import { TilesControl } from './tiles-control.tsx'
import { ZipControl } from './zip-control.tsx'

// Rare on the first pages, so they are fetched when a form has them.
const LaterControl = lazy(() => import('./later-control.tsx').then((file) => ({ default: file.LaterControl })))

/** The control for the field's type. */
export function FieldControl(props: ControlProps) {
  switch (props.field.type) {
    case 'yes_no':
    case 'yes_no_not_sure':
      return <TilesControl {...props} />
    case 'select':
      return showsTiles(props.field, props.options) ? <TilesControl {...props} /> : <SelectControl {...props} />
    case 'multi_select':
      return foldsUp(props.options) ? <Later {...props} /> : <MultiControl {...props} />
    case 'long_text':
      return <LongTextControl {...props} />
    case 'money':
    case 'percent':
      return <AmountControl {...props} />
    case 'date':
      return <DateControl {...props} />
    case 'zip':
      return <ZipControl {...props} />
    case 'class':
      return <ClassControl {...props} />
    case 'email':
    case 'group':
    case 'repeat':
    case 'coverage':
    case 'document':
    case 'signature':
      return <Later {...props} />
    default:
      return <TextControl {...props} />
  }
}

const Later = (props: ControlProps) => (
  <Suspense fallback={<Skeleton />}>
    <LaterControl {...props} />
  </Suspense>
)
