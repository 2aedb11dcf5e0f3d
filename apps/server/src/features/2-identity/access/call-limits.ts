import type { CallLimit } from '../../../platform/limits/call-counter.ts'

/** How often one address may do what, in a minute. An office is one address. */
export type CallsPerMinute = {
  /** Asking for a code, trying one, sending a link, writing to support, taking one's data along: each. */
  readonly signIns: number
  /** Looking up what is known of a place. */
  readonly lookups: number
  /** Beginning quotes, sending them, handing in files; ten times as many in an hour. */
  readonly quotes: number
}

/** What an office of thirty does not reach, and who tries out a list does at once. */
export const usualCalls: CallsPerMinute = { signIns: 10, lookups: 30, quotes: 30 }

/**
 * The calls that one client may not make often, by operationId: they send mail, try secrets, tell of places, make rows and
 * files, or fill the log. All others are bound by what an address may ask for altogether.
 */
export function callLimits({ signIns, lookups, quotes }: CallsPerMinute): Readonly<Record<string, CallLimit>> {
  const begun = { kind: 'quote', perMinute: quotes, perHour: quotes * 10 }
  return {
    requestSignInCode: { kind: 'code', perMinute: signIns },
    signIn: { kind: 'sign_in', perMinute: signIns },
    proveSecondFactor: { kind: 'second_factor', perMinute: signIns },
    beginEnrolment: { kind: 'enrolment', perMinute: signIns },
    finishEnrolment: { kind: 'enrolled', perMinute: signIns },
    beginOidcSignIn: { kind: 'oidc', perMinute: signIns },
    finishOidcSignIn: { kind: 'oidc_back', perMinute: signIns },
    registerUser: { kind: 'register', perMinute: signIns },
    // Asked together as soon as an address is typed; neither tells whose it is.
    checkEmailUniqueness: { kind: 'email', perMinute: lookups * 2 },
    validateEmail: { kind: 'email_form', perMinute: lookups * 2 },
    createLink: { kind: 'link', perMinute: signIns },
    sendWebToCase: { kind: 'support_case', perMinute: signIns },
    exportPersonalData: { kind: 'export', perMinute: signIns },
    askDomainScan: { kind: 'domain_scan', perMinute: signIns },
    prefillLocation: { kind: 'prefill', perMinute: lookups },
    reportFromClient: { kind: 'client_report', perMinute: lookups * 2 },
    // A browser tells each trouble once: more is a loop, or somebody filling the log.
    reportPolicy: { kind: 'policy_report', perMinute: lookups * 2 },
    createQuote: begun,
    createRenewal: begun,
    createLawyersRenewal: begun,
    copyQuote: begun,
    finishForm: { kind: 'submission', perMinute: quotes, perHour: quotes * 10 },
    addDocument: { kind: 'document', perMinute: quotes, perHour: quotes * 10 },
  }
}
