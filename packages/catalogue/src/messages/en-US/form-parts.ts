/** What controls say that only later pages have. */
export const formParts = {
  'ui.signature.typed': 'Type your name',
  'ui.signature.drawn': 'Draw it',
  'ui.signature.name': 'Your full name',
  'ui.signature.pad': 'Paper to sign on. If you cannot draw, type your name instead',
  'ui.signature.undo': 'Undo last stroke',
  'ui.signature.clear': 'Clear',
  'ui.signature.again': 'Sign again',
  'ui.signature.drawnBy': 'Signature of {name}',
  'ui.signature.signedAt': 'Signed {date} at {time}',
  'ui.signature.said': '{name}, signed {date}',

  'ui.email.meant': 'Did you mean {email}?',
  'ui.email.use': 'Use this address',

  'ui.picks.list': '{label}: add one',
  'ui.picks.chosen': 'Chosen: {names}',
  'ui.picks.enter': 'Press Enter to add {name}.',

  'ui.total.under': '{total} of {to}. {rest} left to assign.',
  'ui.total.exact': '{total} of {to}. All of it is assigned.',
  'ui.total.over': '{total} of {to}. {rest} too much.',

  'ui.onFile': 'On file',
  'ui.addsPages.one': 'Adds one page: {pages}',
  'ui.addsPages.other': 'Adds {count} pages: {pages}',
  'ui.lastYear': 'Last year: {answer}',
  'ui.lastYear.changed': 'Changed',

  'ui.list.new': 'New',
  'ui.list.changed': 'Changed',
  'ui.list.left': 'No longer listed: {names}',
} as const
