/** Somebody who answers: a person, a desk. */
export type Answering = {
  readonly name: string
  readonly title?: string
  readonly phone: string
  readonly email: string
  readonly hours?: string
  /** Address of a picture. */
  readonly picture?: string
}

/** A name as it arrives, in lower case, and its phone line. */
type PhoneLines = Readonly<Record<string, string>>

/** Who answers whom, beside the site's own contact. Which of these is shown, `contact/contact-panel.ts` says. */
export type ContactUs = {
  /** One number for everybody, instead of the round robin. */
  readonly phone?: string
  /** Answers agents who work without an agency. */
  readonly callCenter?: Answering
  /** Lines that the cookie `special_phone` may name. */
  readonly special?: PhoneLines
  readonly byPartner?: PhoneLines
  /** By where a partner found the customer. */
  readonly bySource?: PhoneLines
  /** By the acquisition channel: the parameter `ac` of the address people came by. */
  readonly byChannel?: PhoneLines
  readonly byVertical?: PhoneLines
  /** Advisors who share customers; the first group that takes the trade. */
  readonly roundRobin?: readonly AdvisorGroup[]
}

export type AdvisorGroup = {
  readonly id: string
  /** The trades it is for; every one when absent. */
  readonly verticals?: readonly string[]
  readonly members: readonly Answering[]
}
