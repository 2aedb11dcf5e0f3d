/** A mail as it is queued: what it is about, and what its text needs. The words stand in the catalogue's messages. */
export type MailRequest = {
  readonly to: string
  readonly site: string
  /** Whom it says to ask; the site's advisor when absent. */
  readonly contact?: { readonly name: string; readonly phone?: string; readonly email?: string }
} & (
  | { readonly kind: 'sign_in_code'; readonly code: string; readonly minutes: number }
  | {
      readonly kind: 'saved_application'
      readonly link: string
      readonly company: string | undefined
      readonly until: Date
    }
  | {
      readonly kind: 'handed_over'
      readonly link: string
      readonly company: string | undefined
      readonly agency: string
      readonly agent: string
      readonly note: string | undefined
      readonly until: Date
    }
  | { readonly kind: 'follow_up'; readonly link: string; readonly company: string | undefined; readonly until: Date }
  | {
      readonly kind: 'submitted'
      readonly link: string
      readonly company: string | undefined
      readonly insurers: number
    }
  /** To the site's advisor: lines that no insurer quotes online. Nothing personal beyond how to reach the applicant. */
  | {
      readonly kind: 'advisor_lines'
      readonly quote: string
      readonly company: string | undefined
      readonly lines: readonly string[]
    }
  /** To the site's support: a message that somebody wrote on its pages. */
  | {
      readonly kind: 'support_case'
      readonly reference: string
      readonly subject: string
      readonly description: string
      readonly name?: string
      readonly email?: string
    }
  /** Without the account being closed, its person may still see what is kept. */
  | { readonly kind: 'account_erased'; readonly kept: number; readonly closed: boolean }
)
