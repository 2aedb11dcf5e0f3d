import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { DeskRecord } from '@coverwright/contract/desk/record'
import type { Translate } from '@coverwright/core/text/text'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { momentText } from '../account/account-text.ts'
import { DocumentLinks } from '../documents/document-links.tsx'
import { moneyText } from '../offers/money-text.ts'
import { insurerName } from '../offers/offer-text.ts'
import { insuranceTypeOf } from '../quote/countries.ts'
import { AddDocument, RemoveDocument } from './add-document.tsx'
import { AskAgain } from './ask-again.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { RecordBill } from './record-bill.tsx'

type Props = { readonly record: DeskRecord; readonly site: PublicSite; readonly t: Translate }

/** The offers of the last submission, each with the answers of its insurer, one version after another. */
export function RecordOffers({ record: { application, offers, bills, offer_documents }, site, t }: Props) {
  if (offers.length === 0) return <p className="hint">{t('desk.none')}</p>
  return (
    <ul className="desk-offers">
      {offers.map(({ offer, actions, versions }) => (
        <li key={offer.uuid}>
          <h3>
            <bdi>{insurerName(offer, t)}</bdi>
            <small>{insuranceTypeOf(site, offer.line)?.name ?? offer.line}</small>
          </h3>
          <p>
            {t(`desk.said.${offer.state}`)}
            {offer.premium && (
              <b className="num"> {moneyText(offer.premium.amount, offer.premium.currency, site.locale)}</b>
            )}
            {offer.stage !== 'open' &&
              ` · ${t(offer.stage === 'expired' ? 'page.offer.over' : `bind.stage.${offer.stage}`)}`}
            {offer.entered_by && ` · ${t('desk.offer.enteredBy', { site: offer.entered_by })}`}
          </p>
          {offer.reasons.map(({ text }) => (
            <p key={text} className="hint">
              {text}
            </p>
          ))}
          {actions.includes('ask_again') && <AskAgain application={application.id} offer={offer.uuid} t={t} />}
          {actions.includes('confirm') && <ConfirmForm application={application.id} offer={offer} t={t} />}
          {bills
            .filter((each) => each.offer === offer.uuid)
            .map((each) => (
              <RecordBill key={each.bill.uuid} application={application.id} of={each} locale={site.locale} t={t} />
            ))}
          <DocumentLinks
            documents={offer_documents.filter((document) => document.offer === offer.uuid)}
            id={application.id}
            site={site}
            beside={(document) =>
              document.source === 'desk' && <RemoveDocument application={application.id} id={document.id} t={t} />
            }
            t={t}
          />
          {offer.stage === 'bound' && (
            <ButtonLink kind="quiet" small href={`/policies/${application.uuid}`}>
              {t('policy.page.see')}
            </ButtonLink>
          )}
          <AddDocument
            // What is added to a policy is mostly the policy.
            key={String(offer.stage === 'bound')}
            application={application.id}
            offer={offer.uuid}
            isBound={offer.stage === 'bound'}
            t={t}
          />
          {versions.length > 0 && (
            <ol>
              {versions.map(({ number, at, source, state, premium }) => (
                <li key={number}>
                  <small>
                    {[
                      t('desk.version', { number }),
                      momentText(at, site.locale),
                      t(`desk.version.${source}`),
                      t(`desk.said.${state}`),
                      premium && moneyText(premium, offer.premium?.currency ?? site.currency, site.locale),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ul>
  )
}
