import Type from 'typebox'
import { oneLine } from '../../../../platform/mail/mail-address.ts'
import { type MailPart, text, type Words } from '../mail-parts.ts'
import { aboutInsurance, insuranceParams, mailKind } from './mail-kind.ts'

/** About an offer on its way to a policy. Until it is confirmed, each says that nobody is insured by it. */
export const bindingMails = {
  bind_requested: mailKind({
    data: aboutInsurance,
    params: insuranceParams,
    parts: (mail, words) => [text(words.say('text')), notInsured(mail, words), toBinding(mail, words)],
  }),

  bind_confirmed: mailKind({
    data: {
      ...aboutInsurance,
      reference: Type.String(),
      from: Type.String(),
      to_day: Type.String(),
      // Who bills it; absent in mails from before bills.
      billed_by: Type.Optional(Type.Enum(['insurer', 'agency'])),
      pay_url: Type.Optional(Type.String()),
    },
    params: (mail) => ({ ...insuranceParams(mail), reference: oneLine(mail.reference) }),
    parts(mail, words) {
      // Days without an hour: noon is the same day in every zone of the country.
      const [from, to] = [mail.from, mail.to_day].map((date) => words.day(`${date}T12:00:00Z`))
      const confirmation = text(words.say('text', { from: from ?? '', to: to ?? '' }))
      return [confirmation, ...billingParts(mail, words), toBinding(mail, words)]
    },
  }),

  /** The insurer did not answer, or its interface did not take the request. */
  bind_no_reply: mailKind({
    data: { ...aboutInsurance, trouble: Type.Enum(['silent', 'rejected']) },
    params: insuranceParams,
    parts: (mail, words) => [
      text(words.say(mail.trouble)),
      text(words.say(mail.isToStaff ? 'staff' : 'next')),
      notInsured(mail, words),
      toBinding(mail, words),
    ],
  }),

  bind_refused: mailKind({
    data: { ...aboutInsurance, reasons: Type.Array(Type.String()) },
    params: insuranceParams,
    parts: (mail, words) => [
      text(words.say('text')),
      { kind: 'list', items: mail.reasons.map(oneLine) },
      text(words.say('next')),
      notInsured(mail, words),
      toBinding(mail, words),
    ],
  }),

  requirement_opened: mailKind({
    data: { ...aboutInsurance, needs: Type.Array(Type.String({ description: 'Kinds of requirements' })) },
    params: insuranceParams,
    parts: (mail, words) => [
      text(words.say('text')),
      { kind: 'list', items: mail.needs.map((kind) => words.general(`bind.kind.${kind}`)) },
      notInsured(mail, words),
      toBinding(mail, words),
    ],
  }),
}

const toBinding = ({ link }: { link: string }, { general }: Words): MailPart => ({
  kind: 'link',
  label: general('mail.binding.go'),
  href: link,
})

const notInsured = ({ insurer }: { insurer: string }, { general }: Words): MailPart =>
  text(general('mail.binding.notInsured', { insurer: oneLine(insurer) }))

type Billing = {
  readonly insurer: string
  readonly isToStaff: boolean
  readonly billed_by?: 'insurer' | 'agency'
  readonly pay_url?: string
}

/** Who sends the bill, and where an insurer takes payments. */
function billingParts(
  { billed_by, pay_url, insurer, isToStaff }: Billing,
  { say, general }: Words,
): readonly MailPart[] {
  if (billed_by === undefined || isToStaff) return []
  const biller = text(say(billed_by))
  return pay_url === undefined
    ? [biller]
    : [biller, { kind: 'link', label: general('bill.pay.insurer', { insurer: oneLine(insurer) }), href: pay_url }]
}
