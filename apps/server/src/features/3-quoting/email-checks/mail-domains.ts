/** Mail domains that many people use; a typing error in one is worth asking about. */
export const commonDomains: readonly string[] = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'protonmail.com',
  'rocketmail.com',
  'comcast.net',
  'verizon.net',
  'sbcglobal.net',
  'bellsouth.net',
  'earthlink.net',
  'optonline.net',
]

/** Mail domains that are one letter away from a common one but correct. */
export const othersDomains: ReadonlySet<string> = new Set(['mail.com', 'email.com', 'ymail.com'])

/** Endings that no address has, and their corrections. */
export const mistypedEndings: ReadonlyMap<string, string> = new Map([
  ['con', 'com'],
  ['cmo', 'com'],
  ['ocm', 'com'],
  ['comm', 'com'],
  ['coom', 'com'],
  ['vom', 'com'],
  ['xom', 'com'],
  ['cim', 'com'],
  ['nte', 'net'],
  ['nett', 'net'],
  ['ogr', 'org'],
  ['orgg', 'org'],
])
