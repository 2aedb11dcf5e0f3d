import type { ClassFacts } from '@coverwright/catalogue/carriers/carrier'
import type { BusinessClass } from '@coverwright/catalogue/reference/classes'
import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer } from '@coverwright/core/answers/answers'
import type { Reference } from '../../../1-foundation/reference/reference.ts'

type Classes = Pick<Reference, 'classByRef'>

/** The main class of the business. */
export function classOf(answers: Answers, reference: Classes): BusinessClass | undefined {
  const ref = readAnswer(answers, 'class_code_ref')
  return typeof ref === 'string' ? reference.classByRef(ref) : undefined
}

export type OtherClass = { readonly chosen: BusinessClass; readonly share: unknown }

/** The classes besides the main one; unknown classes are refused when saved. */
export function otherClassesOf(answers: Answers, reference: Classes): readonly OtherClass[] {
  const otherClasses = answers.multi_class === 'Yes' ? answers.other_classes : undefined
  return (Array.isArray(otherClasses) ? otherClasses : [])
    .filter(isRecord)
    .flatMap(({ class_code_ref: ref, share }) => {
      const businessClass = typeof ref === 'string' ? reference.classByRef(ref) : undefined
      return businessClass ? [{ chosen: businessClass, share }] : []
    })
}

/** The class as carriers get it. */
export const carrierFacts = ({ ref, naics6, industry, traits, hazard }: BusinessClass): ClassFacts => ({
  class_code_ref: ref,
  naics6,
  industry,
  traits,
  hazard,
})
