import Type from 'typebox'
import { isMailAddress, oneLine } from '../../../../platform/mail/mail-address.ts'
import { about, linkParts, type MailPart, type Say, text, unaskedNote } from '../mail-parts.ts'
import { nameInMail } from '../name-in-mail.ts'
import { aboutQuote, mailKind } from './mail-kind.ts'

export const applicationMails = {
  saved_application: mailKind({
    data: {
      ...aboutQuote,
      until: Type.String(),
      // The sender's name, empty if none was given. Absent if the address is the applicant's own.
      sender: Type.Optional(Type.String()),
    },
    parts: ({ sender, link, until }, words) => [
      about(words),
      ...senderParts(sender, words.say),
      ...linkParts(words, { link, label: 'mail.link.go', until }),
      unaskedNote(words.say),
    ],
  }),

  handed_over: mailKind({
    data: {
      ...aboutQuote,
      agency: Type.String(),
      agent: Type.String(),
      note: Type.Optional(Type.String()),
      until: Type.String(),
    },
    params: ({ agency, agent }) => ({ agency: oneLine(agency), agent: agentName(agent) }),
    parts: ({ note = '', link, until }, words) => [
      about(words),
      ...(note.trim() ? [{ kind: 'quote', lead: words.say('note'), words: note.trim() } as const] : []),
      ...linkParts(words, { link, label: 'mail.link.go', until }),
      unaskedNote(words.say),
    ],
  }),

  follow_up: mailKind({
    data: { ...aboutQuote, until: Type.String() },
    parts: ({ link, until }, words) => [
      about(words),
      ...linkParts(words, { link, label: 'mail.link.go', until }),
      unaskedNote(words.say),
    ],
  }),

  submitted: mailKind({
    data: { ...aboutQuote, insurers: Type.Integer() },
    parts: ({ insurers, link }, words) => [
      text(insurers > 0 ? words.say('text', { count: insurers }) : words.say('none')),
      ...linkParts(words, { link, label: 'mail.link.offers' }),
      text(words.say('notBought')),
      unaskedNote(words.say),
    ],
  }),

  /** The host's desk asks the customer for something, in its own words. */
  desk_asks: mailKind({
    data: { ...aboutQuote, words: Type.String() },
    parts: (mail, words) => [
      about(words),
      { kind: 'quote', lead: words.say('asks'), words: mail.words },
      ...linkParts(words, { link: mail.link, label: 'mail.desk_asks.go' }),
      unaskedNote(words.say),
    ],
  }),

  /** The desk sends a customer the comparison of their offers. */
  proposal: mailKind({
    data: aboutQuote,
    parts: ({ link }, words) => [
      about(words),
      ...linkParts(words, { link, label: 'mail.link.offers' }),
      text(words.general('mail.submitted.notBought')),
      unaskedNote(words.say),
    ],
  }),
}

/** The sender of a link to an address that is not their own. Nobody has verified who they are. */
function senderParts(message: string | undefined, say: Say): readonly MailPart[] {
  if (message === undefined) return []
  const sender = nameInMail(message)
  return [text(sender === '' ? say('sender.nobody') : say('sender', { sender }))]
}

/** An agent without a name is called by their address. */
const agentName = (name: string): string => (isMailAddress(name) ? name : nameInMail(name))
