import type { Bill, BillingReply } from '@coverwright/contract/binding/bills'
import type { OfferReply } from '@coverwright/contract/offers'
import { isPayable } from '@coverwright/core/lifecycle/bill'
import { dateText } from '@coverwright/core/model/answer-text'
import type { Translate } from '@coverwright/core/text/text'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { billQuery, useStartCheckout } from '../../api/resources/bills.ts'
import type { BindPageOf } from '../../api/resources/binds.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { moneyText } from '../offers/money-text.ts'
import { insurerName } from '../offers/offer-text.ts'
import { chargeFacts } from '../offers/price-text.ts'
import type { Application } from '../quote/application.ts'
import { dayAt } from '../quote/today.ts'
import '../../styles/pages/bill.css'

type Props = {
  readonly application: Application
  readonly of: BindPageOf
  readonly offer: OfferReply
  readonly t: Translate
}

/** What the insurance costs with taxes and fees, who bills it, and what became of the bill. */
export function BillPart({ application, of, offer, t }: Props) {
  const [params] = useSearchParams()
  const paymentResult = params.get('payment')
  const { data, isLoading } = useQuery(billQuery(of, paymentResult !== null))
  const { locale, timeZone } = application.site
  const { premium } = offer
  const insurer = insurerName(offer, t)
  if (premium && isLoading) return <Skeleton />
  if (!data || !premium) return null
  const money = (minor: number) => moneyText(minor, premium.currency, locale)
  const { by, bill, pay_url, test } = data
  return (
    <section className="bill" aria-label={t('bill.title')}>
      <h3>{t('bill.title')}</h3>
      {premium.total !== undefined && (
        <Lines rows={chargeFacts(premium, money, t)} total={{ label: t('bill.total'), value: money(premium.total) }} />
      )}
      {bill ? (
        <AmountDue
          bill={bill}
          billing={data}
          of={of}
          insurer={insurer}
          isWaiting={paymentResult === bill.uuid}
          locale={locale}
          timeZone={timeZone}
          t={t}
        />
      ) : (
        <p>{t(by === 'insurer' ? 'bill.byInsurer' : 'bill.byAgency', { insurer })}</p>
      )}
      {pay_url && (
        <a className="btn btn--line btn--sm" href={pay_url} target="_blank" rel="noreferrer">
          {t('bill.pay.insurer', { insurer })}
        </a>
      )}
      {test && bill && <p className="hint">{t('bill.test')}</p>}
    </section>
  )
}

type DueProps = {
  readonly bill: Bill
  readonly billing: BillingReply
  readonly of: BindPageOf
  readonly insurer: string
  /** They come back from the payment service, and no word has come from it yet. */
  readonly isWaiting: boolean
  readonly locale: string
  readonly timeZone: string
  readonly t: Translate
}

function AmountDue({ bill, billing, of, insurer, isWaiting, locale, timeZone, t }: DueProps) {
  const { mutate, isPending, isError } = useStartCheckout(of)
  const money = (minor: number) => moneyText(minor, bill.currency, locale)
  const isOpen = isPayable(bill.state)
  const isUnpaid = isOpen || bill.state === 'sent'
  const paidOn = bill.paid_at ? dateText(dayAt(timeZone, new Date(bill.paid_at)), locale) : ''
  return (
    <>
      {bill.state !== 'cancelled' && (
        <Lines
          rows={bill.lines.map(({ kind, label, amount }) => ({
            label: label ?? t(`bill.line.${kind}`),
            value: money(amount),
          }))}
          total={{ label: t(isUnpaid ? 'bill.due' : 'bill.sum'), value: money(bill.amount) }}
        />
      )}
      {bill.state !== 'due' && <p role="status">{t(`bill.state.${bill.state}`, { insurer, date: paidOn })}</p>}
      {isOpen && isWaiting && bill.state === 'due' && <p role="status">{t('bill.waiting')}</p>}
      {isOpen && !billing.online && <p>{t('bill.invoice')}</p>}
      {isOpen && billing.online && !(isWaiting && bill.state === 'due') && (
        <>
          <p className="hint">
            {t('bill.notInsured', { insurer })} {t('bill.pay.where')}
          </p>
          <Button small busy={isPending} onClick={() => mutate()}>
            {t('bill.pay', { amount: money(bill.amount) })}
          </Button>
        </>
      )}
      {isError && <Notice kind="negative" title={t('bill.silent')} urgent />}
    </>
  )
}

type Row = { readonly label: string; readonly value: string }

function Lines({ rows, total }: { readonly rows: readonly Row[]; readonly total: Row }) {
  return (
    <dl className="bill__lines">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
      <div className="bill__total">
        <dt>{total.label}</dt>
        <dd className="num">{total.value}</dd>
      </div>
    </dl>
  )
}
