import { notices } from '../../packages/core/src/lifecycle/notices.ts'

const head = `# Who gets which email

Every mail that the server sends is a row of this table. *When* is what happens unless the site says otherwise in its file:

\`\`\`json
"notices": {
  "mails": { "offer_chosen": { "desk": "daily", "agent": "off" } },
  "digestHour": 7,
  "addresses": { "desk": "desk@acme.example", "placement": "placement@acme.example" }
}
\`\`\`

- \`now\`, \`daily\` (in one mail a day to each person, at \`digestHour\` of the site) or \`off\`. What is *needed* cannot be turned off, and
  what cannot *wait* goes out at once; the site check names a setting that is not possible.
- \`desk\` is mailed at \`addresses.desk\`, else at \`contact.email\`; \`placement\`, who deals with insurers, at \`addresses.placement\`, else
  where the desk is; an \`assignee\` is the member of staff who is given something.
- Each person chooses by topic at \`/my-mail\`, signed in or through the link in a mail. What a site does not send, nobody can choose.
- A mail that nobody needs has a \`List-Unsubscribe\` header and can be unsubscribed from with one click (RFC 8058).

This page is generated from \`packages/core/src/lifecycle/notices.ts\` by \`npm run docs\`.

| Event | To | Mail | Topic | When | May wait | Needed |
|---|---|---|---|---|---|---|
`

const yes = (is: boolean): string => (is ? 'yes' : '')

/** docs/notices.md: the table of notices. */
export const noticesPage = (): string =>
  head +
  notices
    .map(
      ({ event, to, mail, topic, usual, mayWait, isNeeded }) =>
        `| \`${event}\` | ${to} | \`${mail}\` | ${topic} | ${usual} | ${yes(mayWait)} | ${yes(isNeeded)} |\n`,
    )
    .join('')
