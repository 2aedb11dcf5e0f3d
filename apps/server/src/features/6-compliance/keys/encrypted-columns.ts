/** Columns of a table that hold encrypted text. In the database such a column may be called `sealed`, as before. */
export type EncryptedColumns = {
  readonly table: string
  /** The columns of its primary key, in order. */
  readonly key: readonly string[]
  readonly columns: readonly string[]
  /** The column that says what the text belongs to, and a prefix: together they are needed to decrypt it. */
  readonly owner: string
  readonly ownerPrefix?: string
  /** The column with the keyed hash of an address, and the name of the address in the encrypted text. */
  readonly hash?: { readonly column: string; readonly of: string }
  /** What it is called in words for the operator. */
  readonly label: string
}

/** What may be encrypted again with another key. */
export const changeableColumns: readonly EncryptedColumns[] = [
  { table: 'quotes', key: ['id'], columns: ['answers', 'carried'], owner: 'id', label: 'applications' },
  {
    table: 'mails',
    key: ['id'],
    columns: ['sealed'],
    owner: 'id',
    hash: { column: 'recipient', of: 'to' },
    label: 'mail being sent',
  },
  {
    table: 'held_mails',
    key: ['id'],
    columns: ['sealed'],
    owner: 'id',
    hash: { column: 'recipient', of: 'to' },
    label: 'mail waiting for the daily digest',
  },
  {
    table: 'support_cases',
    key: ['uuid'],
    columns: ['sealed'],
    owner: 'uuid',
    hash: { column: 'sender', of: 'email' },
    label: 'messages to support',
  },
  {
    table: 'second_factors',
    key: ['person_id'],
    columns: ['sealed'],
    owner: 'person_id',
    ownerPrefix: 'second factor ',
    label: 'second factors',
  },
  {
    table: 'registered_businesses',
    key: ['id'],
    columns: ['business'],
    owner: 'id',
    label: 'registered businesses',
  },
  {
    table: 'webhook_secrets',
    key: ['id'],
    columns: ['sealed'],
    owner: 'id',
    ownerPrefix: 'webhook secret ',
    label: 'secrets of webhooks',
  },
  {
    table: 'bind_drafts',
    key: ['offer_uuid'],
    columns: ['answers'],
    owner: 'quote_id',
    label: 'answers to insurers’ requirements',
  },
]

/** Evidence, whose hashes another key would break. It is erased with its application. */
export const fixedColumns: readonly EncryptedColumns[] = [
  { table: 'submissions', key: ['uuid'], columns: ['snapshot'], owner: 'quote_id', label: 'submissions' },
  {
    table: 'quote_events',
    key: ['quote_id', 'position'],
    columns: ['changes'],
    owner: 'quote_id',
    label: 'events of applications',
  },
  {
    table: 'bind_requests',
    key: ['uuid'],
    columns: ['answers'],
    owner: 'quote_id',
    label: 'bind requests',
  },
]

/** Not encrypted again, since it lasts minutes: a sign-in under way at a provider. */
export const shortLived: readonly string[] = ['oidc_requests.sealed']

export type EncryptedRow = Readonly<Record<string, unknown>>

export const ownerOf = (row: EncryptedRow, { owner, ownerPrefix = '' }: EncryptedColumns): string =>
  `${ownerPrefix}${row[owner]}`
