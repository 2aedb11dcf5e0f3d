import type { Caller } from '../../../http/openapi/security.ts'
import { type Role, roles } from './roles.ts'

/**
 * The table of who may make which call: each call has a purpose, each role its purposes. Whose quotes a role reaches is
 * said once too, in `visibleQuotes`. A call that is not listed here is refused by the first test. Source: seed 6, R6.
 */
export type Purpose = keyof typeof permitted

const agents = ['agent', 'sub_agent', 'self_service_agent', 'platform_agent'] as const

export const permitted = {
  /** Reference data, the site, coming in and going out. */
  public: roles,
  /** Who am I. */
  session: roles,
  /** For staff who signed in and whose second factor is pending; to everybody else it answers that nothing is wanted. */
  second_factor: roles,
  begin: ['visitor', 'customer', ...agents, 'impersonator'],
  /** Support itself reaches no quote, so it reads nothing; it is told so like anybody else. */
  read: roles,
  write: ['visitor', 'customer', ...agents, 'impersonator'],
  /** Commits the applicant: nobody signs for somebody they merely help out with. */
  submit: ['visitor', 'customer', ...agents],
  /** Sends or takes back a link to a quote. */
  share: ['visitor', 'customer', ...agents],
  account: ['customer', 'impersonator'],
  /** What is held about a person is theirs alone to take along or to have erased. */
  personal: ['customer', ...agents, 'support'],
  agency: agents,
  impersonate: ['support'],
  /** Reads what people wrote to support. */
  cases: ['support'],
  /** Ends what `impersonate` began. */
  impersonated: ['impersonator'],
} as const satisfies Record<string, readonly Role[]>

/** The purpose of every call, by its operationId. */
export const calls: Readonly<Record<string, Purpose>> = {
  getSite: 'public',
  listExperiments: 'public',
  sendEvents: 'public',
  listIndustries: 'public',
  listBusinessTypes: 'public',
  listStates: 'public',
  findCityByZip: 'public',
  findMailingCityByZip: 'public',
  searchClassCodes: 'public',
  listClassCodes: 'public',
  listClassCodeOptions: 'public',
  listSubClassCodes: 'public',
  listSubindustrySynonyms: 'public',
  listEmployeeClassifications: 'public',
  listExecutivePayrolls: 'public',
  listEventTypes: 'public',
  listPracticeAreas: 'public',
  listHealthcareFirmTypes: 'public',
  listHealthcareProfessions: 'public',
  getFraudStatement: 'public',
  findMotorCarrier: 'public',
  listPartners: 'public',
  listRenewalChanges: 'public',
  listTruckingSubindustries: 'public',
  prefillLocation: 'public',
  listVehicles: 'public',
  listVehicleMakes: 'public',
  readVin: 'public',
  requestSignInCode: 'public',
  signIn: 'public',
  signOut: 'public',
  beginOidcSignIn: 'public',
  finishOidcSignIn: 'public',
  validateEmail: 'public',
  checkEmailUniqueness: 'public',
  registerUser: 'public',
  readOutbox: 'public',
  readOutboxMail: 'public',
  sendWebToCase: 'public',
  reportFromClient: 'public',
  reportPolicy: 'public',

  getLoggedInUser: 'session',
  staySignedIn: 'session',

  beginEnrolment: 'second_factor',
  finishEnrolment: 'second_factor',
  proveSecondFactor: 'second_factor',

  createQuote: 'begin',
  createRenewal: 'begin',
  createLawyersRenewal: 'begin',

  getCurrentQuote: 'read',
  getQuote: 'read',
  getQuoteByUuid: 'read',
  watchOffers: 'read',
  retrieveQuote: 'read',
  validateQuote: 'read',
  forecastSubmissions: 'read',
  printApplication: 'read',
  listInsuranceTypes: 'read',
  listRecommendations: 'read',
  listCrossSells: 'read',
  listSubClassCrossSells: 'read',
  listDocuments: 'read',
  getDocument: 'read',
  getDomainScan: 'read',
  listExpiring: 'read',
  getCurrentRenewal: 'read',
  getRenewalByUuid: 'read',
  getRenewalDifferences: 'read',

  saveQuote: 'write',
  saveRenewal: 'write',
  markLegitLead: 'write',
  abandonQuote: 'write',
  addDocument: 'write',
  removeDocument: 'write',
  askDomainScan: 'write',
  getQuestions: 'write',

  finishForm: 'submit',
  chooseOffers: 'submit',

  createLink: 'share',
  listLinks: 'share',
  revokeLink: 'share',

  getAccount: 'account',
  getAccountByUuid: 'account',

  exportPersonalData: 'personal',
  eraseAccount: 'personal',
  listSignIns: 'personal',
  endSignIn: 'personal',

  listAgencyQuotes: 'agency',
  copyQuote: 'agency',

  listSupportCases: 'cases',

  beginImpersonation: 'impersonate',
  endImpersonation: 'impersonated',
}

/** Calls that are made once for each insurer have the insurer in their name, after an underscore. */
export const purposeOf = (operationId: string): Purpose | undefined => calls[operationId.split('_')[0] ?? '']

export function isPermitted(role: Role, purpose: Purpose): boolean {
  const allowed: readonly Role[] = permitted[purpose]
  return allowed.includes(role)
}

/** What the API document says a caller has to show. */
export function callerOf(operationId: string): Caller {
  const purpose = purposeOf(operationId)
  if (purpose === undefined || purpose === 'public') return 'anybody'
  if (!isPermitted('visitor', purpose)) return 'signed_in'
  return purpose === 'session' || purpose === 'begin' || operationId === 'getCurrentQuote'
    ? 'perhaps_session'
    : 'session'
}
