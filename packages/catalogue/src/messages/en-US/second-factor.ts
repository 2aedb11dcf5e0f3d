/** The second factor of staff, and the warning before they are signed out. */
export const secondFactorTexts = {
  'page.secondFactor.title': 'One more step',
  'page.secondFactor.lede':
    'Your work gives you access to other people’s data. Enter the code from your authenticator app.',
  'page.secondFactor.label': 'Code from the app',
  'page.secondFactor.hint': 'Six digits that change every 30 seconds. A recovery code works here too.',
  'page.secondFactor.missing': 'Enter the six digits from the app, or a recovery code such as k7mzq-4x8wp',
  'page.secondFactor.wrong': 'That code is wrong or has already been used. Wait for the next one and try again.',
  'page.secondFactor.over': 'This sign-in has timed out. Sign in again.',
  'page.secondFactor.tooMany': 'Too many attempts. Try again in {count} minutes.',
  'page.secondFactor.tooMany.one': 'Too many attempts. Try again in a minute.',
  'page.secondFactor.submit': 'Continue',
  'page.secondFactor.checking': 'Checking',
  'page.secondFactor.lost.title': 'Phone lost?',
  'page.secondFactor.lost.text':
    'Use one of the recovery codes you saved when you set up the app. Without them, ask this site’s administrator to reset it.',
  'page.secondFactor.enrol.title': 'Set up an authenticator app',
  'page.secondFactor.enrol.lede':
    'Your work gives you access to other people’s data, so an email code alone is not enough. You do this once.',
  'page.secondFactor.enrol.step.1':
    'Open an authenticator app on your phone and add an account by scanning this picture.',
  'page.secondFactor.enrol.step.2': 'Then enter the six digits the app shows.',
  'page.secondFactor.enrol.picture': 'QR code for your authenticator app',
  'page.secondFactor.enrol.secret': 'Cannot scan it? Type this into the app:',
  'page.secondFactor.enrol.code': 'Code from the app',
  'page.secondFactor.enrol.submit': 'Confirm',
  'page.secondFactor.enrol.failed': 'The picture did not load. Try again.',
  'page.secondFactor.codes.title': 'Keep these recovery codes',
  'page.secondFactor.codes.lede':
    'If you lose your phone, each code lets you sign in once. They are shown only now: print them, or store them with your passwords.',
  'page.secondFactor.codes.label': 'Recovery codes',
  'page.secondFactor.codes.copy': 'Copy the codes',
  'page.secondFactor.codes.copied': 'Copied',
  'page.secondFactor.codes.print': 'Print',
  'page.secondFactor.codes.goOn': 'I have saved them',
  'page.sessionEnd.title': 'You will be signed out in {count} minutes',
  'page.sessionEnd.title.one': 'You will be signed out in a minute',
  'page.sessionEnd.text': 'You have been inactive for a while. What you typed stays here.',
  'page.sessionEnd.most': 'A sign-in lasts twelve hours. What you typed stays here; sign in again to continue.',
  'page.sessionEnd.stay': 'Stay signed in',
  'page.sessionEnd.goOn': 'Continue for now',
  'page.sessionEnd.failed': 'That did not work. Check your connection, then try again.',
  'page.signIn.ended.title': 'You were signed out',
  'page.signIn.ended.text':
    'You were inactive for a while, or signed in for twelve hours. What you typed is still here. Sign in to continue.',
} as const
