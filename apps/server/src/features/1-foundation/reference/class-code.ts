import type { BusinessClass } from '@coverwright/catalogue/reference/classes'
import type { ClassCode } from '@coverwright/contract/reference'

/** A class as it goes over the wire; its treatment in underwriting stays on the server. */
export const toClassCode = ({ ref, name, naics6, industry, blurb, subClasses }: BusinessClass): ClassCode => ({
  class_code_ref: ref,
  class_code_description: name,
  naics6,
  industry,
  blurb,
  ...(subClasses ? { sub_classes: subClasses.map(({ ref, description }) => ({ ref, description })) } : {}),
})
