import { isMasked } from '@coverwright/core/answers/masked'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm, useFromText } from '../state/form-environment.ts'
import { dayInProse } from './day-in-prose.ts'
import { TextInput } from './text-input.tsx'

/** The browser orders day and month its own way, so the date is repeated in the site's words. */
export function DateControl(props: ControlProps) {
  const { locale } = useForm()
  // An agent sees a masked date of birth: the mask stands beside an empty box, which cannot show it.
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
