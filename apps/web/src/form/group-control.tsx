import { isRecord } from '@coverwright/core/answers/answers'
import { EntryFields } from './entry-fields.tsx'
import type { ControlProps } from './form-environment.ts'

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
