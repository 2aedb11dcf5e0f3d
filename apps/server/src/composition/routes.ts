import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { clientReportsRoutes } from '../features/1-foundation/client-reports/client-reports.routes.ts'
import { policyReportsRoutes } from '../features/1-foundation/client-reports/policy-reports.routes.ts'
import { referenceRoutes } from '../features/1-foundation/reference/reference.routes.ts'
import { siteRoutes } from '../features/1-foundation/site/site.routes.ts'
import { impersonationRoutes } from '../features/2-identity/impersonation/impersonation.routes.ts'
import { mailChoicesRoutes } from '../features/2-identity/mail-choices/mail-choices.routes.ts'
import { registerRoutes } from '../features/2-identity/registration/register.routes.ts'
import { userRoutes } from '../features/2-identity/registration/user.routes.ts'
import { oidcRoutes } from '../features/2-identity/sign-in/oidc/oidc.routes.ts'
import { secondFactorRoutes } from '../features/2-identity/sign-in/second-factor.routes.ts'
import { signInRoutes } from '../features/2-identity/sign-in/sign-in.routes.ts'
import { signInsRoutes } from '../features/2-identity/sign-in/sign-ins.routes.ts'
import { domainScanRoutes } from '../features/3-quoting/domain-scan/domain-scan.routes.ts'
import { emailChecksRoutes } from '../features/3-quoting/email-checks/email-checks.routes.ts'
import { embeddingRoutes } from '../features/3-quoting/embedding/embedding.routes.ts'
import { experimentsRoutes } from '../features/3-quoting/experiments/experiments.routes.ts'
import { linksRoutes } from '../features/3-quoting/links/links.routes.ts'
import { retrieve } from '../features/3-quoting/links/retrieve.ts'
import { questionsRoutes } from '../features/3-quoting/question-sets/questions.routes.ts'
import { quoteListRoutes } from '../features/3-quoting/quotes/list/quote-list.routes.ts'
import { quotesRoutes } from '../features/3-quoting/quotes/quotes.routes.ts'
import { recommendationsRoutes } from '../features/3-quoting/recommendations/recommendations.routes.ts'
import { abandonedRoutes } from '../features/3-quoting/reminders/abandoned.routes.ts'
import { eventsRoutes } from '../features/3-quoting/tracking/events.routes.ts'
import { uploadsRoutes } from '../features/3-quoting/uploads/uploads.routes.ts'
import { websiteFactsRoutes } from '../features/3-quoting/website-facts/website-facts.routes.ts'
import { bindRequestsRoutes } from '../features/4-binding/bind-requests/bind-requests.routes.ts'
import { documentsRoutes } from '../features/4-binding/documents/documents.routes.ts'
import { offerDocumentsRoutes } from '../features/4-binding/offer-documents/offer-documents.routes.ts'
import { billingRoutes } from '../features/4-binding/payments/billing.routes.ts'
import { paymentEventsRoutes } from '../features/4-binding/payments/payment-events.routes.ts'
import { policiesRoutes } from '../features/4-binding/policies/policies.routes.ts'
import { askAgainRoutes } from '../features/4-binding/submissions/asking-again/ask-again.routes.ts'
import { insuranceTypeRoutes } from '../features/4-binding/submissions/forecast/insurance-type.routes.ts'
import { indicationsRoutes } from '../features/4-binding/submissions/indications/indications.routes.ts'
import { answerInsurerRoutes } from '../features/4-binding/submissions/late-answers/answer-insurer.routes.ts'
import { insurerEventsRoutes } from '../features/4-binding/submissions/late-answers/insurer-events.routes.ts'
import { submissionsRoutes } from '../features/4-binding/submissions/submissions.routes.ts'
import { accountsRoutes } from '../features/5-servicing/accounts/accounts.routes.ts'
import { agenciesRoutes } from '../features/5-servicing/agencies/agencies.routes.ts'
import { expiringPoliciesRoutes } from '../features/5-servicing/agencies/expiring/expiring-policies.routes.ts'
import { agentNotesRoutes } from '../features/5-servicing/agencies/notes/agent-notes.routes.ts'
import { deskRoutes } from '../features/5-servicing/desk/desk.routes.ts'
import { deskRecordRoutes } from '../features/5-servicing/desk/desk-record.routes.ts'
import { viewsRoutes } from '../features/5-servicing/desk/desk-views.routes.ts'
import { deskDocumentsRoutes } from '../features/5-servicing/desk/documents/desk-documents.routes.ts'
import { customerRequestsRoutes } from '../features/5-servicing/desk/requests/customer-requests.routes.ts'
import { deskRequestsRoutes } from '../features/5-servicing/desk/requests/desk-requests.routes.ts'
import { webhookDeliveriesRoutes } from '../features/5-servicing/desk/webhooks/webhook-deliveries.routes.ts'
import { webhookEndpointsRoutes } from '../features/5-servicing/desk/webhooks/webhook-endpoints.routes.ts'
import { renewalsRoutes } from '../features/5-servicing/renewals/renewals.routes.ts'
import { supportCasesRoutes } from '../features/5-servicing/support-cases/support-cases.routes.ts'
import { supportCustomersRoutes } from '../features/5-servicing/support-customers/support-customers.routes.ts'
import { dataRightsRoutes } from '../features/6-compliance/data-rights/data-rights.routes.ts'
import { auditRoutes } from '../features/7-operating/console/audit/audit.routes.ts'
import { figuresRoutes } from '../features/7-operating/console/figures/figures.routes.ts'
import { funnelRoutes } from '../features/7-operating/console/funnel/funnel.routes.ts'
import { insurersRoutes } from '../features/7-operating/console/insurers/insurers.routes.ts'
import { deadLettersRoutes } from '../features/7-operating/console/outgoing/dead-letters.routes.ts'
import { outgoingMailsRoutes } from '../features/7-operating/console/outgoing/outgoing-mails.routes.ts'
import { outgoingWebhooksRoutes } from '../features/7-operating/console/outgoing/outgoing-webhooks.routes.ts'
import { peopleRightsRoutes } from '../features/7-operating/console/people/people-rights.routes.ts'
import { consoleSitesRoutes } from '../features/7-operating/console/sites/sites.routes.ts'
import { staffListRoutes } from '../features/7-operating/console/staff/staff-list.routes.ts'
import { outboxRoutes } from '../features/samples/outbox/outbox.routes.ts'
import { offeredLines } from './offered-lines.ts'
import type { Services } from './services.ts'

/** Every call of the API. The API document lists them in this order. */
export const featureRoutes = (services: Services): readonly FastifyPluginAsyncTypebox[] => [
  referenceRoutes(services),
  siteRoutes(services),
  signInRoutes({ ...services, byCode: services.signIn.code }),
  oidcRoutes(services),
  signInsRoutes(services),
  secondFactorRoutes(services),
  userRoutes(services),
  registerRoutes(services),
  mailChoicesRoutes(services),
  linksRoutes(services),
  accountsRoutes(services),
  agenciesRoutes(services),
  agentNotesRoutes(services),
  expiringPoliciesRoutes(services),
  deskRoutes(services),
  deskRecordRoutes(services),
  webhookDeliveriesRoutes(services),
  webhookEndpointsRoutes(services),
  viewsRoutes('desk', services),
  viewsRoutes('agent', services),
  deskDocumentsRoutes(services),
  deskRequestsRoutes(services),
  customerRequestsRoutes(services),
  figuresRoutes(services),
  funnelRoutes(services),
  insurersRoutes(services),
  outgoingMailsRoutes(services),
  outgoingWebhooksRoutes(services),
  deadLettersRoutes(services),
  consoleSitesRoutes(services),
  staffListRoutes(services),
  auditRoutes(services),
  peopleRightsRoutes(services),
  impersonationRoutes(services),
  supportCasesRoutes(services),
  supportCustomersRoutes(services),
  clientReportsRoutes(),
  policyReportsRoutes(),
  dataRightsRoutes(services),
  eventsRoutes({ ...services, sink: services.trackingSink }),
  experimentsRoutes(services),
  insuranceTypeRoutes(services),
  recommendationsRoutes(services),
  quotesRoutes({ ...services, retrieve }),
  quoteListRoutes(services),
  embeddingRoutes(services),
  abandonedRoutes(services),
  emailChecksRoutes(services),
  questionsRoutes({ ...services, offered: offeredLines }),
  domainScanRoutes(services),
  websiteFactsRoutes(services),
  submissionsRoutes(services),
  answerInsurerRoutes(services),
  askAgainRoutes(services),
  insurerEventsRoutes(services),
  indicationsRoutes(services),
  bindRequestsRoutes(services),
  billingRoutes(services),
  paymentEventsRoutes(services),
  policiesRoutes(services),
  documentsRoutes(services),
  offerDocumentsRoutes(services),
  uploadsRoutes(services),
  renewalsRoutes(services),
  ...(services.mail ? [] : [outboxRoutes(services)]),
]
