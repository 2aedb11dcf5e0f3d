import { wcQuestions as ternHarborWc } from '../carriers/amtrust/wc.questions.ts'
import { bopQuestions as northgateBop } from '../carriers/chubb-sci/bop.questions.ts'
import { wcQuestions as northgateWc } from '../carriers/chubb-sci/wc.questions.ts'
import { bopQuestions as keystoneBop } from '../carriers/cna/bop.questions.ts'
import { plQuestions as keystonePl } from '../carriers/cna/pl.questions.ts'
import { wcQuestions as keystoneWc } from '../carriers/cna/wc.questions.ts'
import { wcQuestions as palisadeWc } from '../carriers/guard/wc.questions.ts'
import { plQuestions as alderPl } from '../carriers/hiscox/pl.questions.ts'
import { bopQuestions as harrowBop } from '../carriers/liberty/bop.questions.ts'
import { glQuestions as harrowGl } from '../carriers/liberty/gl.questions.ts'
import type { RatedQuestion } from '../rating/rated-question.ts'

/** Every insurer’s questions of today, by line and insurer. */
export const questionSets: Readonly<Record<string, readonly RatedQuestion[]>> = {
  'gl.liberty': harrowGl,
  'bop.chubb_sci': northgateBop,
  'bop.liberty': harrowBop,
  'bop.cna': keystoneBop,
  'wc.guard': palisadeWc,
  'wc.amtrust': ternHarborWc,
  'wc.chubb_sci': northgateWc,
  'wc.cna': keystoneWc,
  'pl.hiscox': alderPl,
  'pl.cna': keystonePl,
}
