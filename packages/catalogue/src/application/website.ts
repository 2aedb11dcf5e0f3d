import type { Field } from '@coverwright/core/model/field'
import { switchedOn } from '@coverwright/core/rules/rule'
import { field } from '../field.ts'

/** Asked before what it may prefill. */
export const website = (more: Pick<Field, 'visible'> = {}): Field =>
  field('business_website', 'url', {
    hint: true,
    optional: true,
    autocomplete: 'url',
    checks: [{ rule: 'isURL' }],
    ...more,
  })

/** Offers answers from the website, at sites that read websites, once the person has asked for it. */
export const offeredByWebsite = (part: 'name' | 'phone' | 'description'): Pick<Field, 'offered'> => ({
  offered: { by: 'business_website', part, when: switchedOn('websiteFactsOn') },
})
