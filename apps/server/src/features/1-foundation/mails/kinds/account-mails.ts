import Type from 'typebox'
import { text, unaskedNote } from '../mail-parts.ts'
import { mailKind } from './mail-kind.ts'

export const accountMails = {
  sign_in_code: mailKind({
    data: { code: Type.String(), minutes: Type.Integer() },
    parts: ({ code, minutes }, { say }) => [
      text(say('text')),
      { kind: 'code', code },
      text(say('valid', { count: minutes })),
      unaskedNote(say),
    ],
  }),

  account_erased: mailKind({
    data: {
      kept: Type.Integer(),
      // While the account stays open, its owner can still see what is kept.
      closed: Type.Boolean(),
    },
    parts: ({ kept, closed }, { say }) => [
      text(say('text')),
      ...(closed ? [text(say('closed'))] : []),
      ...(kept > 0 ? [text(say(closed ? 'left' : 'kept', { count: kept }))] : []),
      unaskedNote(say),
    ],
  }),
}
