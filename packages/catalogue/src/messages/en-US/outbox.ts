/** The page that shows the mails of a start which sends none. */
export const outboxPage = {
  'page.outbox.title': 'Outbox',
  'page.outbox.lede': 'Nothing is sent from this machine. Emails stay here to be read.',
  'page.outbox.back': 'To the application',
  'page.outbox.loading': 'Looking for emails',
  'page.outbox.failed.title': 'The emails did not load',
  'page.outbox.failed.text': 'Check that the server is running. The page tries again by itself.',
  'page.outbox.none.title': 'No email yet',
  'page.outbox.none.text': 'Ask for a sign-in code or save an application: the email appears here by itself.',
  'page.outbox.list': 'Emails, newest first',
  'page.outbox.to': 'To {address}',
  'page.outbox.view': 'How to show the email',
  'page.outbox.html': 'As sent',
  'page.outbox.text': 'As plain text',
  'page.outbox.frame': 'Email: {subject}',
} as const
