/**
 * Mailbox providers for people and small firms in the United States: an address there says nothing about a firm's own
 * domain.
 */
const providers: readonly string[] = [
  ...[
    'gmail.com',
    'googlemail.com',
    'yahoo.com',
    'ymail.com',
    'rocketmail.com',
    'aol.com',
    'icloud.com',
    'me.com',
    'mac.com',
  ],
  ...[
    'outlook.com',
    'hotmail.com',
    'live.com',
    'msn.com',
    'proton.me',
    'protonmail.com',
    'gmx.com',
    'mail.com',
    'zoho.com',
  ],
  ...[
    'fastmail.com',
    'hey.com',
    'comcast.net',
    'xfinity.com',
    'att.net',
    'sbcglobal.net',
    'bellsouth.net',
    'verizon.net',
  ],
  ...[
    'cox.net',
    'charter.net',
    'spectrum.net',
    'rr.com',
    'optonline.net',
    'frontier.com',
    'windstream.net',
    'earthlink.net',
  ],
  ...['centurylink.net', 'q.com', 'juno.com', 'netzero.net', 'mindspring.com'],
]

/** The firm's own domain in an email address; undefined for a mailbox of a provider. */
export function ownDomainOf(email: unknown): string | undefined {
  const domain = typeof email === 'string' ? /@([^@\s]+\.[^@\s]+)$/.exec(email.trim())?.[1]?.toLowerCase() : undefined
  return domain === undefined || providers.some((each) => domain === each || domain.endsWith(`.${each}`))
    ? undefined
    : domain
}
