import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'
import { NotSaved } from './not-saved.tsx'
import { emptySaved, useChange } from './use-change.ts'

type Props = {
  /** The id is the caller's own, so that a retry adds nothing. */
  readonly add: (note: { readonly id: string; readonly text: string }) => Promise<unknown>
  /** Who reads it. */
  readonly hint: string
  readonly t: Translate
}

/** Writes a note. */
export function NoteForm({ add, hint, t }: Props) {
  const [text, setText] = useState('')
  const [id, setId] = useState(() => crypto.randomUUID())
  const { run, isPending, problem } = useChange(add)
  return (
    <form
      className="staff-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!text.trim()) return
        run({ id, text: text.trim() }, () => {
          setText(emptySaved(text, ''))
          setId(crypto.randomUUID())
        })
      }}
    >
      <LabelledControl label={t('desk.note')} hint={hint} t={t}>
        {(control) => (
          <textarea
            {...control}
            className="textarea"
            required
            maxLength={4000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </LabelledControl>
      <NotSaved problem={problem} t={t} />
      <Button type="submit" kind="line" small busy={isPending}>
        {t('desk.note.save')}
      </Button>
    </form>
  )
}
