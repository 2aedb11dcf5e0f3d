import type { ControlProps } from '../state/form-environment.ts'
import { useForm, useFromText } from '../state/form-environment.ts'
import { useTextBox } from '../state/use-text-box.ts'

/** Core rejects longer text; the count is shown near the limit. */
const limit = 2000
const warnFrom = 400

export function LongTextControl(props: ControlProps) {
  const { field, id, text, invalid, describedBy, onChange, onLeave } = props
  const { t } = useForm()
  const charactersLeft = useFromText(props, ({ length }) => (limit - length <= warnFrom ? limit - length : undefined))
  const count = `${id}-count`
  return (
    <>
      <textarea
        className="textarea"
        id={id}
        rows={4}
        dir="auto"
        ref={useTextBox<HTMLTextAreaElement>(props)}
        defaultValue={text}
        onChange={(event) => onChange(event.target.value)}
        autoComplete={field.autocomplete}
        onBlur={onLeave}
        aria-invalid={invalid || undefined}
        aria-required={!field.optional || undefined}
        aria-describedby={[describedBy, charactersLeft !== undefined && count].filter(Boolean).join(' ') || undefined}
      />
      {charactersLeft !== undefined && (
        <p className="was" id={count}>
          {charactersLeft >= 0
            ? t('ui.charactersLeft', { count: charactersLeft })
            : t('ui.charactersOver', { count: -charactersLeft })}
        </p>
      )}
    </>
  )
}
