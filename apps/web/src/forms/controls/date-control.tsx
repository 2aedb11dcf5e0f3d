import { isMasked } from '@coverwright/core/answers/masked'
import { daysAfter, firstOfNextMonth } from '@coverwright/core/rules/calendar'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm, useFromText } from '../state/form-environment.ts'
import { dayInProse } from './day-in-prose.ts'
import { TextInput } from './text-input.tsx'

/** The browser orders day and month its own way, so the date is repeated in the site's words. */
export function DateControl(props: ControlProps) {
  const { locale, view, t } = useForm()
  // An agent sees a masked date of birth: the mask is beside an empty box, which cannot show it.
  const day = useFromText(props, (text) => (isMasked(text) ? text : dayInProse(text, locale)))
  return (
    <div className="dated">
      <TextInput {...props} note={day && `${props.id}-day`} />
      {day && (
        <span className="dated__day" id={`${props.id}-day`}>
          {day}
        </span>
      )}
      {props.field.nearDays && (
        <fieldset className="dated__near" aria-labelledby={`${props.id}-label`}>
          {nearDays(view.today).map(({ name, date }) => (
            <button key={name} type="button" aria-pressed={props.answer === date} onClick={() => props.onChange(date)}>
              {t(`ui.date.${name}`)}
              <VisuallyHidden> {dayInProse(date, locale)}</VisuallyHidden>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** Insurance starts tomorrow at the earliest. On the last day of a month both are one. */
function nearDays(today: CalendarDate) {
  const [tomorrow, first] = [daysAfter(today, 1), firstOfNextMonth(today)]
  return [
    ...(tomorrow ? [{ name: 'tomorrow', date: tomorrow }] : []),
    ...(first && first !== tomorrow ? [{ name: 'firstOfNextMonth', date: first }] : []),
  ]
}
