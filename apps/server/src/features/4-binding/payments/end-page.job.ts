import { handleJob, type JobHandler } from '../../../platform/jobs/jobs.ts'
import { endPageJob } from '../bills/end-page.ts'
import type { Payments } from '../bills/payments.ts'

/** A page of a service that is not set any more closes by itself within a day. */
export const endPageHandler = ({ payments }: { readonly payments: Payments | undefined }): JobHandler =>
  handleJob(endPageJob, async ({ session_id }) => await payments?.endPage(session_id))
