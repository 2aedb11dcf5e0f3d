import { topicsOf } from '@coverwright/catalogue/support/topics'
import { useRef, useState } from 'react'
import { sendMessage } from '../../api/resources/messages.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'
import type { Application } from '../quote/application.ts'
import { textsOf } from '../quote/texts.ts'
import type { MessageDraft } from './message-draft.ts'
import { deleteMessage, storeMessage } from './message-draft.ts'
import { messageProblems } from './message-problems.ts'

type Props = {
  readonly application: Application
  readonly draft: MessageDraft
  readonly onChange: (draft: MessageDraft) => void
  readonly onSent: (reference: string) => void
  readonly onFailed: (problem: unknown) => void
  readonly onCancel: () => void
}

/** The server's limit. */
const maxLength = 5000

/** The fields that may be wrong and the selectors of their controls, in the order of the form. */
const controls = [
  ['subject', 'select'],
  ['description', 'textarea'],
  ['email', '[type=email]'],
] as const

/** Problems are shown at their fields after the first try; the first invalid field gets the focus. */
export function MessageForm({ application, draft, onChange, onSent, onFailed, onCancel }: Props) {
  const { site, quote, user } = application
  const t = textsOf(site)
  const form = useRef<HTMLFormElement>(null)
  const [hasTried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const problems = hasTried ? messageProblems(draft) : {}
  const change = (name: keyof MessageDraft) => (event: { readonly target: { readonly value: string } }) => {
    const changedDraft = { ...draft, [name]: event.target.value }
    onChange(changedDraft)
    storeMessage(changedDraft)
  }
  const send = async () => {
    setTried(true)
    const wrong = messageProblems(draft)
    const [, first] = controls.find(([name]) => wrong[name] !== undefined) ?? []
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(first)?.focus()
      return
    }
    setBusy(true)
    try {
      const account = user.account_uuid ?? quote?.account_uuid
      const reference = await sendMessage({
        subject: draft.subject,
        description: draft.description.trim(),
        ...(draft.name.trim() ? { name: draft.name.trim() } : {}),
        ...(draft.email.trim() ? { email: draft.email.trim() } : {}),
        ...(account ? { CW_AccountUUID__c: account } : {}),
        ...(quote ? { quote_id: quote._id } : {}),
      })
      deleteMessage()
      onSent(reference)
    } catch (problem) {
      onFailed(problem)
    }
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void send()
      }}
    >
      <p className="dialog__sub">{t(quote ? 'message.lede.quote' : 'message.lede')}</p>
      <div className="fields message">
        <LabelledControl label={t('message.subject')} problem={problems.subject} t={t}>
          {(control) => (
            <select {...control} className="select" aria-required value={draft.subject} onChange={change('subject')}>
              <option value="">{t('ui.chooseOne')}</option>
              {topicsOf(site, t).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </LabelledControl>
        <LabelledControl label={t('message.description')} problem={problems.description} t={t}>
          {(control) => (
            <textarea
              {...control}
              className="textarea"
              dir="auto"
              aria-required
              maxLength={maxLength}
              value={draft.description}
              onChange={change('description')}
            />
          )}
        </LabelledControl>
        <div className="c3">
          <LabelledControl label={t('message.name')} optional t={t}>
            {(control) => (
              <input
                {...control}
                className="input"
                dir="auto"
                autoComplete="name"
                maxLength={200}
                value={draft.name}
                onChange={change('name')}
              />
            )}
          </LabelledControl>
        </div>
        <div className="c3">
          <LabelledControl
            label={t('message.email')}
            hint={t('message.email.hint')}
            optional
            problem={problems.email}
            t={t}
          >
            {(control) => (
              <input
                {...control}
                className="input"
                type="email"
                autoComplete="email"
                spellCheck={false}
                maxLength={254}
                value={draft.email}
                onChange={change('email')}
              />
            )}
          </LabelledControl>
        </div>
      </div>
      <div className="actions">
        <Button kind="line" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {t(busy ? 'message.sending' : 'message.send')}
        </Button>
      </div>
    </form>
  )
}
