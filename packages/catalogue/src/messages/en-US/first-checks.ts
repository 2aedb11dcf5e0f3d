/** Why an answer of the first page is rejected; `checks.ts` has the others. */
export const firstChecks = {
  'validationError.requiredField': 'Enter or choose an answer',
  'validationError.requiredField.select': 'Choose one',
  'validationError.pickFromList.class': 'Enter what you do and pick it from the list',
  'validationError.pickFromList': 'Pick one from the list',
  'validationError.text': 'Enter words or numbers',
  'validationError.tooLong': 'Use {limit} characters or fewer',
  'validationError.notAnOption': 'Choose one of the answers listed',
  'validationError.unknownField': 'There is no field called {name} here. Reload the page and answer again',
  'validationError.isZipCode': 'Enter a five-digit ZIP code, such as 60614',
} as const
