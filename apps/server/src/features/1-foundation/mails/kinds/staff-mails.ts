import { noticeKinds } from '@coverwright/core/lifecycle/notices'
import Type from 'typebox'
import { oneLine } from '../../../../platform/mail/mail-address.ts'
import { text } from '../mail-parts.ts'
import { nameInMail } from '../name-in-mail.ts'
import { mailKind } from './mail-kind.ts'

/** To advisors, support and operators. */
export const staffMails = {
  /** Lines that no insurer quotes online. Nothing personal beyond how to reach the applicant. */
  advisor_lines: mailKind({
    isToStaff: true,
    data: { quote: Type.String(), company: Type.Optional(Type.String()), lines: Type.Array(Type.String()) },
    params: ({ quote }) => ({ quote: oneLine(quote) }),
    parts: ({ lines }, { say, company }) => [
      text(say('text')),
      { kind: 'list', items: lines.map(oneLine) },
      ...(company ? [text(say('company'))] : []),
      text(say('quote')),
    ],
  }),

  /** A message that somebody wrote on the site's pages. */
  support_case: mailKind({
    isToStaff: true,
    data: {
      reference: Type.String(),
      subject: Type.String(),
      description: Type.String(),
      name: Type.Optional(Type.String()),
      email: Type.Optional(Type.String()),
    },
    params: ({ reference, subject }) => ({ reference, topic: oneLine(subject) }),
    parts({ description, name = '', email }, { say }) {
      const sender = [nameInMail(name), oneLine(email ?? '')].filter((part) => part !== '')
      const lead = sender.length > 0 ? say('from', { sender: sender.join(', ') }) : say('from.nobody')
      return [{ kind: 'quote', lead, words: description }, text(say(email === undefined ? 'noReply' : 'reply'))]
    },
  }),

  /** Somebody works here from now on. */
  staff_invited: mailKind({
    isToStaff: true,
    data: { link: Type.String() },
    parts: ({ link }, { say, general }) => [
      text(say('text')),
      text(say('next')),
      { kind: 'link', label: general('mail.staff_invited.go'), href: link },
    ],
  }),

  /** One of the host's endpoints gets no more webhooks. */
  webhook_disabled: mailKind({
    isToStaff: true,
    data: { endpoint: Type.String(), reason: Type.Enum(['gone', 'failing']), link: Type.String() },
    params: ({ endpoint }) => ({ endpoint }),
    parts: ({ reason, link }, { say, general }) => [
      text(say(reason)),
      text(say('next')),
      { kind: 'link', label: general('mail.webhook_disabled.go'), href: link },
    ],
  }),

  /** A mail that the mail server refused for good, or that could not be sent in time. */
  undelivered_mail: mailKind({
    isToStaff: true,
    data: {
      about: Type.String({ description: 'The kind of that mail' }),
      reference: Type.Optional(Type.String({ description: 'Of a support case' })),
      address: Type.String({ description: 'Mostly hidden' }),
    },
    parts({ about, reference, address }, { say, general }) {
      const isNotice = noticeKinds.some((kind) => kind === about)
      const title = reference ?? general(`mail.${isNotice ? 'notice' : about}.title`)
      return [text(say('text', { title, address })), text(say('next'))]
    },
  }),
}
