/** What the server says while it saves, checks and asks the insurers. */
export const quoting = {
  'validationError.unknownClass': 'Choose your trade from the list',
  'validationError.unknownZip': 'We do not know this ZIP code. Check its five digits',
  'validationError.zipNotServed': 'Enter the ZIP code of a place where the business works, not of a mailbox abroad',
  'validationError.questionsMissing': 'Open this page once, so that the insurer’s questions are asked',
  'validationError.notText': 'Take out the characters that cannot be read',
  'validationError.readOnly': 'This cannot be changed here',
  'validationError.notAField': 'A quote has no field of this name',
  'validationError.wrongShape': 'This must hold named answers',
  'validationError.itemIds': 'Give each entry an id of its own, of letters, digits and dashes',
  'validationError.stepNeeded': 'Name the step these answers belong to',
  'validationError.unknownAttestation': 'Name the statements that were shown and agreed to',
  'validationError.unknownOffer': 'Choose among the offers of this application that can still be taken',

  'appetite.notKnownYet': 'Tell us your trade and ZIP code first.',

  'offer.knockedOut': 'Your answer to the first check rules this insurer out. The others still quote.',
  'offer.unavailable':
    'This insurer’s service did not answer, so there is no price. It is not because of your business.',
  'offer.refused': 'This insurer could not read the application, so there is no price. Call your advisor about it.',
  'offer.advisorCalls': 'Call your advisor, who can ask them again.',

  'document.draft': 'Draft, not submitted',
  'document.title': 'Insurance application',
  'document.submitted': 'Submitted {date}',
  'document.signature': 'Applicant’s signature',
  'document.date': 'Date',
  'document.notAnswered': 'Not answered',
} as const
