import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import type { Translate } from '@coverwright/core/text/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { earlierIndications, indicationsQuery } from '../../api/resources/indications.ts'
import { Link } from '../../navigation/area.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { moneyText } from '../offers/money-text.ts'
import { insurerName } from '../offers/offer-text.ts'
import type { Application } from '../quote/application.ts'
import { insuranceTypeOf } from '../quote/countries.ts'
import { placeOfAnswer } from '../quote/place-of-answer.ts'
import { pricedQuote } from '../quote/priced-quote.ts'
import { textsOf } from '../quote/texts.ts'
import {
  type ClosedDoor,
  closedSince,
  inOrder,
  type PricedInsurer,
  type PricedLine,
  type PriceRange,
  rangeOf,
} from './price-lines.ts'
import '../../styles/pages/quick-price.css'

/** What insurers may ask, by the answers so far: beside the questions; on small screens a bar below them that opens. */
export function QuickPrice({ application }: { readonly application: Application }) {
  const quote = pricedQuote(application)
  return quote ? <Panel application={application} quote={quote} /> : null
}

type PanelProps = { readonly application: Application; readonly quote: QuoteReply }

function Panel({ application: { site, flowState }, quote }: PanelProps) {
  const t = textsOf(site)
  const content = useId()
  const [isOpen, setOpen] = useState(false)
  const { data, isError, isPaused, refetch } = useIndications(quote)
  const words = (range: PriceRange) => rangeWords(range, site.locale, t)
  const short = shortWords(data?.lines ?? [], site)
  const doors = data ? closedSince(earlierIndications(quote), data) : []
  return (
    <aside className={isOpen ? 'qprice qprice--open' : 'qprice'} aria-label={t('page.prices.title')}>
      <button
        type="button"
        className="qprice__bar"
        aria-expanded={isOpen}
        aria-controls={content}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{t('page.prices.title')}</span>
        <span className="qprice__short">
          {short.length === 0
            ? t(isOpen ? 'page.prices.hide' : 'page.prices.show')
            : short.map((price) => <span key={price}>{price}</span>)}
        </span>
        <Icon name="chevron-down" small />
      </button>
      <div className="qprice__content" id={content}>
        <h2>{t('page.prices.title')}</h2>
        <ClosedDoors closed={doors} t={t} />
        {data ? (
          data.lines.map((line) => (
            <Line
              key={line.line}
              line={line}
              opens={data.lines.length === 1 || doors.some((door) => door.line === line.name)}
              flowState={flowState}
              words={words}
              t={t}
            />
          ))
        ) : (
          <div className="qprice__state" role="status">
            {isPaused && <p>{t('page.prices.offline')}</p>}
            {isError && (
              <>
                <p>{t('page.prices.failed')}</p>
                <Button kind="line" small onClick={() => void refetch()}>
                  {t('ui.tryAgain')}
                </Button>
              </>
            )}
            {!(isPaused || isError) && <p>{t('page.prices.loading')}</p>}
          </div>
        )}
        {data && <p className="qprice__note">{t('page.prices.note')}</p>}
      </div>
    </aside>
  )
}

/** After a save the last prices stay until the next are here; where those fail, none are shown that may no longer hold. */
function useIndications(quote: QuoteReply) {
  const query = useQuery({ ...indicationsQuery(quote), placeholderData: keepPreviousData })
  return { ...query, data: query.isError ? undefined : (query.data ?? earlierIndications(quote)) }
}

type ClosedProps = { readonly closed: readonly ClosedDoor[]; readonly t: Translate }

/** Said when it happens: an answer has closed an insurer's door. */
function ClosedDoors({ closed, t }: ClosedProps) {
  return (
    <div role="status" className="qprice__closed">
      {closed.map(({ line, insurer }) => (
        <p key={`${line} ${insurer.carrier}`}>
          <Icon name="warning" small />
          {t('page.prices.closedNow', { insurer: insurerName(insurer, t), line })}
        </p>
      ))}
    </div>
  )
}

type LineProps = {
  readonly line: PricedLine
  /** Its insurers are in sight from the start: there is room for them, or one has just closed its door. */
  readonly opens: boolean
  readonly flowState: FlowState
  readonly words: (range: PriceRange) => string
  readonly t: Translate
}

function Line({ line, opens, flowState, words, t }: LineProps) {
  const range = rangeOf(line)
  const all = line.insurers.length
  const count = line.insurers.filter(({ outlook }) => outlook !== 'not_offered').length
  return (
    <section className="qprice__line">
      <h3>{line.name}</h3>
      {range && <p className="qprice__range">{words(range)}</p>}
      {count === 0 && <p>{t('page.prices.nobody')}</p>}
      <details open={opens}>
        <summary>{t('page.prices.insurers', { count, all })}</summary>
        <ul>
          {inOrder(line.insurers).map((insurer) => (
            <Insurer key={insurer.carrier} insurer={insurer} flowState={flowState} words={words} t={t} />
          ))}
        </ul>
      </details>
    </section>
  )
}

type InsurerProps = Omit<LineProps, 'line' | 'opens'> & { readonly insurer: PricedInsurer }

function Insurer({ insurer, flowState, words, t }: InsurerProps) {
  const { outlook, range, reasons } = insurer
  const isOut = outlook === 'not_offered'
  return (
    <li className={isOut ? 'qprice__insurer qprice__insurer--out' : 'qprice__insurer'}>
      <span className="qprice__name">{insurerName(insurer, t)}</span>
      <span className="qprice__price">
        {isOut ? t('page.prices.closed') : range ? words(range) : t('page.prices.open')}
      </span>
      {outlook === 'maybe' && <span className="qprice__why">{t('page.prices.maybe')}</span>}
      {isOut &&
        reasons.map(({ text, answer }) => (
          <span key={text} className="qprice__why">
            {text} <Again answer={answer} flowState={flowState} t={t} />
          </span>
        ))}
    </li>
  )
}

type AgainProps = { readonly answer: string | undefined; readonly flowState: FlowState; readonly t: Translate }

/** To the page of the answer behind a refusal. */
function Again({ answer, flowState, t }: AgainProps) {
  const place = placeOfAnswer(flowState, answer)
  return place ? <Link href={place.page}>{t('page.prices.again')}</Link> : null
}

/** Each line in few letters, for the width of a phone: "GL $700–$1,670". */
const shortWords = (lines: readonly PricedLine[], site: PublicSite): readonly string[] =>
  lines.flatMap((each) => {
    const range = rangeOf(each)
    if (!range) return []
    const ends = [...new Set([range.low, range.high])].map((minor) => moneyText(minor, range.currency, site.locale))
    return [`${insuranceTypeOf(site, each.line)?.tag ?? each.name} ${ends.join('–')}`]
  })

function rangeWords({ low, high, currency }: PriceRange, locale: string, t: Translate): string {
  const money = (minor: number) => moneyText(minor, currency, locale)
  return low === high
    ? t('page.prices.exact', { price: money(low) })
    : t('page.prices.range', { low: money(low), high: money(high) })
}
