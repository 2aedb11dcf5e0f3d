import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import type { Thing } from '../../../platform/errors/error-codes.ts'
import type { Purpose } from './purposes.ts'
import type { Role } from './roles.ts'

/**
 * Sign-in required: the browser goes to the sign-in page. Source: seed 4.5.
 * @param hint the address to prove, mostly masked
 */
export const signInRequired = (hint?: string): AppError =>
  new AppError(401, 'authenticate', 'Sign in to continue.', {
    details: { message: 'authenticate', ...(hint === undefined ? {} : { login_hint: hint }) },
  })

/**
 * Missing, or not this caller's. The reply is the same for both, so that ids cannot be probed: 401 for a visitor, 404 for a
 * person who is signed in.
 */
export const notFoundOrSignIn = ({ role }: { readonly role: Role }, thing: Thing): AppError =>
  role === 'visitor' ? signInRequired() : notFound(thing)

/** The caller is signed in, but their role lacks the permission. */
export const notAllowed = (): AppError => new AppError(403, 'forbidden', 'You may not do this.')

/** A partner's token was made for other purposes. */
export const notItsPurpose = (purpose: Purpose | undefined): AppError =>
  new AppError(
    403,
    'token.purpose',
    `This token does not permit this${purpose ? `: it lacks the purpose ${purpose}` : ''}.`,
    {
      challenge: `error="insufficient_scope"${purpose ? `, scope="${purpose}"` : ''}`,
    },
  )

/** Not allowed during impersonation, because it commits the customer. */
export const notWhileHelping = (): AppError =>
  new AppError(403, 'impersonation.may_not', 'Only the customer may do this: support may not do it for them.')

/** The second factor is pending: the browser goes to the page that asks for it. */
export const mfaRequired = (): AppError =>
  new AppError(401, 'mfa_required', 'Enter the code of your authenticator app to continue.', {
    details: { message: 'mfa_required' },
  })

/** The sign-in of the cookie has ended, or never existed. */
export const signInOver = (): AppError =>
  new AppError(401, 'sign_in.over', 'You are signed out. Sign in again to continue.', {
    details: { message: 'authenticate' },
  })
