import type { ReactNode } from 'react'
import { type Field, optionsOf } from './model.ts'

/** The properties of an input that whatever stores the answers controls. */
type Answers = Readonly<Record<string, unknown>>

export function Question({ field, held }: { field: Field; held: Answers }): ReactNode {
  return (
    <fieldset>
      <label htmlFor={field.id}>{field.label}</label>
      {field.type === 'text' || field.type === 'number' ? (
        <input id={field.id} type={field.type} required={true} {...held} />
      ) : (
        <select id={field.id} required={true} {...held}>
          <option />
          {optionsOf(field.type).map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </fieldset>
  )
}
