import type { DeskRecord } from '@coverwright/contract/desk/record'
import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { deskChanges } from '../../api/resources/desk/applications.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'
import { momentText } from '../account/account-text.ts'
import { moneyText } from '../offers/money-text.ts'
import { NotSaved } from '../staff-forms/not-saved.tsx'
import { emptySaved, useChange } from '../staff-forms/use-change.ts'

type Props = {
  readonly application: string
  readonly of: DeskRecord['bills'][number]
  readonly locale: string
  readonly t: Translate
}

/** The agency's bill for an offer: the amount due, payments, and what the desk records about it. */
export function RecordBill({ application, of: { bill, actions, payments }, locale, t }: Props) {
  const [reference, setReference] = useState('')
  const { run, isPending, problem } = useChange(deskChanges(application).changeBill)
  const money = (amount: number, currency: string) => moneyText(amount, currency, locale)
  const write = (event: 'send' | 'pay' | 'refund') =>
    run({ bill: bill.uuid, event, ...(reference.trim() ? { reference: reference.trim() } : {}) }, () =>
      setReference(emptySaved(reference, '')),
    )
  return (
    <section className="staff-form staff-form--wide" aria-label={t('desk.bills')}>
      <p>
        {t('desk.bills')}: <b className="num">{money(bill.amount, bill.currency)}</b> ·{' '}
        {t(`desk.bill.state.${bill.state}`)}
      </p>
      {bill.trouble && <p className="err">{t(`desk.bill.trouble.${bill.trouble}`)}</p>}
      {payments.map((each) => (
        <p key={each.reference} className="hint">
          {[
            money(each.amount, each.currency),
            momentText(each.at, locale),
            each.reference,
            ...(each.refunded ? [t('desk.bill.state.refunded')] : []),
          ].join(' · ')}
        </p>
      ))}
      {actions.length > 0 && (
        <LabelledControl label={t('desk.bill.reference')} t={t}>
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={100}
              value={reference}
              onChange={(event) => setReference(event.target.value)}
            />
          )}
        </LabelledControl>
      )}
      <NotSaved problem={problem} t={t} />
      <div className="actions">
        {(['send', 'pay', 'refund'] as const)
          .filter((event) => actions.includes(event))
          .map((event) => (
            <Button key={event} kind="line" small busy={isPending} onClick={() => write(event)}>
              {t(`desk.bill.${event}`)}
            </Button>
          ))}
      </div>
    </section>
  )
}
