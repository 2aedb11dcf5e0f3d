import type { Messages } from '@coverwright/core/text/text'
import { application } from './en-US/application.ts'
import { checks } from './en-US/checks.ts'
import { pages } from './en-US/pages.ts'
import { ui } from './en-US/ui.ts'

/** Every text of the US English sites. */
export const enUs: Messages = { ...application, ...checks, ...pages, ...ui }
