import type { MessageParams } from '@coverwright/core/text/text'
import Type, { type Static, type TObject, type TProperties } from 'typebox'
import { oneLine } from '../../../../platform/mail/mail-address.ts'
import type { MailPart, Words } from '../mail-parts.ts'

const contact = Type.Object({
  name: Type.String(),
  phone: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
})

/** The data that every mail has. */
export const everyMail = {
  to: Type.String(),
  site: Type.String(),
  /** The contact in the mail; the site's advisor when absent. */
  contact: Type.Optional(contact),
  /** The licenses to sell insurance where the risk is, as they are shown. */
  licenses: Type.Optional(Type.Array(Type.String())),
  /** Who holds each of them. */
  license_holders: Type.Optional(Type.Array(Type.String())),
  /** Where the reader chooses their mails; absent in mails that are always sent. */
  choices: Type.Optional(
    Type.Object({ page: Type.String(), unsubscribe: Type.String({ description: 'For mail programs: RFC 8058' }) }),
  ),
}

/** A kind of mail: the data it is stored with, and the parts it consists of. Its words are in the catalogue's messages. */
export type MailKind<Data extends TProperties = TProperties> = {
  readonly data: Data
  parts(mail: Static<TObject<Data>>, words: Words): readonly MailPart[]
  /** The parameters of its texts. */
  params?(mail: Static<TObject<Data>>): MessageParams
  /** Sent to recipients who need no contact. */
  readonly isToStaff?: true
}

export const mailKind = <Data extends TProperties>(kind: MailKind<Data>): MailKind<Data> => kind

/** What a mail about an application is stored with. */
export const aboutQuote = { link: Type.String(), company: Type.Optional(Type.String()) }

/** The data of a mail about an offer or a policy: to the applicant, their agent and the site's desk. */
export const aboutInsurance = {
  ...aboutQuote,
  insurer: Type.String(),
  line: Type.String({ description: 'Its name' }),
  isToStaff: Type.Boolean(),
}

/** The parameters of the texts of such a mail. */
export const insuranceParams = ({ insurer, line }: { insurer: string; line: string }) => ({
  insurer: oneLine(insurer),
  line: oneLine(line),
})
