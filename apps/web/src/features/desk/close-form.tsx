import type { DeskRecord } from '@coverwright/contract/desk/record'
import { type CloseReason, closeReasons } from '@coverwright/core/lifecycle/next-step'
import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { deskChanges } from '../../api/resources/desk/applications.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'
import { NotSaved } from '../staff-forms/not-saved.tsx'
import { emptySaved, useChange } from '../staff-forms/use-change.ts'

type Props = { readonly record: DeskRecord; readonly t: Translate }

/** Closes an application for a reason, or opens a closed one again: whatever its lifecycle lets the desk do. */
export function CloseForm({ record: { application, actions }, t }: Props) {
  const changes = deskChanges(application.id)
  const [reason, setReason] = useState<CloseReason>()
  const [note, setNote] = useState('')
  const close = useChange(changes.close)
  const reopen = useChange(() => changes.reopen())
  if (actions.includes('close')) {
    return (
      <form
        className="staff-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (reason)
            close.run({ reason, ...(note.trim() ? { note: note.trim() } : {}) }, () => setNote(emptySaved(note, '')))
        }}
      >
        <LabelledControl label={t('desk.close.reason')} t={t}>
          {(control) => (
            <select
              {...control}
              className="select"
              required
              value={reason ?? ''}
              onChange={(event) => setReason(closeReasons.find((each) => each === event.target.value))}
            >
              <option value="" />
              {closeReasons.map((each) => (
                <option key={each} value={each}>
                  {t(`desk.reason.${each}`)}
                </option>
              ))}
            </select>
          )}
        </LabelledControl>
        <LabelledControl label={t('desk.close.note')} optional t={t}>
          {(control) => (
            <textarea
              {...control}
              className="textarea"
              maxLength={2000}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </LabelledControl>
        <NotSaved problem={close.problem} t={t} />
        <Button type="submit" kind="line" small busy={close.isPending} disabled={!reason}>
          {t('desk.close.do')}
        </Button>
      </form>
    )
  }
  return (
    <>
      <NotSaved problem={reopen.problem} t={t} />
      <Button kind="line" small busy={reopen.isPending} onClick={() => reopen.run(undefined)}>
        {t('desk.reopen')}
      </Button>
    </>
  )
}
