import type { Field, FieldType } from '@coverwright/core/forms/field'
import type { Part } from '../ui/part.tsx'
import { part } from '../ui/part.tsx'
import { AmountControl } from './amount-control.tsx'
import { DateControl } from './date-control.tsx'
import { foldsUp } from './field-options.ts'
import type { ControlProps } from './form-environment.ts'
import { LongTextControl } from './long-text-control.tsx'
import { MultiControl } from './multi-control.tsx'

const GroupControl = part(async () => (await import('./group-control.tsx')).GroupControl)
const RepeatControl = part(async () => (await import('./repeat-control.tsx')).RepeatControl)
const DocumentControl = part(async () => (await import('../features/uploads/document-control.tsx')).DocumentControl)
const SignatureControl = part(async () => (await import('./signature-control.tsx')).SignatureControl)
const PicksControl = part(async () => (await import('./picks-control.tsx')).PicksControl)
const EmailControl = part(async () => (await import('./email-control.tsx')).EmailControl)
const CoverageControl = part(async () => (await import('./coverage-control.tsx')).CoverageControl)

const larger: Readonly<Partial<Record<FieldType, Pick<Part<ControlProps>, 'fetch'>>>> = {
  group: GroupControl,
  repeat: RepeatControl,
  document: DocumentControl,
  signature: SignatureControl,
  email: EmailControl,
  coverage: CoverageControl,
  multi_select: PicksControl,
}

/** Fetches the larger controls of these fields and of their parts ahead of need. */
export async function fetchControls(fields: readonly Field[]): Promise<void> {
  const types = new Set(
    fields.flatMap(function typesIn({ type, fields: inner = [] }): readonly FieldType[] {
      return [type, ...inner.flatMap(typesIn)]
    }),
  )
  await Promise.all(Array.from(types, (type) => larger[type]?.fetch()))
}

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
