/** Texts that only the server uses: validation, appetite, documents. */
export const quoting = {
  'page.documentTitle': '{name}: business insurance quotes',
  'page.documentDescription':
    '{name}: describe your business once, answer only what matters, and compare offers from several insurers.',
  'validationError.unknownClass': 'Choose your trade from the list',
  'validationError.unknownZip': 'We do not know this ZIP code. Check its five digits',
  'validationError.stateNotOfZip': 'The ZIP code {code} is in {places}. Choose that state, or check the ZIP code',
  'validationError.zipNotServed':
    'Enter a ZIP code where the business works, not that of a military or overseas address',
  'validationError.notText': 'Remove the unreadable characters',
  'validationError.readOnly': 'This cannot be changed here',
  'validationError.notAField': 'A quote has no field of this name',
  'validationError.notAsked': 'This quote does not ask this',
  'validationError.wrongShape': 'This must hold named answers',
  'validationError.itemIds': 'Give each entry its own id, made of letters, digits and dashes',
  'validationError.unknownAttestation': 'Name the statements that were shown and agreed to',
  'validationError.unknownOffer': 'Choose an offer of this application that is still open',
  'validationError.linkNotTheirs':
    'Someone has signed in to this application. Send the link to the address they signed in with',

  'appetite.notKnownYet': 'Tell us your trade and ZIP code first.',

  'offer.knockedOut': 'Your answer to the first check rules this insurer out. The others still quote.',
  'offer.unavailable':
    'This insurer’s service did not respond, so there is no price. It has nothing to do with your business.',
  'offer.refused': 'This insurer could not read the application, so there is no price. Call your advisor about it.',
  'offer.advisorCalls': 'Call your advisor, who can ask them again.',

  'document.draft': 'Draft, not submitted',
  'document.title': 'Insurance application',
  'document.submitted': 'Submitted {date}',
  'document.signature': 'Applicant’s signature',
  'document.date': 'Date',
  'document.remarks': 'Answers that do not agree',
  'document.notAnswered': 'Not answered',
  'document.signed.by': 'Signed electronically by {name}',
  'document.signed.at': 'Signed {date}',
  'document.signed.hash': 'Fingerprint of the answers that were signed: {hash}',
  'document.renewal.title': 'Renewal application',
  'document.renewal.period': 'Policy year {from} to {to}',
  'document.renewal.changed': 'What changed since last year',
  'document.renewal.question': 'Question',
  'document.renewal.before': 'Last year',
  'document.renewal.after': 'This year',
  'document.renewal.nothing': 'All of last year’s answers are unchanged. What is new this year is listed below.',
  'document.renewal.added': 'Added',
  'document.renewal.removed': 'No longer listed',
  'document.renewal.listed': 'Listed',
  'document.renewal.notListed': 'Not listed',
  'document.renewal.unchanged': 'Confirmed unchanged',
  'document.renewal.confirmed': 'No change',
  'document.renewal.carried': 'As in last year’s application',
} as const
