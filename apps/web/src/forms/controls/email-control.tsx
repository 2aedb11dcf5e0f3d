import { isEmail } from '@coverwright/core/validation/rules/identity/is-email'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import '../../styles/forms/email-control.css'
import { emailCheckQuery } from '../../api/resources/emails.ts'
import { Button } from '../../ui/actions/button.tsx'
import { focusField } from '../../ui/interaction/focus-field.ts'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm, useFromText } from '../state/form-environment.ts'
import { TextInput } from './text-input.tsx'

/**
 * Asks "Did you mean dana@gmail.com?" on blur, without blocking Continue. Says so if the user is signed in with this
 * address, and nothing about anybody else's.
 */
export function EmailControl(props: ControlProps) {
  const { field, binding } = props
  const { t, view } = useForm()
  const [valueOnBlur, setLeft] = useState('')
  const isWhole = valueOnBlur !== '' && isEmail(valueOnBlur, { rule: 'isEmail' }, view) === undefined
  const isUnchanged = useFromText(props, (text) => text.trim() === valueOnBlur)
  const isChecked = isWhole && isUnchanged
  const { data: check } = useQuery({ ...emailCheckQuery(valueOnBlur), enabled: isChecked })
  const { suggestion, isOwn } = (isChecked ? check : undefined) ?? uncheckedEmail
  const note = `${props.id}-meant`
  const take = () => {
    props.onChange(suggestion)
    focusField(props.id)
  }
  return (
    <>
      <TextInput
        {...props}
        note={suggestion !== undefined || isOwn ? note : undefined}
        onLeave={() => {
          setLeft(binding.text(field).trim())
          props.onLeave()
        }}
      />
      <div className="meant" role="status">
        {suggestion !== undefined && (
          <>
            <span id={note}>{t('ui.email.meant', { email: suggestion })}</span>
            <Button kind="line" small onClick={take}>
              {t('ui.email.use')}
            </Button>
          </>
        )}
        {suggestion === undefined && isOwn && <span id={note}>{t('ui.email.yours')}</span>}
      </div>
    </>
  )
}

const uncheckedEmail = { suggestion: undefined, isOwn: false }
