import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { AccountApplication } from '@coverwright/contract/accounts'
import { sizeText } from '@coverwright/core/text/size-text'
import { apiUrl } from '../../api/page/base.ts'
import { documentUrl } from '../../api/resources/documents.ts'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { offersByLine } from '../offers/offer-text.ts'
import { textsOf } from '../quote/texts.ts'
import { accountStages } from './account-stages.ts'
import { offerText } from './account-text.ts'
import { ApplicationHead } from './application-head.tsx'
import { StageLine } from './stage-line.tsx'
import { useOpenApplication } from './use-open-application.ts'

type Props = { readonly application: AccountApplication; readonly site: PublicSite }

/** A submitted application, with its offers and documents. */
export function SentApplication({ application, site }: Props) {
  const t = textsOf(site)
  const { submissions } = application
  const [last] = submissions
  return (
    <li className="appl">
      <ApplicationHead application={application} site={site} />
      <StageLine application={application} site={site} />
      {last && (
        <div className="appl__how">
          {last.number > 1 && <p>{t('account.sentTimes', { count: last.number })}</p>}
          <Offers offers={last.offers} site={site} />
        </div>
      )}
      <Documents application={application} site={site} />
      <div className="appl__acts">
        <SeeOffers application={application} site={site} />
        <a className="btn btn--quiet" href={apiUrl(`quote/${application.id}/application.pdf`)} download>
          <Icon name="printer" small />
          {t('page.pdf.download')}
          <VisuallyHidden> {application.company_name}</VisuallyHidden>
        </a>
      </div>
    </li>
  )
}

type OffersProps = { readonly offers: AccountApplication['submissions'][number]['offers']; readonly site: PublicSite }

function Offers({ offers, site }: OffersProps) {
  const t = textsOf(site)
  if (offers.length === 0) return <p className="hint">{t('account.noInsurers')}</p>
  return (
    <dl className="appl__offers">
      {offersByLine(site, offers).map(({ line, name, offers: own }) => (
        <div key={line}>
          <dt>{name}</dt>
          <dd>
            <ul>
              {own.map((offer) => (
                <li key={offer.uuid}>
                  {offerText(offer, site.locale, t)}
                  {offer.chosen && (
                    <b className="appl__chosen">
                      <Icon name="check" small />
                      {t(offer.stage === 'chosen' ? 'ui.offer.chosen' : `bind.stage.${offer.stage}`)}
                    </b>
                  )}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Documents({ application: { id, documents }, site }: Props) {
  const t = textsOf(site)
  if (documents.length === 0) return null
  return (
    <div className="appl__docs">
      <h4>{t('account.documents')}</h4>
      <ul>
        {documents.map((document) => (
          <li key={document.id}>
            <a href={documentUrl(id, document.id)} download>
              {document.name}
            </a>{' '}
            <small>{sizeText(document.size, site.locale)}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The offers of a renewal with pages of its own are on its thank-you page, which needs the renewal to be open in this tab. */
function SeeOffers({ application, site }: Props) {
  const t = textsOf(site)
  const open = useOpenApplication(application)
  // Prices that nobody has chosen from are the next step.
  const reachedStages = accountStages(application).filter(({ isReached }) => isReached)
  const isNext = !application.closed_at && reachedStages.at(-1)?.name === 'priced'
  const kind = isNext ? 'primary' : 'line'
  const words = (
    <>
      {t('account.seeOffers')}
      <VisuallyHidden> {application.company_name}</VisuallyHidden>
    </>
  )
  if (application.flow_type === 'main') {
    return (
      <ButtonLink href={`/${application.uuid}/quote-review`} kind={kind} arrow={isNext}>
        {words}
      </ButtonLink>
    )
  }
  return (
    <>
      {open.isError && <Notice kind="negative" title={t('account.openFailed.title')} urgent />}
      <Button kind={kind} arrow={isNext} busy={open.isPending} onClick={() => open.mutate()}>
        {words}
      </Button>
    </>
  )
}
