import { AppError } from '../../../../platform/errors/app-error.ts'
import type { Conflict } from './merge.ts'

export const stepClosed = (resume: string): AppError =>
  new AppError(409, 'step.closed', 'This quote does not ask these questions, or no longer does.', {
    details: { resume },
  })

export const alreadyCompleted = (): AppError =>
  new AppError(409, 'quote.completed', 'This quote is submitted. Reopen it before changing it.')

export const conflictError = (conflicts: readonly Conflict[]): AppError =>
  new AppError(409, 'quote.conflict', 'These answers have been changed in another window or by somebody else.', {
    details: { conflicts },
    errors: conflicts.map(({ field }) => ({ field, message: 'has been changed meanwhile' })),
  })
