import { asPath, asText, bucketUrl, urlOf, wholeNumber } from './parsers.ts'
import { optional, setting } from './setting.ts'

export const storageSettings = {
  dataFolder: setting({
    name: 'DATA_DIR',
    description: 'The folder of the embedded database, its keys and uploaded documents.',
    fallback: 'data',
    parse: asPath,
  }),
  postgresBinDir: optional({
    name: 'POSTGRES_BIN_DIR',
    description:
      'The folder of the programs `initdb` and `postgres` that run the embedded database, as in `/usr/lib/postgresql/18/bin`. Existing data only runs on the major version that created it.',
    whenUnset: 'the newest on this machine, installed or from npm',
    parse: asPath,
  }),
  databaseUrl: optional({
    name: 'DATABASE_URL',
    description: 'A PostgreSQL server.',
    whenUnset: 'the embedded PostgreSQL in `DATA_DIR`',
    parse: (text, name) => urlOf('postgres:', 'postgresql:')(text, name).href,
  }),
  quoteSnapshotMegabytes: setting({
    name: 'QUOTE_SNAPSHOT_MB',
    description: 'How many megabytes of quotes that were read or saved last stay in memory. `0` turns this off.',
    fallback: '64',
    parse: wholeNumber(0, 4096),
  }),
  coalesceWrites: setting({
    name: 'COALESCE_WRITES',
    description: 'How many saves may share one statement. `1` turns this off.',
    fallback: '64',
    parse: wholeNumber(1, 1000),
  }),
  documentsUrl: optional({
    name: 'DOCUMENTS_URL',
    description:
      'A bucket of an S3-compatible store for uploaded documents, as in `https://KEY:SECRET@s3.example.com/bucket?region=us-east-1`, or of Amazon’s: `s3://bucket?region=us-east-1`. Without key and secret those of the environment count, such as a role of the machine or pod. `&token=…` for a session’s, `&sse=AES256` or `aws:kms` for how it encrypts. A bucket that is not there is made at the start. Servers on several machines that share a database need one.',
    whenUnset: '`documents/` in `DATA_DIR`',
    parse: bucketUrl,
  }),
  clamavUrl: optional({
    name: 'CLAMAV_URL',
    description:
      'The ClamAV daemon that scans each uploaded file before it is stored, as in `tcp://127.0.0.1:3310` or `unix:///run/clamav/clamd.ctl`. While it does not answer, no file is accepted. Its `StreamMaxLength` must be at least `10M`.',
    whenUnset: 'files are checked by their content, not scanned',
    parse: urlOf('tcp:', 'unix:'),
  }),
  encryptionKey: optional({
    name: 'ENCRYPTION_KEY',
    description:
      '32 bytes in base64 that encrypt tax numbers and dates of birth, or several such keys separated by commas: the first encrypts, all decrypt. Servers that share a database share them. `npm run cw -- keys rotate` makes new ones.',
    whenUnset: 'a file in `DATA_DIR`',
    parse: asText,
  }),
}
