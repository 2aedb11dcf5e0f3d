import Type from 'typebox'
import { oneLine } from '../../../../platform/mail/mail-address.ts'
import { type MailPart, text, type Words } from '../mail-parts.ts'
import { aboutInsurance, insuranceParams, mailKind } from './mail-kind.ts'

const aboutRequest = {
  ...aboutInsurance,
  what: Type.Enum(['change', 'cancel']),
  answer: Type.Optional(Type.String({ description: 'Of the insurer' })),
  effective: Type.Optional(Type.String()),
}

type RequestMail = { readonly insurer: string; readonly link: string; readonly answer?: string }

const requestParts = ({ link, answer }: RequestMail, { say, general }: Words, ...notes: MailPart[]) => [
  text(say('text')),
  ...notes,
  ...(answer ? [{ kind: 'quote', lead: say('said'), words: answer } as const] : []),
  { kind: 'link', label: general('mail.binding.go'), href: link } as const,
]

/** Until its insurer has confirmed what was asked, the mail says that nothing has changed. */
const open = mailKind({
  data: aboutRequest,
  params: insuranceParams,
  parts: (mail, words) =>
    requestParts(mail, words, text(words.general('mail.policy.notYet', { insurer: oneLine(mail.insurer) }))),
})

const policyEnded = mailKind({
  data: aboutRequest,
  params: insuranceParams,
  parts: (mail, words) => requestParts(mail, words),
})

export const policyMails = {
  /** Insurance ends and is to be renewed. */
  renewal_due: mailKind({
    data: { ...aboutInsurance, day: Type.String() },
    params: insuranceParams,
    parts: ({ link }, { say, general }) => [
      text(say('text')),
      { kind: 'link', label: general('mail.policy.renew'), href: link },
    ],
  }),

  policy_request_asked: open,
  policy_request_passed_on: open,
  policy_request_done: policyEnded,
  policy_request_refused: policyEnded,
  policy_request_withdrawn: policyEnded,
}
