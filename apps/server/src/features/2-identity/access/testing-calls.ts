import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Browser, Reply } from '../../../testing/browser.ts'

/** One of each thing that a call may name. */
export type Target = {
  readonly id: string
  readonly uuid: string
  readonly renewalId: string
  readonly renewalUuid: string
  readonly invitation: { readonly uuid: string; readonly quote_submission_uuid: string }
  readonly document: string
  readonly link: string
}

/** Ids of things that never existed. */
export const unknownTarget = (): Target => ({
  id: randomUUID(),
  uuid: randomUUID(),
  renewalId: randomUUID(),
  renewalUuid: randomUUID(),
  invitation: { uuid: randomUUID(), quote_submission_uuid: randomUUID() },
  document: randomUUID(),
  link: randomUUID(),
})

export type Call = (browser: Browser, target: Target) => Promise<Reply>

export type Calls = Readonly<Record<string, Call>>

export const pick = (calls: Calls, ids: readonly string[]): Calls =>
  Object.fromEntries(Object.entries(calls).filter(([id]) => ids.includes(id)))

const anyVersion = { 'if-match': '*' }
const documents = (id: string) => `quote/${id}/directors_and_officers/documents`
const bind = (id: string) => `quote/${id}/offers/${randomUUID()}/bind`
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

const quoteCalls: Calls = {
  getQuote: (browser, { id }) => browser.get(`quote/${id}`),
  getQuoteByUuid: (browser, { uuid }) => browser.get(`quote/uuid/${uuid}`),
  watchOffers: (browser, { uuid }) => browser.get(`quote/uuid/${uuid}/offers/events`),
  retrieveQuote: (browser, { id }) => browser.get(`quote/${id}/customer_retrieve`),
  getQuoteNext: (browser, { id }) => browser.get(`quote/${id}/next`),
  validateQuote: (browser, { id }) => browser.get(`quote/${id}/validate`),
  forecastSubmissions: (browser, { id }) => browser.get(`quote/${id}/submissions_forecast`),
  listIndications: (browser, { id }) => browser.get(`quote/${id}/indications`),
  printApplication: (browser, { id }) => browser.get(`quote/${id}/application.pdf`),
  printProposal: (browser, { id }) => browser.get(`quote/${id}/proposal.pdf`),
  listInsuranceTypes: (browser, { id }) => browser.get(`insurance-type?quote_id=${id}`),
  listRecommendations: (browser, { id }) => browser.get(`recommendations/insurance?quote_id=${id}`),
  listDocuments: (browser, { id }) => browser.get(documents(id)),
  getDocument: (browser, { id, document }) => browser.get(`${documents(id)}/${document}`),
  listOfferDocuments: (browser, { id }) => browser.get(`quote/${id}/offer_documents`),
  getOfferDocument: (browser, { id, document }) => browser.get(`quote/${id}/offer_documents/${document}`),
  getDomainScan: (browser, { id }) => browser.get(`quote/${id}/domain-scan`),
  getRenewalByUuid: (browser, { renewalUuid }) => browser.get(`renewal/quote/uuid/${renewalUuid}`),
  getRenewalDifferences: (browser, { renewalId }) => browser.get(`renewal/quote/${renewalId}/changes`),
  saveQuote: (browser, { id }) => browser.patch(`quote/${id}`, { step: '/', zip_code: '60614' }, anyVersion),
  saveRenewal: (browser, { renewalId }) =>
    browser.patch(`renewal/quote/${renewalId}`, { step: '/renewal-info' }, anyVersion),
  markLegitLead: (browser, { id }) => browser.patch(`quote/${id}/legit_lead`),
  abandonQuote: (browser, { id }) => browser.post(`quote/${id}/abandoned`, {}),
  addDocument: (browser, { id }) =>
    browser.patch(`${documents(id)}?document=financials`, '%PDF-1.7', {
      'content-type': 'application/octet-stream',
      'x-file-name': 'plan.pdf',
    }),
  removeDocument: (browser, { id, document }) => browser.delete(`${documents(id)}/${document}`),
  readWebsite: (browser, { id }) => browser.post(`quote/${id}/website-facts`, { website: 'bluedoor.example.com' }),
  askDomainScan: (browser, { id }) => browser.post(`quote/${id}/domain-scan`, {}),
  finishForm: (browser, { id }) => browser.patch(`quote/${id}/finish_form`, { attestation }),
  getBind: (browser, { id }) => browser.get(bind(id)),
  saveBind: (browser, { id }) => browser.patch(bind(id), {}),
  requestBind: (browser, { id }) => browser.post(`${bind(id)}-request`, { offer_version: 1, offer_hash: 'none' }),
  addLossRuns: (browser, { id }) =>
    browser.patch(`${bind(id)}/loss_runs`, 'None.', { 'content-type': 'application/octet-stream' }),
  getPolicies: (browser, { id }) => browser.get(`quote/${id}/policies`),
  declineRenewal: (browser, { id }) => browser.post(`quote/${id}/policies/decline_renewal`, { reason: 'price' }),
  askOfPolicy: (browser, { id }) =>
    browser.post(`quote/${id}/policies/${randomUUID()}/requests`, {
      ...{ kind: 'cancel', about: 'price', wanted_from: '2031-01-01', words: '' },
    }),
  issueCertificate: (browser, { id }) =>
    browser.post(`quote/${id}/policies/${randomUUID()}/certificates`, {
      holder: { name: 'Landlord', street: '1 Main St', city: 'Chicago', zip_code: '60614' },
    }),
  advancePolicyRequest: (browser, { id }) =>
    browser.patch(`quote/${id}/policy_requests/${randomUUID()}`, { event: 'withdraw' }),
  addPolicyFile: (browser, { id }) =>
    browser.patch(`quote/${id}/policies/${randomUUID()}/files`, 'None.', {
      'content-type': 'application/octet-stream',
    }),
  chooseOffers: (browser, { id }) => browser.patch(`quote/${id}/chosen_offers`, { offer_uuids: [] }),
  askAgain: (browser, { id }) => browser.post(`quote/${id}/prices`, { lines: ['gl'] }),
  answerInsurer: (browser, { id }) =>
    browser.patch(`quote/${id}/offers/${randomUUID()}/answers`, { version: 1, answers: [] }),
  createLink: (browser, { id }) => browser.post(`quote/${id}/links`, { email: `${randomUUID()}@shop.example` }),
  listLinks: (browser, { id }) => browser.get(`quote/${id}/links`),
  revokeLink: (browser, { id, link }) => browser.delete(`quote/${id}/links/${link}`),
  getDeskRecord: (browser, { id }) => browser.get(`desk/applications/${id}`),
  addDeskNote: (browser, { id }) => browser.post(`desk/applications/${id}/notes`, { text: 'Called them.' }),
  addDeskTask: (browser, { id, link }) =>
    browser.post(`desk/applications/${id}/tasks`, { id: link, what: 'Call them', due: '2031-01-01' }),
  finishDeskTask: (browser, { id, link }) => browser.patch(`desk/applications/${id}/tasks/${link}`),
  assignApplication: (browser, { id }) => browser.patch(`desk/applications/${id}/owner`, { email: null }),
  closeApplication: (browser, { id }) => browser.post(`desk/applications/${id}/close`, { reason: 'price' }),
  reopenApplication: (browser, { id }) => browser.post(`desk/applications/${id}/reopen`, {}),
  getDeskDocument: (browser, { id, document }) => browser.get(`desk/applications/${id}/documents/${document}`),
  addOfferDocument: (browser, { id }) =>
    browser.patch(`desk/applications/${id}/offers/${randomUUID()}/documents?kind=policy`, '%PDF-1.7', {
      'content-type': 'application/octet-stream',
    }),
  sendProposal: (browser, { id }) => browser.post(`desk/applications/${id}/proposal`),
  removeOfferDocument: (browser, { id, document }) =>
    browser.delete(`desk/applications/${id}/offer_documents/${document}`),
  askCustomer: (browser, { id }) =>
    browser.post(`desk/applications/${id}/requests`, { kind: 'question', text: 'How many vans?' }),
  finishCustomerRequest: (browser, { id, link }) => browser.patch(`desk/applications/${id}/requests/${link}`),
  listCustomerRequests: (browser, { id }) => browser.get(`quote/${id}/requests`),
  answerCustomerRequest: (browser, { id, link }) => browser.patch(`quote/${id}/requests/${link}`, { answer: 'Two' }),
  enterInsurerAnswer: (browser, { id }) =>
    browser.post(`desk/applications/${id}/answers`, { state: 'quoted', source: 'By phone' }),
  confirmOffer: (browser, { id }) =>
    browser.post(`desk/applications/${id}/offers/${randomUUID()}/confirm`, {
      ...{ reference: 'P-1', effective_from: '2031-01-01', effective_to: '2032-01-01', source: 'By phone' },
    }),
  askOfferAgain: (browser, { id }) => browser.post(`desk/applications/${id}/offers/${randomUUID()}/ask-again`),
  getBill: (browser, { id }) => browser.get(`quote/${id}/offers/${randomUUID()}/bill`),
  startCheckout: (browser, { id }) => browser.post(`quote/${id}/offers/${randomUUID()}/checkout`),
  changeBill: (browser, { id }) => browser.post(`desk/applications/${id}/bills/${randomUUID()}`, { event: 'send' }),
  listAgentNotes: (browser, { id }) => browser.get(`agent/quotes/${id}/notes`),
  addAgentNote: (browser, { id }) => browser.post(`agent/quotes/${id}/notes`, { text: 'Wants to pay monthly.' }),
  strikeAgentNote: async (browser, { id }) => {
    // Only the author of a note can strike it.
    const note = randomUUID()
    await browser.post(`agent/quotes/${id}/notes`, { id: note, text: 'Wants to pay monthly.' })
    return await browser.patch(`agent/quotes/${id}/notes/${note}`)
  },
  addAgentTask: (browser, { id, link }) =>
    browser.post(`agent/quotes/${id}/tasks`, { id: link, what: 'Call them', due: '2031-01-01' }),
  finishAgentTask: (browser, { id, link }) => browser.patch(`agent/quotes/${id}/tasks/${link}`),
  copyQuote: (browser, { id }) => browser.post(`quote/${id}/copy`),
}

/** Every call about one quote. Each insurer's questions have an address, and one route: one address stands for all. */
export function quoteCallsOf({ operations }: Pick<FastifyInstance, 'operations'>): Calls {
  const [id, operation] = [...operations].find(([each]) => each.startsWith('getQuestions_')) ?? []
  if (!id || !operation) throw new Error('No insurer asks questions')
  const address = operation.url.replace('/api/', '')
  return { ...quoteCalls, [id]: (browser, target) => browser.get(`${address}?quote_id=${target.id}`) }
}

/** Calls about their caller, or about nobody; `target` is the caller's. */
export const ownCalls: Calls = {
  getLoggedInUser: (browser) => browser.get('v1/users/get-logged-in-user.json'),
  createQuote: (browser) => browser.post('quote', {}),
  startEmbedded: (browser) => browser.post('embed/start', { answers: { zip_code: '60614' } }),
  createRenewal: (browser, { invitation }) => browser.post('renewal/quote', invitation),
  createLawyersRenewal: (browser, { invitation }) => browser.post('aon/renewal/quotes', invitation),
  getCurrentQuote: (browser) => browser.get('quote'),
  listQuotes: (browser) => browser.get('quotes'),
  staySignedIn: (browser) => browser.post('sign-in/stay'),
  listExpiring: (browser) => browser.get('aon/renewal/quotes'),
  getCurrentRenewal: (browser) => browser.get('renewal/quote'),
  listCrossSells: (browser) => browser.get('ds-xsell/recommend?class_code_ref=CW238320A'),
  listUpsellsAndDownsells: (browser) => browser.get('upsells-and-downsells'),
  listSubClassCrossSells: (browser) => browser.get('ds-xsell/recommend/sub-class-code?sub_class_code_ref=CWT10019'),
  listAgencyQuotes: (browser) => browser.get('agent/quotes'),
  listAgencyPolicies: (browser) => browser.get('agent/policies?days=30'),
  listAgentPeople: (browser) => browser.get('agent/people'),
  listAgentViews: (browser) => browser.get('agent/views'),
  listDeskPeople: (browser) => browser.get('desk/people'),
  listDeskApplications: (browser) => browser.get('desk/applications'),
  countDeskApplications: (browser) => browser.get('desk/counts'),
  exportDeskApplications: (browser) => browser.get('desk/applications.csv'),
  listWebhookDeliveries: (browser) => browser.get('desk/webhooks/deliveries'),
  getFigures: (browser) => browser.get('console/figures'),
  getFunnel: (browser) => browser.get('console/funnel'),
  getInsurersFigures: (browser) => browser.get('console/insurers'),
  listOutgoingMails: (browser) => browser.get('console/mails'),
  listOutgoingWebhooks: (browser) => browser.get('console/webhooks'),
  listDeadLetterJobs: (browser) => browser.get('console/jobs'),
  retryDeadLetterJobs: (browser) => browser.post('console/jobs/retry', { ids: ['1'] }),
  listAuditEvents: (browser) => browser.get('console/audit'),
  verifyEvidence: (browser) => browser.post('console/audit/verify'),
  listStaff: (browser) => browser.get('console/staff'),
  getStaffFile: (browser) => browser.get('console/staff/file'),
  listSites: (browser) => browser.get('console/sites'),
  getSiteFile: (browser) => browser.get('console/sites/default.json'),
  listDeskViews: (browser) => browser.get('desk/views'),
  listWebhookEndpoints: (browser) => browser.get('desk/webhooks/endpoints'),
  listSupportCases: (browser) => browser.get('support/cases'),
  findSupportCustomers: (browser) => browser.get('support/customers?search=bakery'),
  getAccount: (browser) => browser.get('account'),
  exportPersonalData: (browser) => browser.get('account/export'),
  listSignIns: (browser) => browser.get('sign-ins'),
  getMailChoices: (browser) => browser.get('my-mail'),
  chooseMail: (browser) => browser.patch('my-mail', { topic: 'offers', timing: 'daily' }),
  // An address other than one's own is refused, and erases nobody.
  eraseAccount: (browser) => browser.post('account/erasure', { email: 'somebody.else@shop.example' }),
}

/** Calls that anybody may make, with existing values. */
export const publicCalls: Calls = {
  getSite: (browser) => browser.get('site'),
  listExperiments: (browser) => browser.get(`experiments?visit=${randomUUID()}`),
  sendEvents: (browser) =>
    browser.post('events', { visit: randomUUID(), events: [{ name: 'quote_begun', renewal: false }] }),
  listIndustries: (browser) => browser.get('industry'),
  listBusinessTypes: (browser) => browser.get('business-type'),
  listStates: (browser) => browser.get('state'),
  findCityByZip: (browser) => browser.get('city?zip=60614'),
  findMailingCityByZip: (browser) => browser.get('city/mailing?zip=60614'),
  searchClassCodes: (browser) => browser.get('class-codes?search=paint&limit=3'),
  listClassCodes: (browser) => browser.get('class-codes/238320'),
  listClassCodeOptions: (browser) => browser.get('class-codes/238320/dynamic'),
  listSubClassCodes: (browser) => browser.get('sub-class-codes?class_code_ref=CW238320A'),
  listSubindustrySynonyms: (browser) => browser.get('subindustry-synonyms?class_code_ref=CW238320A'),
  listEmployeeClassifications: (browser) => browser.get('employee-classifications?class_code_ref=CW238320A&search=p'),
  getEmployeeClassification: (browser) => browser.get('employee-classifications/WCC0001'),
  drawPlaceMap: (browser) => browser.get('place-map?zip=60601'),
  listExecutivePayrolls: (browser) => browser.get('executive-payrolls?state=IL'),
  listEventTypes: (browser) => browser.get('event-types'),
  listPracticeAreas: (browser) => browser.get('practice-area'),
  listHealthcareFirmTypes: (browser) => browser.get('healthcare-firm-types'),
  listHealthcareProfessions: (browser) => browser.get('healthcare-professions-individuals-types'),
  getFraudStatement: (browser) => browser.get('fraud-statements?state=IL&kind=auto'),
  findMotorCarrier: (browser) => browser.get('dot?usdot=90000101'),
  listPartners: (browser) => browser.get('partner'),
  listRenewalChanges: (browser) => browser.get('renewal-changes'),
  listTruckingSubindustries: (browser) => browser.get('industry/truckingSubindustry'),
  prefillLocation: (browser) => browser.get('prefill/location?zip=60614'),
  listVehicles: (browser) => browser.get('vehicles?search=ford&limit=3'),
  listVehicleMakes: (browser) => browser.get('vehicles/makes'),
  readVin: (browser) => browser.get('vehicles/vin/1FTBW2CM0KKA12345'),
  validateEmail: (browser) => browser.post('validate-email', { email: 'dana@shop.example' }),
  checkEmailUniqueness: (browser) => browser.post('email-uniqueness', { email: 'dana@shop.example' }),
  registerUser: (browser) => browser.post('v1/users.json', { user: { email: `${randomUUID()}@shop.example` } }),
  requestSignInCode: (browser) => browser.post('sign-in/code', { email: `${randomUUID()}@shop.example` }),
  signIn: (browser) => browser.post('sign-in', { code: '000000' }),
  beginOidcSignIn: (browser) => browser.get('sign-in/oidc'),
  finishOidcSignIn: (browser) => browser.get('sign-in/oidc/callback'),
  sendWebToCase: (browser) => browser.post('web-to-case', { subject: 'Other questions', description: 'Hello.' }),
  reportFromClient: (browser) => browser.post('client-reports', { kind: 'error', code: 'request.invalid', route: '/' }),
  reportPolicy: (browser) => browser.post('policy-reports', []),
  readOutbox: (browser) => browser.get('outbox'),
  readOutboxMail: async (browser) => {
    const mails = (await browser.get('outbox')).body.data
    return await browser.get(`outbox/${mails[0].id}`)
  },
}

/** Calls that end their own session, or name one thing of a person: they have tests of their own. */
export const singleCalls = [
  'signOut',
  'endSignIn',
  'getAccountByUuid',
  'beginImpersonation',
  'endImpersonation',
  'beginEnrolment',
  'finishEnrolment',
  'proveSecondFactor',
  'tellInsurerEvent',
  'tellPaymentEvent',
  'replayWebhookDelivery',
  'assignApplications',
  'addDeskView',
  'removeDeskView',
  'assignAgencyQuotes',
  'addAgentView',
  'removeAgentView',
  'sendMailAgain',
  'readMailRecipient',
  'replayOutgoingWebhook',
  ...(['findPerson', 'exportPerson', 'erasePerson'] as const),
  'signOutStaff',
  'resetSecondFactor',
  ...(['saveStaffMember', 'removeStaffMember'] as const),
  ...(['saveSiteDraft', 'dropSiteDraft', 'publishSite', 'rollBackSite'] as const),
  'enableWebhookEndpoint',
  'replayWebhookEndpoint',
  ...(['getMailChoicesByLink', 'chooseMailByLink', 'showUnsubscribe', 'unsubscribe'] as const),
] as const
