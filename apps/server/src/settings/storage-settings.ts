import { asPath, asText, bucketUrl, urlOf, wholeNumber } from './parsers.ts'
import { optional, setting } from './setting.ts'

export const storageSettings = {
  dataFolder: setting({
    name: 'DATA_DIR',
    meaning: 'The folder of the embedded database, its keys and uploaded documents.',
    fallback: 'data',
    parse: asPath,
  }),
  databaseUrl: optional({
    name: 'DATABASE_URL',
    meaning: 'A PostgreSQL server.',
    usual: 'the embedded PostgreSQL in `DATA_DIR`',
    parse: (text, name) => urlOf('postgres:', 'postgresql:')(text, name).href,
  }),
  quoteSnapshotMegabytes: setting({
    name: 'QUOTE_SNAPSHOT_MB',
    meaning: 'How many megabytes of quotes that were read or saved last stay in memory. `0` turns this off.',
    fallback: '64',
    parse: wholeNumber(0, 4096),
  }),
  coalesceWrites: setting({
    name: 'COALESCE_WRITES',
    meaning: 'How many saves may share one statement. `1` turns this off.',
    fallback: '64',
    parse: wholeNumber(1, 1000),
  }),
  documentsUrl: optional({
    name: 'DOCUMENTS_URL',
    meaning:
      'A bucket of an S3-compatible store for uploaded documents, as in `https://KEY:SECRET@s3.example.com/bucket?region=us-east-1`. Servers that share a database need one.',
    usual: '`documents/` in `DATA_DIR`',
    parse: bucketUrl,
  }),
  clamavUrl: optional({
    name: 'CLAMAV_URL',
    meaning:
      'The ClamAV daemon that scans each uploaded file before it is stored, as in `tcp://127.0.0.1:3310` or `unix:///run/clamav/clamd.ctl`. While it does not answer, no file is accepted. Its `StreamMaxLength` must be at least `10M`.',
    usual: 'files are checked by their content, not scanned',
    parse: urlOf('tcp:', 'unix:'),
  }),
  encryptionKey: optional({
    name: 'ENCRYPTION_KEY',
    meaning:
      '32 bytes in base64 that encrypt tax numbers and dates of birth, or several such keys separated by commas: the first encrypts, all decrypt. Servers that share a database share them. `npm run keys -- rotate` makes new ones.',
    usual: 'a file in `DATA_DIR`',
    parse: asText,
  }),
}
