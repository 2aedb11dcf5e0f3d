import type { OfferReply } from '@coverwright/contract/offers'
import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { deskChanges } from '../../api/resources/desk/applications.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'
import { NotSaved } from '../staff-forms/not-saved.tsx'
import { useChange } from '../staff-forms/use-change.ts'

type Props = { readonly application: string; readonly offer: OfferReply; readonly t: Translate }

const blank = { reference: '', effective_from: '', effective_to: '', source: '' }
const days: ReadonlySet<string> = new Set(['effective_from', 'effective_to'])

/** Records what an insurer confirmed to the desk: from then on the offer is bound. */
export function ConfirmForm({ application, offer, t }: Props) {
  const [fields, setFields] = useState(blank)
  const { run, isPending, problem } = useChange(deskChanges(application).confirm)
  return (
    <form
      className="staff-form staff-form--wide"
      aria-label={t('desk.confirm')}
      onSubmit={(event) => {
        event.preventDefault()
        run({ offer: offer.uuid, ...fields })
      }}
    >
      {(['reference', 'effective_from', 'effective_to', 'source'] as const).map((name) => (
        <LabelledControl key={name} label={t(`desk.confirm.${name}`)} t={t}>
          {(control) => (
            <input
              {...control}
              className="input"
              required
              type={days.has(name) ? 'date' : 'text'}
              minLength={name === 'source' ? 3 : undefined}
              maxLength={name === 'source' ? 300 : 100}
              value={fields[name]}
              onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
            />
          )}
        </LabelledControl>
      ))}
      <NotSaved problem={problem} t={t} />
      <Button type="submit" kind="line" small busy={isPending}>
        {t('desk.confirm')}
      </Button>
    </form>
  )
}
