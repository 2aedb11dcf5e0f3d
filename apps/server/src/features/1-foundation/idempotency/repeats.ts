/**
 * What keeps a call from doing its work twice when it is sent twice: what it asks for is a state, and it is in it already
 * (`state`); it names the version it read (`version`, by If-Match); it carries an Idempotency-Key (`key`); or its effect
 * is to ask, tell or ask about once more, which is what whoever sends it again wants (`anew`): such calls are limited.
 */
export type Repeat = 'state' | 'version' | 'key' | 'anew'

/** Every call that is no GET, by its operationId. Whoever adds one says here why it is safe to repeat. Source: A3. */
export const repeats: Readonly<Record<string, Repeat>> = {
  createQuote: 'key',
  copyQuote: 'key',
  createLink: 'key',
  sendWebToCase: 'key',
  /** A completed quote stays as it is; the key tells a late repetition from a second submission after reopening. */
  finishForm: 'key',

  saveQuote: 'version',
  saveRenewal: 'version',

  /** A submission has one renewal. */
  createRenewal: 'state',
  createLawyersRenewal: 'state',
  markLegitLead: 'state',
  abandonQuote: 'state',
  /** The same bytes for the same document are one file. */
  addDocument: 'state',
  removeDocument: 'state',
  /** A domain is scanned once. */
  askDomainScan: 'state',
  chooseOffers: 'state',
  revokeLink: 'state',
  registerUser: 'state',
  eraseAccount: 'state',
  signOut: 'state',
  endSignIn: 'state',
  /** A code is good once. */
  signIn: 'state',
  finishEnrolment: 'state',
  proveSecondFactor: 'state',
  staySignedIn: 'state',
  beginImpersonation: 'state',
  endImpersonation: 'state',

  requestSignInCode: 'anew',
  /** Another secret to enrol with, in place of the one before. */
  beginEnrolment: 'anew',
  validateEmail: 'anew',
  checkEmailUniqueness: 'anew',
  sendEvents: 'anew',
  reportFromClient: 'anew',
  reportPolicy: 'anew',
}
