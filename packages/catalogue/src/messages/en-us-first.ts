import type { Messages } from '@coverwright/core/text/text'
import { cookieBarTexts } from './en-US/cookie-bar.ts'
import { firstChecks } from './en-US/first-checks.ts'
import { firstPage } from './en-US/first-page.ts'
import { frame } from './en-US/frame.ts'
import { otherApplicantsFirst } from './en-US/other-applicants-first.ts'
import { ui } from './en-US/ui.ts'

/** Every text that the first page may need. */
export const enUsFirst: Messages = {
  ...firstChecks,
  ...cookieBarTexts,
  ...firstPage,
  ...otherApplicantsFirst,
  ...frame,
  ...ui,
}
