import { AppError } from '../../../../platform/errors/app-error.ts'
import type { ErrorCode } from '../../../../platform/errors/error-codes.ts'
import type { RefusedKind } from './found-kind.ts'

type RefusedFile = RefusedKind | 'empty' | 'harmful'

/** The code and the sentence of each, with what to do instead. */
const reasons: Readonly<Record<RefusedFile, readonly [code: ErrorCode, message: string]>> = {
  kind: ['document.kind', 'Only PDF, Word and Excel files without macros, CSV, plain text, PNG and JPEG are accepted.'],
  heic: ['document.heic', 'This is a HEIC photo from an iPhone. Export it as JPEG and send that.'],
  tiff: ['document.tiff', 'This is a TIFF picture. Save it as PDF or JPEG and send that.'],
  picture: ['document.picture', 'This kind of picture is not accepted. Save it as JPEG or PNG and send that.'],
  oldWord: ['document.old_word', 'This is an older Word file. Save it as .docx or PDF and send that.'],
  oldExcel: ['document.old_excel', 'This is an older Excel file. Save it as .xlsx or PDF and send that.'],
  locked: ['document.locked', 'This file is encrypted. Save a copy without a password or restrictions and send that.'],
  active: [
    'document.active',
    'This file contains macros, programs or embedded objects. Save it without them, or as a PDF, and send that.',
  ],
  empty: ['document.empty', 'The file is empty.'],
  harmful: ['document.harmful', 'The virus scanner found this file harmful. Save it again on a clean device.'],
}

/** 422 for a file that is not accepted. */
export function refusedFile(reason: RefusedFile): AppError {
  const [code, message] = reasons[reason]
  return new AppError(422, code, message, { errors: [{ field: 'file', message }] })
}
