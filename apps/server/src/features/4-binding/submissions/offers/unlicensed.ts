import { AppError } from '../../../../platform/errors/app-error.ts'

export const noLicenseHere = (): AppError =>
  new AppError(409, 'bind.unlicensed', 'No one here is licensed to sell insurance in this state. Call us.')
