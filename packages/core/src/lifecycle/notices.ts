/**
 * Who is mailed: the applicant, the agent who works on an application, the host's desk, the person at the host who
 * places risks with insurers, the member of staff who has a task, people about their own account, the host's support,
 * and the operator of the server.
 */
export const recipients = [
  ...(['applicant', 'agent', 'desk', 'placement', 'assignee'] as const),
  ...(['person', 'support', 'operator'] as const),
] as const
export type Recipient = (typeof recipients)[number]

/** The topics by which people choose their mails. */
export const topics = [
  ...(['account', 'reminders', 'applications', 'offers'] as const),
  ...(['binding', 'bills', 'policies', 'tasks'] as const),
] as const
export type Topic = (typeof topics)[number]

export const timings = ['now', 'daily', 'off'] as const
/** At once, in the daily digest, or not at all. */
export type Timing = (typeof timings)[number]

/** Needed for the contract, or just asked for. */
const atOnce = { usual: 'now', mayWait: false, isNeeded: true } as const
/** Needed, but soon enough the next morning for somebody who gets many. */
const requiredNotice = { usual: 'now', mayWait: true, isNeeded: true } as const
/** Nobody needs it. */
const optional = { usual: 'now', mayWait: true, isNeeded: false } as const
const daily = { usual: 'daily', mayWait: true, isNeeded: false } as const

/** Who gets which mail, event by event; no other mail is sent. A mail is named by its kind. */
const table = [
  { event: 'code_asked', to: 'person', mail: 'sign_in_code', topic: 'account', ...atOnce },
  { event: 'account_erased', to: 'person', mail: 'account_erased', topic: 'account', ...atOnce },
  { event: 'staff_added', to: 'person', mail: 'staff_invited', topic: 'account', ...atOnce },
  { event: 'message_written', to: 'support', mail: 'support_case', topic: 'tasks', ...atOnce },
  { event: 'mail_undelivered', to: 'operator', mail: 'undelivered_mail', topic: 'tasks', ...atOnce },
  { event: 'webhook_disabled', to: 'desk', mail: 'webhook_disabled', topic: 'tasks', ...atOnce },

  { event: 'application_saved', to: 'applicant', mail: 'saved_application', topic: 'applications', ...atOnce },
  { event: 'application_handed_over', to: 'applicant', mail: 'handed_over', topic: 'applications', ...atOnce },
  { event: 'application_left', to: 'applicant', mail: 'follow_up', topic: 'reminders', ...optional },
  { event: 'application_left', to: 'agent', mail: 'application_left', topic: 'applications', ...daily },
  { event: 'application_left', to: 'desk', mail: 'application_left', topic: 'applications', ...daily },
  { event: 'application_submitted', to: 'applicant', mail: 'submitted', topic: 'applications', ...atOnce },
  { event: 'application_submitted', to: 'agent', mail: 'application_submitted', topic: 'applications', ...optional },
  { event: 'application_submitted', to: 'desk', mail: 'application_submitted', topic: 'applications', ...optional },
  { event: 'no_online_insurer', to: 'agent', mail: 'advisor_lines', topic: 'tasks', ...atOnce },
  { event: 'no_online_insurer', to: 'placement', mail: 'advisor_lines', topic: 'tasks', ...atOnce },
  { event: 'application_closed', to: 'agent', mail: 'application_closed', topic: 'applications', ...daily },
  { event: 'application_reopened', to: 'agent', mail: 'application_reopened', topic: 'applications', ...daily },
  { event: 'application_reopened', to: 'desk', mail: 'application_reopened', topic: 'applications', ...daily },
  { event: 'application_assigned', to: 'assignee', mail: 'application_assigned', topic: 'tasks', ...optional },
  { event: 'customer_asked', to: 'applicant', mail: 'desk_asks', topic: 'applications', ...atOnce },
  { event: 'proposal_sent', to: 'applicant', mail: 'proposal', topic: 'offers', ...atOnce },
  { event: 'customer_replied', to: 'desk', mail: 'customer_replied', topic: 'tasks', ...optional },
  { event: 'task_due', to: 'assignee', mail: 'task_due', topic: 'tasks', ...optional },
  { event: 'task_due', to: 'desk', mail: 'task_due', topic: 'tasks', ...optional },

  { event: 'prices_ready', to: 'applicant', mail: 'prices_ready', topic: 'offers', ...optional },
  { event: 'prices_ready', to: 'agent', mail: 'prices_ready', topic: 'offers', ...optional },
  { event: 'insurer_answered', to: 'applicant', mail: 'insurer_answered', topic: 'offers', ...optional },
  { event: 'insurer_asks', to: 'applicant', mail: 'insurer_asks', topic: 'offers', ...atOnce },
  { event: 'insurer_asks', to: 'agent', mail: 'insurer_question', topic: 'offers', ...optional },
  { event: 'insurer_asks', to: 'placement', mail: 'insurer_question', topic: 'offers', ...optional },
  { event: 'insurer_refers', to: 'agent', mail: 'insurer_refers', topic: 'offers', ...daily },
  { event: 'insurer_refers', to: 'placement', mail: 'insurer_refers', topic: 'offers', ...daily },
  { event: 'insurer_informed', to: 'agent', mail: 'insurer_informed', topic: 'offers', ...daily },
  { event: 'insurer_informed', to: 'placement', mail: 'insurer_informed', topic: 'offers', ...optional },
  { event: 'insurer_silent', to: 'placement', mail: 'insurer_silent', topic: 'tasks', ...daily },
  { event: 'offer_chosen', to: 'agent', mail: 'offer_chosen', topic: 'offers', ...daily },
  { event: 'offer_chosen', to: 'desk', mail: 'offer_chosen', topic: 'offers', ...optional },
  { event: 'offer_withdrawn', to: 'applicant', mail: 'offer_withdrawn', topic: 'offers', ...requiredNotice },
  { event: 'offer_withdrawn', to: 'agent', mail: 'offer_withdrawn', topic: 'offers', ...optional },
  { event: 'offer_withdrawn', to: 'desk', mail: 'offer_withdrawn', topic: 'offers', ...optional },
  { event: 'offers_expiring', to: 'applicant', mail: 'offers_expiring', topic: 'reminders', ...optional },
  { event: 'offers_expiring', to: 'agent', mail: 'prices_end', topic: 'offers', ...daily },
  { event: 'offers_expiring', to: 'desk', mail: 'prices_end', topic: 'offers', ...daily },

  { event: 'bind_requested', to: 'applicant', mail: 'bind_requested', topic: 'binding', ...atOnce },
  { event: 'bind_requested', to: 'agent', mail: 'bind_requested', topic: 'binding', ...requiredNotice },
  { event: 'bind_requested', to: 'desk', mail: 'bind_requested', topic: 'binding', ...requiredNotice },
  { event: 'bind_no_reply', to: 'applicant', mail: 'bind_no_reply', topic: 'binding', ...atOnce },
  { event: 'bind_no_reply', to: 'agent', mail: 'bind_no_reply', topic: 'binding', ...requiredNotice },
  { event: 'bind_no_reply', to: 'desk', mail: 'bind_no_reply', topic: 'binding', ...requiredNotice },
  { event: 'requirement_opened', to: 'applicant', mail: 'requirement_opened', topic: 'binding', ...atOnce },
  { event: 'requirement_opened', to: 'agent', mail: 'requirement_opened', topic: 'binding', ...requiredNotice },
  { event: 'requirement_opened', to: 'desk', mail: 'requirement_opened', topic: 'binding', ...requiredNotice },
  { event: 'bind_refused', to: 'applicant', mail: 'bind_refused', topic: 'binding', ...atOnce },
  { event: 'bind_refused', to: 'agent', mail: 'bind_refused', topic: 'binding', ...requiredNotice },
  { event: 'bind_refused', to: 'desk', mail: 'bind_refused', topic: 'binding', ...requiredNotice },
  { event: 'bind_confirmed', to: 'applicant', mail: 'bind_confirmed', topic: 'binding', ...atOnce },
  { event: 'bind_confirmed', to: 'agent', mail: 'bind_confirmed', topic: 'binding', ...requiredNotice },
  { event: 'bind_confirmed', to: 'desk', mail: 'bind_confirmed', topic: 'binding', ...requiredNotice },

  { event: 'bill_invoiced', to: 'applicant', mail: 'bill_invoiced', topic: 'bills', ...atOnce },
  { event: 'bill_paid', to: 'applicant', mail: 'bill_paid', topic: 'bills', ...atOnce },
  { event: 'bill_paid', to: 'desk', mail: 'bill_paid', topic: 'bills', ...daily },
  { event: 'bill_failed', to: 'applicant', mail: 'bill_failed', topic: 'bills', ...atOnce },
  { event: 'bill_failed', to: 'desk', mail: 'bill_failed', topic: 'bills', ...requiredNotice },
  { event: 'bill_to_refund', to: 'applicant', mail: 'bill_to_refund', topic: 'bills', ...atOnce },
  { event: 'bill_to_refund', to: 'desk', mail: 'bill_to_refund', topic: 'bills', ...requiredNotice },
  { event: 'bill_paid_twice', to: 'applicant', mail: 'bill_paid_twice', topic: 'bills', ...atOnce },
  { event: 'bill_paid_twice', to: 'desk', mail: 'bill_paid_twice', topic: 'bills', ...requiredNotice },
  { event: 'bill_other_amount', to: 'applicant', mail: 'bill_other_amount', topic: 'bills', ...atOnce },
  { event: 'bill_other_amount', to: 'desk', mail: 'bill_other_amount', topic: 'bills', ...requiredNotice },
  { event: 'bill_refunded', to: 'applicant', mail: 'bill_refunded', topic: 'bills', ...atOnce },
  { event: 'bill_refunded', to: 'desk', mail: 'bill_refunded', topic: 'bills', ...daily },

  { event: 'renewal_due', to: 'applicant', mail: 'renewal_due', topic: 'policies', ...atOnce },
  { event: 'renewal_due', to: 'agent', mail: 'renewal_due', topic: 'policies', ...optional },
  { event: 'renewal_declined', to: 'agent', mail: 'renewal_declined', topic: 'policies', ...daily },
  { event: 'renewal_declined', to: 'desk', mail: 'renewal_declined', topic: 'policies', ...daily },
  { event: 'policy_request_asked', to: 'applicant', mail: 'policy_request_asked', topic: 'policies', ...atOnce },
  { event: 'policy_request_asked', to: 'agent', mail: 'policy_request_asked', topic: 'policies', ...optional },
  { event: 'policy_request_asked', to: 'desk', mail: 'policy_request_asked', topic: 'policies', ...requiredNotice },
  {
    event: 'policy_request_passed_on',
    to: 'applicant',
    mail: 'policy_request_passed_on',
    topic: 'policies',
    ...atOnce,
  },
  { event: 'policy_request_passed_on', to: 'agent', mail: 'policy_request_passed_on', topic: 'policies', ...optional },
  { event: 'policy_request_done', to: 'applicant', mail: 'policy_request_done', topic: 'policies', ...atOnce },
  { event: 'policy_request_done', to: 'agent', mail: 'policy_request_done', topic: 'policies', ...optional },
  { event: 'policy_request_refused', to: 'applicant', mail: 'policy_request_refused', topic: 'policies', ...atOnce },
  { event: 'policy_request_refused', to: 'agent', mail: 'policy_request_refused', topic: 'policies', ...optional },
  {
    event: 'policy_request_withdrawn',
    to: 'applicant',
    mail: 'policy_request_withdrawn',
    topic: 'policies',
    ...atOnce,
  },
  { event: 'policy_request_withdrawn', to: 'agent', mail: 'policy_request_withdrawn', topic: 'policies', ...optional },
  { event: 'policy_request_withdrawn', to: 'desk', mail: 'policy_request_withdrawn', topic: 'policies', ...optional },
] as const

export type NoticeEvent = (typeof table)[number]['event']
export type NoticeMail = (typeof table)[number]['mail']

/** Mails with parts and data of their own; every other mail has a subject, what happened and what is next. */
const composedMails = [
  ...(['sign_in_code', 'account_erased', 'staff_invited', 'support_case', 'undelivered_mail'] as const),
  'webhook_disabled',
  ...(['saved_application', 'handed_over', 'follow_up', 'submitted', 'advisor_lines', 'desk_asks'] as const),
  ...(['proposal', 'insurer_answered', 'insurer_asks', 'offers_expiring', 'renewal_due'] as const),
  ...(['bind_requested', 'bind_no_reply', 'bind_refused', 'bind_confirmed', 'requirement_opened'] as const),
  ...(['policy_request_asked', 'policy_request_passed_on', 'policy_request_done'] as const),
  ...(['policy_request_refused', 'policy_request_withdrawn'] as const),
] as const

type ComposedMail = (typeof composedMails)[number]
export type NoticeKind = Exclude<NoticeMail, ComposedMail>

const isComposed = (mail: NoticeMail): mail is ComposedMail => composedMails.some((each) => each === mail)

/** The mails that need nothing but a row of this table and their words. */
export const noticeKinds: readonly NoticeKind[] = [
  ...new Set(table.map(({ mail }) => mail).filter((mail): mail is NoticeKind => !isComposed(mail))),
]

export type Notice = {
  readonly event: NoticeEvent
  readonly to: Recipient
  readonly mail: NoticeMail
  readonly topic: Topic
  /** When it is sent unless the site or its recipient says otherwise. */
  readonly usual: Timing
  /** It can wait for the daily digest. */
  readonly mayWait: boolean
  /** Nobody can turn it off. */
  readonly isNeeded: boolean
}

export const notices: readonly Notice[] = table

/** Who gets a kind of mail. */
export const recipientsOf = (mail: NoticeMail): readonly Recipient[] =>
  notices.filter((notice) => notice.mail === mail).map(({ to }) => to)

/** Whether staff get other words than the applicant in a mail of this kind. */
export const hasStaffWords = (mail: NoticeKind): boolean => {
  const to = recipientsOf(mail)
  return to.includes('applicant') && to.length > 1
}

/** @throws for a mail that is not in the table */
export function noticeOf(mail: NoticeMail, to: Recipient): Notice {
  const match = notices.find((notice) => notice.mail === mail && notice.to === to)
  if (!match) throw new Error(`No notice mails ${mail} to ${to}`)
  return match
}

type Freedom = Pick<Notice, 'mayWait' | 'isNeeded'>

/** The timings that may be set for a notice. */
export const possibleTimings = ({ mayWait, isNeeded }: Freedom): readonly Timing[] =>
  timings.filter((timing) => timing === 'now' || (timing === 'daily' ? mayWait : !isNeeded))

/** What a site's file sets for mails, by event and recipient. */
export type MailSettings = Readonly<Partial<Record<string, Readonly<Partial<Record<string, Timing>>>>>>

/** What somebody has chosen, by topic. */
export type Choices = Readonly<Partial<Record<string, Timing>>>

/**
 * When a notice is sent. A recipient cannot choose what the site does not send.
 * @param choice by its recipient, for its topic
 */
export function timingOf(notice: Notice, ofSite: MailSettings = {}, choice?: Timing): Timing {
  const possible = possibleTimings(notice)
  const set = ofSite[notice.event]?.[notice.to]
  const bySite = set !== undefined && possible.includes(set) ? set : notice.usual
  return bySite !== 'off' && choice !== undefined && possible.includes(choice) ? choice : bySite
}

export type TopicChoice = {
  readonly topic: Topic
  readonly timings: readonly Timing[]
  /** Unless something is chosen. */
  readonly usual: Timing
  /** Some of it is always sent. */
  readonly isNeeded: boolean
}

/** What recipients can choose: each topic with more than one possibility. */
export const topicChoices = (of: readonly Recipient[], ofSite: MailSettings = {}): readonly TopicChoice[] =>
  topics.flatMap((topic) => {
    const rows = notices.filter((notice) => notice.topic === topic && of.includes(notice.to))
    const possible = timings.filter((timing) => rows.some((row) => possibleTimings(row).includes(timing)))
    const free = rows.find((row) => possibleTimings(row).length === possible.length)
    if (possible.length < 2 || !free) return []
    return [{ topic, timings: possible, usual: timingOf(free, ofSite), isNeeded: rows.some((row) => row.isNeeded) }]
  })
