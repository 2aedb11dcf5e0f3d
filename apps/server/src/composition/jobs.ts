import { digestHandler, resumeDigests } from '../features/1-foundation/mails/digest.job.ts'
import { resumeMails, sendMailHandler } from '../features/1-foundation/mails/send-mail.job.ts'
import { deliverHandler, resumeDeliveries } from '../features/1-foundation/webhooks/deliver.job.ts'
import { resumeScans, scanDomainHandler } from '../features/3-quoting/domain-scan/scan-domain.job.ts'
import { followUpHandler } from '../features/3-quoting/reminders/follow-up.job.ts'
import { knownAddressHandler } from '../features/3-quoting/reminders/known-address.job.ts'
import { sweepDocuments } from '../features/3-quoting/uploads/sweep-documents.ts'
import { askToBindHandler, resumeBinding } from '../features/4-binding/bind-requests/ask-to-bind.job.ts'
import { sendNoticeHandler } from '../features/4-binding/notices/send-notice.job.ts'
import { fetchDocumentsHandler, resumeDocuments } from '../features/4-binding/offer-documents/fetch-documents.job.ts'
import { endPageHandler } from '../features/4-binding/payments/end-page.job.ts'
import { followAllHandler, followBillHandler, queueAllBills } from '../features/4-binding/payments/follow-bill.job.ts'
import { queueReminders, remindHandler } from '../features/4-binding/policies/remind.job.ts'
import { followOfferHandler, resumeFollowing } from '../features/4-binding/submissions/late-answers/follow-offer.job.ts'
import { notifyApplicantHandler } from '../features/4-binding/submissions/late-answers/notify-applicant.job.ts'
import { askCarrierHandler, resumeAsking } from '../features/4-binding/submissions/offers/ask-carrier.job.ts'
import { forwardCaseHandler, resumeCases } from '../features/5-servicing/support-cases/forward-case.job.ts'
import { applyRetentionHandler, queueRetention } from '../features/6-compliance/data-rights/apply-retention.job.ts'
import { removeFilesHandler } from '../features/6-compliance/data-rights/remove-files.job.ts'
import { queueSealing, sealEvidenceHandler } from '../features/6-compliance/evidence/seal-evidence.job.ts'
import { queueReencryption, reencryptHandler } from '../features/6-compliance/keys/reencrypt.job.ts'
import { verifyEvidenceHandler } from '../features/7-operating/console/audit/verify-evidence.job.ts'
import { insertSampleFirms } from '../features/samples/sample-firms/insert-sample-firms.ts'
import { insertSamplePeople } from '../features/samples/sample-people/insert-sample-people.ts'
import type { JobHandler } from '../platform/jobs/jobs.ts'
import type { Services } from './services.ts'

/** The handlers of everything that is done after a request was answered. */
export const jobHandlers = (services: Services): readonly JobHandler[] => [
  services.limits.handler,
  sendMailHandler({ ...services, transport: services.mail }),
  digestHandler(services),
  deliverHandler(services),
  scanDomainHandler(services),
  followUpHandler(services),
  knownAddressHandler(services),
  askCarrierHandler(services),
  askToBindHandler(services),
  followBillHandler(services),
  followAllHandler(services),
  endPageHandler(services),
  followOfferHandler(services),
  notifyApplicantHandler(services),
  fetchDocumentsHandler(services),
  sendNoticeHandler(services),
  remindHandler(services),
  forwardCaseHandler(services),
  applyRetentionHandler(services),
  removeFilesHandler(services),
  sealEvidenceHandler(services),
  verifyEvidenceHandler(services),
  reencryptHandler(services),
]

/** Queues again what a crashed server left undone, and the nightly jobs. Needs the tables of the job queue. */
export async function resumeWork(services: Services, { sampleFirms }: { sampleFirms: boolean }): Promise<void> {
  const { db, clock, key, documents, authenticators, limits } = services
  await resumeAsking(db)
  await resumeBinding(db)
  await resumeFollowing(db, clock)
  await resumeDocuments(db, clock)
  await resumeScans(db)
  await resumeMails(db)
  await resumeDigests(db)
  await resumeDeliveries(db)
  await resumeCases(db)
  await authenticators?.enrol()
  await queueReencryption(db, key)
  if (sampleFirms) {
    await insertSampleFirms(services)
    await insertSamplePeople(services)
  }
  await sweepDocuments({ db, documents, now: clock() })
  await queueRetention(db, clock())
  await queueSealing(db, clock())
  await queueReminders(db, clock())
  await queueAllBills(db, clock())
  await limits.resume()
}
