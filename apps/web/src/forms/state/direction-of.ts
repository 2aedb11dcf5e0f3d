import type { Field } from '@coverwright/core/model/field'

/** Words run as their own letters do, whatever the page is written in; numbers, addresses and codes from left to right. */
export const directionOf = ({ type, sensitive }: Pick<Field, 'type' | 'sensitive'>): 'auto' | undefined =>
  (type === 'text' || type === 'long_text') && !sensitive ? 'auto' : undefined
