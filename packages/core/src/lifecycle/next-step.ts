/** Whom an application waits for. */
export type WaitsFor = 'customer' | 'host' | 'insurer' | 'nobody'

type Waiting = {
  readonly waitsFor: WaitsFor
  /** Hours after which the desk is late; absent where a date decides, or nobody waits. */
  readonly hours?: number
}

/**
 * What happens next with an application. It is always in exactly one of these queues of the desk, in this order of
 * urgency.
 */
export const nextSteps = {
  no_reply: { waitsFor: 'host', hours: 4 },
  asked_to_bind: { waitsFor: 'insurer', hours: 4 },
  replied: { waitsFor: 'host', hours: 24 },
  policy_asked: { waitsFor: 'host', hours: 8 },
  insurer_asks: { waitsFor: 'customer', hours: 24 },
  referred: { waitsFor: 'insurer', hours: 48 },
  no_online_insurer: { waitsFor: 'host', hours: 24 },
  new: { waitsFor: 'host', hours: 1 },
  abandoned: { waitsFor: 'host', hours: 24 },
  expiring: { waitsFor: 'customer' },
  waiting_insurer: { waitsFor: 'insurer', hours: 24 },
  waiting_customer: { waitsFor: 'customer', hours: 48 },
  policy_with_insurer: { waitsFor: 'insurer', hours: 72 },
  bound_open: { waitsFor: 'host', hours: 720 },
  renewals_due: { waitsFor: 'host' },
  bound: { waitsFor: 'nobody' },
  not_renewed: { waitsFor: 'nobody' },
  closed: { waitsFor: 'nobody' },
} as const satisfies Readonly<Record<string, Waiting>>

export type NextStep = keyof typeof nextSteps

const isNextStep = (name: string): name is NextStep => Object.hasOwn(nextSteps, name)

export const nextStepNames: readonly NextStep[] = Object.keys(nextSteps).filter(isNextStep)

export const waitingOf = (step: NextStep): Waiting => nextSteps[step]

/** The next steps that somebody has to take. */
export const openSteps: readonly NextStep[] = nextStepNames.filter((step) => nextSteps[step].waitsFor !== 'nobody')

/** Days after the end of a policy year from which nobody waits for its renewal any longer. */
export const renewalLapsesAfter = 30

/**
 * Days before a price expires, and before a policy year ends, from which an application waits at the desk; and days
 * before the year ends on which its customer is notified, unless the site says otherwise.
 */
export const daysBefore = { expiry: 7, renewal: 120, renewalNotice: 60 } as const

/** Hours without a save after which a draft counts as abandoned. */
export const leftAfterHours = 2

/** Why an application was closed. */
export const closeReasons = [
  'price',
  'cover',
  'kept_insurer',
  'bought_elsewhere',
  'no_offer',
  'documents_missing',
  'no_answer',
  'not_now',
  'business_ended',
  'duplicate',
  'unlicensed',
  'test',
] as const
export type CloseReason = (typeof closeReasons)[number]
