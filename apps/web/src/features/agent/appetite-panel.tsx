import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { Translate } from '@coverwright/core/text/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { appetiteQuery } from '../../api/resources/forecasts.ts'
import { Link } from '../../navigation/area.tsx'
import type { IconName } from '../../ui/icons/icon.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { InsurerMark } from '../../ui/insurance/insurer-mark.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { insurerMark, insurerName } from '../offers/offer-text.ts'
import type { Application } from '../quote/application.ts'
import { textAnswer } from '../quote/application.ts'
import { insuranceTypeOf, regionName } from '../quote/countries.ts'
import { textsOf } from '../quote/texts.ts'
import type { Appetite, AppetiteCell, AppetiteGrid } from './appetite-grid.ts'
import { appetiteGrid } from './appetite-grid.ts'
import { quoteLines } from './quote-lines.ts'

const signs = { in: 'check', refer: 'person', out: 'minus' } as const satisfies Record<Appetite, IconName>

/** The carriers' appetite for the quote so far. It is fetched again after every save, once lines are picked. */
export function AppetitePanel({ application: { site, quote } }: { readonly application: Application }) {
  const heading = useId()
  const t = textsOf(site)
  const trade = textAnswer(quote, 'class_code_description')
  const state = textAnswer(quote, 'state')
  if (!(quote && trade && state) || quote.completed) return null
  const params = { trade, state: regionName(site, state) }
  return (
    <section className="app2">
      <header>
        <h2 id={heading}>{t('agent.appetite.title', params)}</h2>
        <p>{t('agent.appetite.note')}</p>
      </header>
      {quoteLines(site, quote).length > 0 ? (
        <Outlooks site={site} quote={quote} label={heading} t={t} />
      ) : (
        <p className="app2__none">{t('agent.appetite.none')}</p>
      )}
    </section>
  )
}

type OutlooksProps = {
  readonly site: PublicSite
  readonly quote: QuoteReply
  readonly label: string
  readonly t: Translate
}

function Outlooks({ site, quote, label, t }: OutlooksProps) {
  const { data, isError } = useQuery({ ...appetiteQuery(quote), placeholderData: keepPreviousData })
  if (isError) return <p className="app2__none">{t('agent.appetite.failed')}</p>
  if (!data) return <p className="app2__none">{t('ui.loading')}</p>
  if (data.lines.length === 0) return <p className="app2__none">{t('agent.appetite.advisor')}</p>
  return (
    <>
      <Grid site={site} grid={appetiteGrid(data)} label={label} t={t} />
      <footer>
        {(['in', 'refer', 'out'] as const).map((appetite) => (
          <span key={appetite} className={`ap--${appetite}`}>
            <Icon name={signs[appetite]} small />
            {t(`agent.appetite.${appetite}`)}
          </span>
        ))}
        <Link href={`/${quote.uuid}/submissions_forecast`}>{t('agent.appetite.why')}</Link>
      </footer>
    </>
  )
}

type GridProps = {
  readonly site: PublicSite
  readonly grid: AppetiteGrid
  readonly label: string
  readonly t: Translate
}

function Grid({ site, grid: { lines, insurers }, label, t }: GridProps) {
  return (
    // With many lines it scrolls, and must do so by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
    <section className="app2__grid" aria-labelledby={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('agent.appetite.insurer')}</th>
            {lines.map(({ line, name }) => (
              <th key={line} scope="col">
                <abbr title={name}>{insuranceTypeOf(site, line)?.tag ?? name}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {insurers.map(({ id, insurer, cells }) => (
            <tr key={id}>
              <th scope="row">
                <span className="apn">
                  <InsurerMark {...insurerMark(site, id, insurer.carrier_name)} className="apn__mark" />
                  {insurerName(insurer, t)}
                </span>
              </th>
              {cells.map((cell) => (
                <Cell key={cell.line} cell={cell} t={t} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ cell: { appetite, reason }, t }: { readonly cell: AppetiteCell; readonly t: Translate }) {
  return (
    <td className={`ap--${appetite}`} title={reason || undefined}>
      <Icon name={signs[appetite]} />
      <VisuallyHidden>{t(`agent.appetite.${appetite}.said`)}</VisuallyHidden>
    </td>
  )
}
