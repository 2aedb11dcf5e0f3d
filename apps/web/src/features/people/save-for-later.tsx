import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { LinkReply } from '@coverwright/contract/links'
import type { UserReply } from '@coverwright/contract/people'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { Translate } from '@coverwright/core/text/text'
import { isEmailAddress } from '@coverwright/core/validation/rules/identity/is-email-address'
import { useState } from 'react'
import { sendLink, useRevokeLink } from '../../api/resources/links.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { textOf } from '../quote/application.ts'
import { countries } from '../quote/countries.ts'
import { dayWords } from '../quote/day-words.ts'
import { textsOf } from '../quote/texts.ts'
import { PlainField } from './plain-field.tsx'
import type { Words } from './sign-in-words.ts'
import { notSent } from './sign-in-words.ts'
import { useFormRequest } from './use-form-request.ts'

type Props = {
  readonly quote: QuoteReply
  readonly site: PublicSite
  readonly user: UserReply | undefined
  readonly onClose: () => void
}

/** Mails a link that opens the application again, anywhere, for whoever reads that mail. */
export function SaveForLater({ quote, site, user, onClose }: Props) {
  countries.content(site).read()
  const t = textsOf(site)
  const [sent, setSent] = useState<LinkReply>()
  const [takenBack, setTakenBack] = useState<LinkReply>()
  return (
    <Dialog
      // To a screen reader each step is a dialog of its own: its title is read and the focus starts over.
      key={sent ? 'sent' : 'ask'}
      title={t(sent ? 'page.saveForLater.sent.title' : 'page.saveForLater.title')}
      closeLabel={t('ui.close')}
      onClose={onClose}
    >
      {sent ? (
        <Sent
          quoteId={quote._id}
          link={sent}
          site={site}
          onTakenBack={() => {
            setTakenBack(sent)
            setSent(undefined)
          }}
          onClose={onClose}
        />
      ) : (
        <>
          {takenBack && (
            <p className="dialog__sub" role="status">
              {t('page.saveForLater.takenBack', { address: takenBack.sent_to })}
            </p>
          )}
          <Ask
            quoteId={quote._id}
            // The mistyped address is not offered again.
            address={takenBack ? '' : addressFor(quote, user)}
            onSent={setSent}
            onCancel={onClose}
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
  readonly onTakenBack: () => void
  readonly onClose: () => void
}

/** Where the link was mailed to, and a way to revoke it: a mistyped address would give the application away. */
function Sent({ quoteId, link, site, onTakenBack, onClose }: SentProps) {
  const t = textsOf(site)
  const takeBack = useRevokeLink(quoteId, link.uuid)
  return (
    <>
      <p className="dialog__sub" role="status">
        {t('page.saveForLater.sent.text', { address: link.sent_to, day: dayWords(link.expires_at, site) })}
      </p>
      {takeBack.isError && (
        <p className="err" role="alert">
          {t('page.saveForLater.notTakenBack')}
        </p>
      )}
      <div className="actions">
        <Button onClick={onClose}>{t('ui.close')}</Button>
        <Button
          kind="quiet"
          busy={takeBack.isPending}
          onClick={() => takeBack.mutate(undefined, { onSuccess: onTakenBack })}
        >
          {t('page.saveForLater.takeBack')}
        </Button>
      </div>
    </>
  )
}

/** A customer's own address, since no other opens their quotes; otherwise the one in the application. */
const addressFor = (quote: QuoteReply, user: UserReply | undefined): string =>
  (user?.roles.includes('customer') ? user.email : undefined) ?? textOf(quote, 'contact_email') ?? ''

type AskProps = {
  readonly quoteId: string
  readonly address: string
  readonly onSent: (link: LinkReply) => void
  readonly onCancel: () => void
  readonly t: Translate
}

function Ask({ quoteId, address, onSent, onCancel, t }: AskProps) {
  const [email, setEmail] = useState(address)
  const { busy, error, field, submit } = useFormRequest({
    check: () => (isEmailAddress(email.trim()) ? undefined : { key: 'page.signIn.email.missing' }),
    send: async () => onSent(await sendLink(quoteId, { email: email.trim() })),
    refused,
  })
  return (
    <form noValidate onSubmit={submit}>
      <p className="dialog__sub">{t('page.saveForLater.text')}</p>
      <PlainField
        label={t('page.saveForLater.email')}
        error={error && t(error.key, error.params)}
        value={email}
        onChange={setEmail}
        type="email"
        autoComplete="email"
        ref={field}
        t={t}
      />
      <div className="actions">
        <Button kind="line" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {t(busy ? 'page.signIn.sending' : 'page.saveForLater.send')}
        </Button>
      </div>
    </form>
  )
}

/** What the server names at the field it says in its own words. */
function refused(problem: unknown): Words {
  if (!(problem instanceof ApiProblem)) return { key: 'page.saveForLater.failed' }
  if (problem.status === 429) return { key: 'page.saveForLater.tooMany' }
  const named = problem.errors.find(({ field }) => field === 'email')
  // Words of a refusal are no key, and come back from the texts as they are.
  if (named) return named.key === 'validationError.isEmail' ? notSent(problem) : { key: named.message }
  return { key: problem.status === 0 ? 'page.signIn.failed.offline' : 'page.saveForLater.failed' }
}
