import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import type { Role } from './roles.ts'

/**
 * Whoever is not known has to sign in first: the browser goes to the page for it. Source: seed 4.5.
 * @param hint the address to prove, mostly hidden
 */
export const authenticate = (hint?: string): AppError =>
  new AppError(401, 'authenticate', 'Sign in to continue.', {
    details: { message: 'authenticate', ...(hint === undefined ? {} : { login_hint: hint }) },
  })

/**
 * What is not there, or not this caller's. A visitor is asked to sign in either way, and whoever is signed in is told
 * that there is no such thing either way, so that ids cannot be tried out.
 */
export const missing = ({ role }: { readonly role: Role }, thing: string): AppError =>
  role === 'visitor' ? authenticate() : notFound(thing)

/** The caller is known, and this call is not for such people. */
export const forbidden = (): AppError => new AppError(403, 'forbidden', 'You may not do this.')

/** Support helps with everything but what commits the person. */
export const notWhileHelping = (): AppError =>
  new AppError(403, 'impersonation.may_not', 'This is for the person themselves: support may not do it for them.')

/** Staff who proved their address alone: the browser goes to the page that asks for their second factor. */
export const mfaRequired = (): AppError =>
  new AppError(401, 'mfa_required', 'Enter the code of your authenticator app to go on.', {
    details: { message: 'mfa_required' },
  })

/** The cookie of a sign-in that is over, or was never made here. */
export const signInOver = (): AppError =>
  new AppError(401, 'sign_in.over', 'You are signed out. Sign in again to go on.', {
    details: { message: 'authenticate' },
  })
