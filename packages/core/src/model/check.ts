import type { MessageKey, MessageParams } from '../text/text.ts'

/** A value refused: the message and what fills it. */
export type Refusal = { readonly key: MessageKey; readonly params?: MessageParams }

/** A named check with its arguments, as data: `{ rule: 'isMoreThan', than: 0 }`. */
export type Check = { readonly rule: string; readonly [argument: string]: string | number | readonly string[] }
