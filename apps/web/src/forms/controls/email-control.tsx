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
  const [left, setLeft] = useState('')
  const isWhole = left !== '' && isEmail(left, { rule: 'isEmail' }, view) === undefined
  const isUnchanged = useFromText(props, (text) => text.trim() === left)
  const isChecked = isWhole && isUnchanged
  const { data: check } = useQuery({ ...emailCheckQuery(left), enabled: isChecked })
  const { suggestion: meant, isOwn } = (isChecked ? check : undefined) ?? unchecked
  const note = `${props.id}-meant`
  const take = () => {
    props.onChange(meant)
    focusField(props.id)
  }
  return (
    <>
      <TextInput
        {...props}
        note={meant !== undefined || isOwn ? note : undefined}
        onLeave={() => {
          setLeft(binding.text(field).trim())
          props.onLeave()
        }}
      />
      <div className="meant" role="status">
        {meant !== undefined && (
          <>
            <span id={note}>{t('ui.email.meant', { email: meant })}</span>
            <Button kind="line" small onClick={take}>
              {t('ui.email.use')}
            </Button>
          </>
        )}
        {meant === undefined && isOwn && <span id={note}>{t('ui.email.yours')}</span>}
      </div>
    </>
  )
}

const unchecked = { suggestion: undefined, isOwn: false }
