import type { Field, FieldType } from '@coverwright/core/model/field'
import { lazyWithPreload } from '../../ui/interaction/lazy-with-preload.tsx'
import { GroupControl } from '../entries/group-control.tsx'
import { RepeatControl } from '../entries/repeat-control.tsx'
import { LookedUp } from '../look-ups/looked-up.tsx'
import { type ControlProps, useForm } from '../state/form-environment.ts'
import { AmountControl } from './amount-control.tsx'
import { DateControl } from './date-control.tsx'
import { EmailControl } from './email-control.tsx'
import { foldsUp } from './field-options.ts'
import { LongTextControl } from './long-text-control.tsx'
import { MultiControl } from './multi-control.tsx'
import { PicksControl } from './picks-control.tsx'
import { SuggestedControl } from './suggested-control.tsx'
import { TextControl } from './text-control.tsx'

const SignatureControl = lazyWithPreload(
  async () => (await import('../signature/signature-control.tsx')).SignatureControl,
)
const CoverageControl = lazyWithPreload(async () => (await import('../coverage/coverage-control.tsx')).CoverageControl)

type RareControls = Readonly<Partial<Record<FieldType, { readonly preload: () => Promise<unknown> }>>>

const rare: RareControls = {
  signature: SignatureControl,
  coverage: CoverageControl,
}

/**
 * Fetches the rare and large controls of these fields and of their parts ahead of need.
 * @param controls those that the form gets from a feature
 */
export async function fetchControls(fields: readonly Field[], controls: RareControls): Promise<void> {
  const all = { ...rare, ...controls }
  const types = new Set(
    fields.flatMap(function typesIn({ type, fields: inner = [] }): readonly FieldType[] {
      return [type, ...inner.flatMap(typesIn)]
    }),
  )
  await Promise.all(Array.from(types, (type) => all[type]?.preload()))
}

/** The controls that no first page has; the rare and large ones are each fetched when a form has one. */
export function LaterControl(props: ControlProps) {
  const { lookup, suggestions } = props.field
  if (suggestions) return <SuggestedControl {...props} suggestions={suggestions} />
  return lookup ? <LookedUp {...props} lookUp={lookup} Control={OfType} /> : <OfType {...props} />
}

function OfType(props: ControlProps) {
  if (props.field.unit) return <AmountControl {...props} />
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
      return <GivenDocuments {...props} />
    case 'signature':
      return <SignatureControl {...props} />
    case 'repeat':
      return <RepeatControl {...props} />
    case 'coverage':
      return <CoverageControl {...props} />
    default:
      return <TextControl {...props} />
  }
}

/** Handing in documents is a feature, which gives the form its control. */
function GivenDocuments(props: ControlProps) {
  const { Documents } = useForm().sources
  return Documents && <Documents {...props} />
}
