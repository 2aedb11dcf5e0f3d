import Type from 'typebox'
import { oneLine } from '../../../../platform/mail/mail-address.ts'
import { linkParts, type MailPart, text, unaskedNote, type Words } from '../mail-parts.ts'
import { aboutQuote, mailKind } from './mail-kind.ts'

/** How many of them, and the name of one. */
const aboutInsurers = { insurer: Type.String(), insurers: Type.Integer() }

const insurerParam = ({ insurer }: { insurer: string }) => ({ insurer: oneLine(insurer) })

const parts = ({ insurers, link }: { insurers: number; link: string }, words: Words): readonly MailPart[] => [
  text(words.say('text', { count: insurers })),
  ...linkParts(words, { link, label: 'mail.link.offers' }),
  text(words.general('mail.submitted.notBought')),
  unaskedNote(words.say),
]

export const offerMails = {
  /** Insurers decided after the applicant had left. */
  insurer_answered: mailKind({ data: { ...aboutQuote, ...aboutInsurers }, params: insurerParam, parts }),

  /** Insurers ask something before they decide. */
  insurer_asks: mailKind({ data: { ...aboutQuote, ...aboutInsurers }, params: insurerParam, parts }),

  /** Prices that expire soon. */
  offers_expiring: mailKind({
    data: { ...aboutQuote, ...aboutInsurers, day: Type.String({ description: 'The first of their last days' }) },
    params: insurerParam,
    parts,
  }),
}
