import { Suspense } from 'react'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { lazyWithPreload } from '../../ui/interaction/lazy-with-preload.tsx'
import type { ControlProps } from '../state/form-environment.ts'
import { ClassControl } from './class-control.tsx'
import { showsTiles } from './field-options.ts'
import { SelectControl } from './select-control.tsx'
import { TextControl } from './text-control.tsx'
import { TilesControl } from './tiles-control.tsx'
import { ZipControl } from './zip-control.tsx'

// Rare on the first pages, so they are fetched when a form has them.
export const LaterControl = lazyWithPreload(async () => (await import('./later-control.tsx')).LaterControl)

/** The control for the field's type. */
export function FieldControl(props: ControlProps) {
  if (props.field.lookup ?? props.field.suggestions ?? props.field.unit) return <Later {...props} />
  switch (props.field.type) {
    case 'yes_no':
    case 'yes_no_not_sure':
      return <TilesControl {...props} />
    case 'select':
      return showsTiles(props.field, props.options) ? <TilesControl {...props} /> : <SelectControl {...props} />
    case 'zip':
      return <ZipControl {...props} />
    case 'class':
      return <ClassControl {...props} />
    case 'money':
    case 'percent':
    case 'date':
    case 'long_text':
    case 'multi_select':
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
