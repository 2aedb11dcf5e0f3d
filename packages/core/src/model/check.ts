import type { MessageKey, MessageParams } from '../text/text.ts'

/** Why an answer is rejected: a message and its parameters. */
export type Refusal = { readonly key: MessageKey; readonly params?: MessageParams }

/** A named check with its arguments, as data: `{ rule: 'isMoreThan', than: 0 }`. */
export type Check = { readonly rule: string; readonly [argument: string]: string | number | readonly string[] }
