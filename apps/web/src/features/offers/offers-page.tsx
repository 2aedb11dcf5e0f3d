import { requestedTerms } from '@coverwright/catalogue/lines/requested-terms'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { OfferReply } from '@coverwright/contract/offers'
import type { Translate } from '@coverwright/core/text/text'
import { useMutation } from '@tanstack/react-query'
import { useAskAgain, useChooseOffer } from '../../api/resources/offers.ts'
import { reopenQuote } from '../../api/resources/quotes.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { LaterControl } from '../../forms/controls/field-control.tsx'
import { StatementList } from '../../forms/layout/field-list.tsx'
import { useAreaNavigate } from '../../navigation/area.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SaveState } from '../../ui/feedback/save-state.tsx'
import { Basket } from '../../ui/insurance/basket.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { OfferPapers, showOfferPapers } from '../documents/offer-papers.tsx'
import { type Application, textAnswer } from '../quote/application.ts'
import { insuranceTypeOf } from '../quote/countries.ts'
import { textsOf } from '../quote/texts.ts'
import { todayOf } from '../quote/today.ts'
import { DisabledWhileImpersonating } from '../session/disabled-while-impersonating.tsx'
import { isAgent } from '../session/roles.ts'
import { contactOf } from '../shell/contact-of.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import { ChangeLimits, NotAskedAgain } from './change-limits.tsx'
import { ChoiceOfOffers } from './choice-of-offers.tsx'
import { ExpiredOffersNotice } from './expired-offers-notice.tsx'
import { InsurersNotAsked } from './forecast/insurers-not-asked.tsx'
import { LateNews } from './late-news.tsx'
import { lineChoices } from './line-choices.ts'
import { moneyText } from './money-text.ts'
import { OfferControls } from './offer-controls.tsx'
import { OfferHelp } from './offer-help.tsx'
import { insurerCounts, insurerName, offersByLine, pricesNote, readingInsurers } from './offer-text.ts'
import { offersHeadline, offersTitle, pricesOf } from './offers-headline.ts'
import { OpenRequestsNotice } from './open-requests-notice.tsx'
import { yearTotal } from './price-text.ts'
import { QuoteSummary } from './quote-summary.tsx'
import { SendOffers } from './sending/send-offers.tsx'
import { SubmitAgain } from './submit-again.tsx'
import { UnsentPage } from './unsent-page.tsx'
import { useOfferView } from './use-offer-view.ts'
import { type QuoteWithApplication, useQuoteByUuid } from './use-quote-by-uuid.ts'

/** The offers for a quote; if it was never submitted, what is still open. */
export function OffersPage({ uuid }: { readonly uuid: string }) {
  const quoteOfUuid = useQuoteByUuid(uuid)
  return quoteOfUuid.quote.submission_uuid === undefined ? (
    <UnsentPage application={quoteOfUuid.application} quote={quoteOfUuid.quote} />
  ) : (
    <Offers {...quoteOfUuid} uuid={uuid} />
  )
}

type OffersProps = QuoteWithApplication & { readonly uuid: string }

const notChosenText = (error: Error): string =>
  error instanceof ApiProblem && error.status === 409 ? 'page.offers.notChosen.meanwhile' : 'page.offers.notChosen.text'

/** The offers of each line side by side, as they arrive; the user chooses one for each line. */
function Offers({ uuid, application, offers, processed, outdated, quote, advisor_lines }: OffersProps) {
  const navigate = useAreaNavigate()
  const { site } = application
  const t = textsOf(site)
  const look = useOfferView()
  const byLine = offersByLine(site, offers)
  const choices = lineChoices(
    site,
    byLine.map(({ line }) => line),
  )
  const choose = useChooseOffer(quote, choices)
  const ask = useAskAgain(quote)
  const edit = useMutation({
    // A field is on the page at once, to begin at.
    mutationFn: (_address: string) =>
      Promise.all([reopenQuote(quote), LaterControl.preload(), StatementList.preload()]),
    onSuccess: (_done, address) => navigate(address, { state: { openedElsewhere: true } }),
  })
  const editAll = () => edit.mutate(`${application.flowState.flow.submit}?edit=true`)
  // Lines without a license have a notice of their own.
  const advisorLines = advisor_lines.filter(({ unlicensed }) => !unlicensed)
  // A license may have ended since the offers were made.
  const isUnlicensed = (line: string) =>
    advisor_lines.some(({ uuid: type, unlicensed }) => unlicensed && type === insuranceTypeOf(site, line)?.uuid)
  const advisor = { name: contactOf(application).name }
  const chosenOffers = outdated ? [] : offers.filter((offer) => offer.chosen)
  return (
    <SiteShell application={application} summary={<QuoteSummary application={application} />}>
      <TopBar
        save={
          processed ? undefined : (
            <SaveState
              saving={{ state: 'waiting', words: t('page.offers.answered', insurerCounts(offers)) }}
              t={t}
              locale={site.locale}
            />
          )
        }
        action={{ label: t('page.editQuote'), onClick: editAll, disabled: edit.isPending }}
      />
      <Page wide>
        <PageHead
          step="quote-review"
          {...headOf({ application, offers, processed, outdated, advisor_lines: advisorLines }, choices.length, t)}
        />
        {outdated ? (
          <SubmitAgain t={t} />
        ) : (
          <ExpiredOffersNotice
            site={site}
            offers={offers}
            today={todayOf(site)}
            busy={ask.isPending}
            disabled={application.user.impersonated}
            onAskAgain={(lines) => ask.mutate({ lines })}
            t={t}
          />
        )}
        <OpenRequestsNotice quote={quote} t={t} />
        <LateNews offers={offers} headline={processed ? offersHeadline(offers, site, t) : ''} t={t} />
        {choose.isError && !outdated && (
          <Notice kind="negative" title={t('page.offers.notChosen.title')} urgent>
            <p>{t(notChosenText(choose.error))}</p>
          </Notice>
        )}
        {ask.isError && <NotAskedAgain error={ask.error} onEdit={editAll} t={t} />}
        <DisabledWhileImpersonating user={application.user} t={t} />
        {pricesOf(offers, site).length > 1 && (
          <OfferControls
            {...look}
            hasMonths={offers.some(hasMonths)}
            onSend={!outdated && offers.some(({ state }) => state === 'quoted') ? showOfferPapers : undefined}
            t={t}
          />
        )}
        {choices.map((lines) => (
          <ChoiceOfOffers
            key={lines.join()}
            site={site}
            lines={lines.flatMap((line) => byLine.filter((each) => each.line === line))}
            view={look.view}
            outdated={outdated}
            processed={processed}
            closed={application.user.impersonated || lines.some(isUnlicensed)}
            questionsAt={(offer) => `/${uuid}/insurer-questions/${offer.uuid}`}
            requestedFor={(line) => requestedTerms(line, quote)}
            onChoose={choose.mutate}
            helpOf={(offer) => (
              <OfferHelp offer={offer} application={application} onEdit={edit.mutate} busy={edit.isPending} t={t} />
            )}
            limitsOf={(line) =>
              !outdated && (
                <ChangeLimits
                  line={line}
                  application={application}
                  quote={quote}
                  ask={ask}
                  isChosen={offers.some((offer) => offer.line === line && offer.chosen)}
                  disabled={application.user.impersonated || !processed}
                  t={t}
                />
              )
            }
            t={t}
          />
        ))}
        {offers.length > 0 && <InsurersNotAsked id={quote._id} offers={offers} t={t} />}
        <OfferPapers quote={quote} offers={offers} nameOf={(offer) => insurerName(offer, t)} site={site} t={t}>
          {!outdated && <SendOffers lines={byLine} company={textAnswer(quote, 'company_name')} site={site} t={t} />}
        </OfferPapers>
        {advisorLines.length > 0 && (
          <Notice title={t('page.offers.advisor.title', { names: advisorLines.map(({ name }) => name).join(', ') })}>
            {advisorLines.map(({ uuid: type, reason }) => reason && <p key={type}>{reason}</p>)}
            <p>{t('page.offers.advisor.text', advisor)}</p>
          </Notice>
        )}
        {chosenOffers.length > 0 && (
          <Basket
            label={t('page.basket.label')}
            title={t('page.basket.title', { count: chosenOffers.length })}
            lines={chosenOffers.map((offer) => basketLine(offer, site, t))}
            amount={moneyText(total(chosenOffers), chosenOffers[0]?.premium?.currency ?? site.currency, site.locale)}
            period={t('page.offer.aYear')}
            action={
              <ButtonLink href={nextPath(uuid, chosenOffers)} arrow>
                {t('page.basket.continue', { count: chosenOffers.length })}
              </ButtonLink>
            }
          />
        )}
        {edit.isError && (
          <Notice kind="negative" title={t('page.editFailed')} urgent>
            <Button kind="line" onClick={editAll}>
              {t('page.tryAgain')}
            </Button>
          </Notice>
        )}
        <p className="hint">{pricesNote(offers, t)}</p>
      </Page>
    </SiteShell>
  )
}

/** An offer whose insurer was not asked yet leads to its requirements; several lead to the state of each. */
function nextPath(uuid: string, chosenOffers: readonly OfferReply[]): string {
  const [only, second] = chosenOffers
  return only?.stage === 'chosen' && !second ? `/${uuid}/bind/${only.uuid}` : `/${uuid}/thank-you`
}

const hasMonths = ({ premium }: OfferReply): boolean => premium?.monthly !== undefined

type OffersPart = Pick<OffersProps, 'application' | 'offers' | 'processed' | 'outdated' | 'advisor_lines'>

/** The title, and a sentence about the page. */
function headOf(
  { application, offers, processed, outdated, advisor_lines }: OffersPart,
  choices: number,
  t: Translate,
) {
  if (!outdated && processed && offers.length === 0 && advisor_lines.length > 0) {
    const { name } = contactOf(application)
    return { title: t('page.offers.advisorOnly', { name }), lede: t('page.offers.advisorOnly.text', { name }) }
  }
  return {
    title: t(offersTitle({ offers, outdated, processed }, application.site)),
    lede: outdated ? t('page.outdated.text') : ledeOf(offers, application, choices, t),
  }
}

/** The page's summary, and the next action. */
function ledeOf(offers: readonly OfferReply[], application: Application, choices: number, t: Translate): string {
  return `${offersHeadline(offers, application.site, t)} ${nextOf(offers, application, choices, t)}`
}

/** What to do while insurers review. A single price leaves nothing to choose. */
function nextOf(offers: readonly OfferReply[], { site, user }: Application, choices: number, t: Translate): string {
  const reading = readingInsurers(offers, t)
  if (reading.length > 0) {
    const waiting = t('page.offers.reading', { names: new Intl.ListFormat(site.locale).format(reading) })
    // The mails go to the applicant.
    return isAgent(user) ? waiting : `${waiting} ${t('page.offers.reading.close')}`
  }
  const prices = pricesOf(offers, site).length
  if (prices === 0) return t('page.offers.noPrice.text')
  return prices === 1 ? t('page.offers.onlyOne') : t('page.offers.chooseOne', { count: choices })
}

const total = (offers: readonly OfferReply[]) =>
  offers.reduce((sum, { premium }) => sum + (premium ? yearTotal(premium) : 0), 0)

const basketLine = (offer: OfferReply, site: PublicSite, t: ReturnType<typeof textsOf>): string =>
  t('page.basket.line', {
    line: offersByLine(site, [offer])[0]?.name ?? offer.line,
    insurer: insurerName(offer, t),
    price: moneyText(
      offer.premium ? yearTotal(offer.premium) : 0,
      offer.premium?.currency ?? site.currency,
      site.locale,
    ),
  })
