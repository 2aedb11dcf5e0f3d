import { wcQuestions as ternHarborWc } from '../carriers/amtrust/wc.questions.ts'
import { bopQuestions as chubbSciBop } from '../carriers/chubb-sci/bop.questions.ts'
import { wcQuestions as chubbSciWcQuestions } from '../carriers/chubb-sci/wc.questions.ts'
import { bopQuestions as cnaBop } from '../carriers/cna/bop.questions.ts'
import { plQuestions as cnaPlQuestions } from '../carriers/cna/pl.questions.ts'
import { wcQuestions as cnaWcQuestions } from '../carriers/cna/wc.questions.ts'
import { wcQuestions as palisadeWc } from '../carriers/guard/wc.questions.ts'
import { plQuestions as alderPl } from '../carriers/hiscox/pl.questions.ts'
import { bopQuestions as libertyBop } from '../carriers/liberty/bop.questions.ts'
import { glQuestions as libertyGl } from '../carriers/liberty/gl.questions.ts'
import type { RatedQuestion } from '../rating/rated-question.ts'

/** Every insurer’s questions of today, by line and insurer. */
export const questionSets: Readonly<Record<string, readonly RatedQuestion[]>> = {
  'gl.liberty': libertyGl,
  'bop.chubb_sci': chubbSciBop,
  'bop.liberty': libertyBop,
  'bop.cna': cnaBop,
  'wc.guard': palisadeWc,
  'wc.amtrust': ternHarborWc,
  'wc.chubb_sci': chubbSciWcQuestions,
  'wc.cna': cnaWcQuestions,
  'pl.hiscox': alderPl,
  'pl.cna': cnaPlQuestions,
}
