import { isRecord } from '@coverwright/core/answers/answers'
import type { ControlProps } from '../state/form-environment.ts'
import { EntryFields } from './entry-fields.tsx'

export function GroupControl({ field, path, answer, onChange, onLeave }: ControlProps) {
  return (
    <EntryFields
      field={field}
      prefix={`${path}.`}
      entry={isRecord(answer) ? answer : {}}
      onEntry={onChange}
      onLeave={onLeave}
    />
  )
}
