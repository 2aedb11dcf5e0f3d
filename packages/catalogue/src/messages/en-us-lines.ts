import type { Messages } from '@coverwright/core/text/text'
import { additionalCoverageTexts } from './en-US/lines/additional-coverage.ts'
import { attorneysTexts } from './en-US/lines/attorneys.ts'
import { caTexts } from './en-US/lines/ca.ts'
import { clTexts } from './en-US/lines/cl.ts'
import { cpTexts } from './en-US/lines/cp.ts'
import { dayCareTexts } from './en-US/lines/day-care.ts'
import { directorsTexts } from './en-US/lines/do.ts'
import { earlierAnswersTexts } from './en-US/lines/earlier-answers.ts'
import { eoTexts } from './en-US/lines/eo.ts'
import { epliTexts } from './en-US/lines/epli.ts'
import { fidTexts } from './en-US/lines/fid.ts'
import { landlordTexts } from './en-US/lines/landlord.ts'
import { locationsTexts } from './en-US/lines/locations.ts'
import { mlTexts } from './en-US/lines/ml.ts'
import { otherApplicants } from './en-US/lines/other-applicants.ts'
import { plTexts } from './en-US/lines/pl.ts'
import { pollutionTexts } from './en-US/lines/pollution.ts'
import { priorPolicyTexts } from './en-US/lines/prior-policy.ts'
import { productTexts } from './en-US/lines/product.ts'
import { recommendationsTexts } from './en-US/lines/recommendations.ts'
import { seTexts } from './en-US/lines/se.ts'
import { statementListTexts } from './en-US/lines/statement-lists.ts'
import { umbTexts } from './en-US/lines/umb.ts'
import { wcTexts } from './en-US/lines/wc.ts'

/** What the lines' own pages say; fetched with the other later texts. */
export const enUsLines: Messages = {
  ...otherApplicants,
  ...wcTexts,
  ...plTexts,
  ...attorneysTexts,
  ...eoTexts,
  ...caTexts,
  ...cpTexts,
  ...clTexts,
  ...umbTexts,
  ...seTexts,
  ...mlTexts,
  ...directorsTexts,
  ...epliTexts,
  ...fidTexts,
  ...priorPolicyTexts,
  ...pollutionTexts,
  ...productTexts,
  ...landlordTexts,
  ...dayCareTexts,
  ...locationsTexts,
  ...recommendationsTexts,
  ...additionalCoverageTexts,
  ...earlierAnswersTexts,
  ...statementListTexts,
}
