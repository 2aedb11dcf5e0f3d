import { isMasked } from '@coverwright/core/answers/masked'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm, useFromText } from '../state/form-environment.ts'
import { dayInProse } from './day-in-prose.ts'
import { TextInput } from './text-input.tsx'

/** The browser orders day and month its own way, so the day is said again in the site's words. */
export function DateControl(props: ControlProps) {
  const { locale } = useForm()
  // Of somebody else’s date of birth only the mask is here: the field stands empty, and the mask beside it.
  const day = useFromText(props, (text) => (isMasked(text) ? text : dayInProse(text, locale)))
  return (
    <div className="dated">
      <TextInput {...props} note={day && `${props.id}-day`} />
      {day && (
        <span className="dated__day" id={`${props.id}-day`}>
          {day}
        </span>
      )}
    </div>
  )
}
