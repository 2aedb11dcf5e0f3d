import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { LinkReply } from '@coverwright/contract/links'
import type { UserReply } from '@coverwright/contract/people'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { useState } from 'react'
import { sendLink, useLinks, useRevokeLink } from '../../api/resources/links.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { textAnswer } from '../quote/application.ts'
import { countries } from '../quote/countries.ts'
import { dayText } from '../quote/day-text.ts'
import { textsOf } from '../quote/texts.ts'
import { EmailForm } from './email-form.tsx'
import type { MessageText } from './sign-in-errors.ts'
import { sendingError } from './sign-in-errors.ts'

type Props = {
  readonly quote: QuoteReply
  readonly site: PublicSite
  readonly user: UserReply | undefined
  readonly onClose: () => void
}

/** Mails a link that reopens the application on any device. */
export function SaveForLater({ quote, site, user, onClose }: Props) {
  countries.pages(site).read()
  const t = textsOf(site)
  const [sentLink, setSent] = useState<LinkReply>()
  const [revokedLink, setRevokedLink] = useState<LinkReply>()
  const links = useLinks(quote._id, sentLink !== undefined)
  const [latest] = links.filter(({ purpose }) => purpose === 'save')
  const undeliveredLink = latest?.undelivered && latest.revoked_at === undefined ? latest : undefined
  const underWay = sentLink && undeliveredLink?.uuid !== sentLink.uuid ? sentLink : undefined
  return (
    <Dialog
      // Each step is a new dialog, so that screen readers read its title and the focus starts over.
      key={underWay ? 'sent' : 'ask'}
      title={t(underWay ? 'page.saveForLater.sent.title' : 'page.saveForLater.title')}
      closeLabel={t('ui.close')}
      onClose={onClose}
    >
      {underWay ? (
        <SentLink
          quoteId={quote._id}
          link={underWay}
          site={site}
          onRevoked={() => {
            setRevokedLink(underWay)
            setSent(undefined)
          }}
          onClose={onClose}
        />
      ) : (
        <>
          {revokedLink && (
            <p className="dialog__sub" role="status">
              {t('page.saveForLater.takenBack', { address: revokedLink.sent_to })}
            </p>
          )}
          {undeliveredLink && (
            <p className="err" role="alert">
              {t('page.saveForLater.undelivered', { address: undeliveredLink.sent_to })}
            </p>
          )}
          <p className="dialog__sub">{t('page.saveForLater.text')}</p>
          <EmailForm
            label={t('page.saveForLater.email')}
            // A link that was revoked, or whose mail was refused, went to a wrong address.
            address={revokedLink || undeliveredLink ? '' : addressFor(quote, user)}
            send={async (email) => setSent(await sendLink(quote._id, { email }))}
            errorOf={linkError}
            actions={(busy) => (
              <>
                <Button kind="line" onClick={onClose}>
                  {t('ui.cancel')}
                </Button>
                <Button type="submit" busy={busy}>
                  {t(busy ? 'page.signIn.sending' : 'page.saveForLater.send')}
                </Button>
              </>
            )}
            t={t}
          />
        </>
      )}
    </Dialog>
  )
}

type SentProps = {
  readonly quoteId: string
  readonly link: LinkReply
  readonly site: PublicSite
  readonly onRevoked: () => void
  readonly onClose: () => void
}

/**
 * Where the link was mailed to, and a way to revoke it: at a mistyped address it would open the application to a
 * stranger.
 */
function SentLink({ quoteId, link, site, onRevoked, onClose }: SentProps) {
  const t = textsOf(site)
  const revoke = useRevokeLink(quoteId, link.uuid)
  return (
    <>
      <p className="dialog__sub" role="status">
        {t('page.saveForLater.sent.text', { address: link.sent_to, day: dayText(link.expires_at, site) })}
      </p>
      {revoke.isError && (
        <p className="err" role="alert">
          {t('page.saveForLater.notTakenBack')}
        </p>
      )}
      <div className="actions">
        <Button onClick={onClose}>{t('ui.close')}</Button>
        <Button kind="quiet" busy={revoke.isPending} onClick={() => revoke.mutate(undefined, { onSuccess: onRevoked })}>
          {t('page.saveForLater.takeBack')}
        </Button>
      </div>
    </>
  )
}

/** A customer's own address, because no other address opens their quotes; otherwise the application's. */
const addressFor = (quote: QuoteReply, user: UserReply | undefined): string =>
  (user?.roles.includes('customer') ? user.email : undefined) ?? textAnswer(quote, 'contact_email') ?? ''

/** Why the link could not be sent. The server words what is wrong with the field itself. */
function linkError(problem: unknown): MessageText {
  if (!(problem instanceof ApiProblem)) return { key: 'page.saveForLater.failed' }
  if (problem.status === 429) return { key: 'page.saveForLater.tooMany' }
  const fieldError = problem.errors.find(({ field }) => field === 'email')
  // A text that is not a message key is shown as it is.
  if (fieldError) {
    return fieldError.key === 'validationError.isEmail' ? sendingError(problem) : { key: fieldError.message }
  }
  return { key: problem.status === 0 ? 'page.signIn.failed.offline' : 'page.saveForLater.failed' }
}
