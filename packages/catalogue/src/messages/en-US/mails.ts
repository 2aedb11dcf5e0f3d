/** Texts of mails. Server only. */
export const mails = {
  'mail.sign_in_code.subject': 'Sign in to {site}',
  'mail.sign_in_code.title': 'Your sign-in code',
  'mail.sign_in_code.text': 'Enter this code on the page where you requested it.',
  'mail.sign_in_code.valid.one': 'It works for one minute, once, and only in the browser that requested it.',
  'mail.sign_in_code.valid.other': 'It works for {count} minutes, once, and only in the browser that requested it.',
  'mail.sign_in_code.unasked':
    'If you did not request a code, ignore this email: no one can sign in without it. Do not share the code with anyone. We never ask for it by phone or email.',

  'mail.saved_application.subject': 'Your insurance application is saved',
  'mail.saved_application.subject.company': 'The insurance application for {company} is saved',
  'mail.saved_application.title': 'Your application is saved',
  'mail.saved_application.text': 'Continue whenever it suits you, on any device. Every answer is saved.',
  'mail.saved_application.text.company':
    'Continue the application for {company} whenever it suits you, on any device. Every answer is saved.',
  'mail.saved_application.sender': '{sender} asked us to send you this link. We have not verified who that is.',
  'mail.saved_application.sender.nobody':
    'Someone who gave no name asked us to send you this link. We have not verified who that is.',
  'mail.saved_application.unasked':
    'If this is not your application, ignore this email. Someone may have mistyped an address.',

  'mail.handed_over.subject': '{agency} sent you an insurance application',
  'mail.handed_over.subject.company': '{agency} sent you the insurance application for {company}',
  'mail.handed_over.title': 'An application is ready for you',
  'mail.handed_over.text':
    '{agent} of {agency} started an insurance application for your business. Check the answers, complete what is missing, and submit it yourself.',
  'mail.handed_over.text.company':
    '{agent} of {agency} started an insurance application for {company}. Check the answers, complete what is missing, and submit it yourself.',
  'mail.handed_over.note': '{agent} writes:',
  'mail.handed_over.unasked': 'If you do not know {agency}, ignore this email. Nothing is bought or submitted.',

  'mail.follow_up.subject': 'Your insurance application is not finished',
  'mail.follow_up.subject.company': 'The insurance application for {company} is not finished',
  'mail.follow_up.title': 'Pick up where you left off',
  'mail.follow_up.text': 'Your answers are saved. Complete the application to see what insurers offer.',
  'mail.follow_up.text.company':
    'The answers for {company} are saved. Complete the application to see what insurers offer.',
  'mail.follow_up.unasked': 'If you no longer need the insurance, you don’t need to do anything.',

  'mail.submitted.subject': 'We received your insurance application',
  'mail.submitted.subject.company': 'We received the insurance application for {company}',
  'mail.submitted.title': 'Your application is submitted',
  'mail.submitted.none': 'Your advisor will review it and contact you about the next step.',
  'mail.submitted.text.one': 'It went to one insurer. The answer appears on your offers page as soon as it arrives.',
  'mail.submitted.text.other': 'It went to {count} insurers. Their answers appear on your offers page as they arrive.',
  'mail.submitted.notBought': 'You are not insured yet. Insurance starts when a policy is issued.',
  'mail.submitted.unasked': 'If this is not your application, contact us at the number or address below.',

  'mail.insurer_answered.subject': 'An insurer has responded',
  'mail.insurer_answered.subject.company': 'An insurer has responded to {company}',
  'mail.insurer_answered.title': 'You have an answer',
  'mail.insurer_answered.text.one': '{insurer} has decided on your application. See what it says.',
  'mail.insurer_answered.text.other':
    '{insurer} and others have decided on your application: {count} insurers in all. See what they say.',
  'mail.insurer_answered.unasked': 'If this is not your application, contact us at the number or address below.',
  'mail.insurer_asks.subject': 'An insurer has a question',
  'mail.insurer_asks.subject.company': 'An insurer has a question for {company}',
  'mail.insurer_asks.title': 'An insurer has a question',
  'mail.insurer_asks.text.one':
    '{insurer} needs more information before it decides. Open your offers and answer there.',
  'mail.insurer_asks.text.other':
    '{insurer} needs more information before it decides. Open your offers and answer there. There is news from {count} insurers.',
  'mail.insurer_asks.unasked': 'If this is not your application, contact us at the number or address below.',

  'mail.advisor_lines.subject': 'An applicant wants insurance that is not quoted online',
  'mail.advisor_lines.subject.company': '{company} wants insurance that is not quoted online',
  'mail.advisor_lines.title': 'Please arrange these lines',
  'mail.advisor_lines.text': 'No insurer quotes them online. The applicant was told that you will get in touch.',
  'mail.advisor_lines.company': 'Applicant: {company}',
  'mail.advisor_lines.quote': 'Quote: {quote}',

  'mail.support_case.subject': '{reference}: {topic}',
  'mail.support_case.title': '{topic}',
  'mail.support_case.from': '{sender} writes:',
  'mail.support_case.from.nobody': 'Someone who left no name or email writes:',
  'mail.support_case.reply': 'Answer this email to reach them. The reference is {reference}.',
  'mail.support_case.noReply': 'There is no address to reply to. The reference is {reference}.',

  'mail.account_erased.subject': 'Your data has been erased',
  'mail.account_erased.title': 'Your data has been erased',
  'mail.account_erased.text': 'We erased what you asked us to erase. This cannot be undone.',
  'mail.account_erased.closed': 'Your account is closed, and your sign-ins are gone.',
  'mail.account_erased.kept.one': 'One application has to be kept. Your account stays open so that you can see it.',
  'mail.account_erased.kept.other':
    '{count} applications have to be kept. Your account stays open so that you can see them.',
  'mail.account_erased.left.one': 'One application stays with the agency that created it. Ask the agency to delete it.',
  'mail.account_erased.left.other':
    '{count} applications stay with the agency that created them. Ask the agency to delete them.',
  'mail.account_erased.unasked': 'If you did not request this, call or write to us right away.',

  'mail.undelivered_mail.subject': 'An email was not delivered',
  'mail.undelivered_mail.title': 'An email was not delivered',
  'mail.undelivered_mail.text':
    '“{title}” did not reach {address}. The mail server refused it, or could not be reached in time.',
  'mail.undelivered_mail.next':
    'It will not be sent again. Contact the person another way, or ask for the right address.',

  'mail.desk_asks.subject': 'A question about your application',
  'mail.desk_asks.subject.company': 'A question about your application for {company}',
  'mail.desk_asks.title': 'We have a question',
  'mail.desk_asks.text': 'We need something from you to move your application forward.',
  'mail.desk_asks.text.company': 'We need something from you to move the application for {company} forward.',
  'mail.desk_asks.asks': 'Our question:',
  'mail.desk_asks.go': 'Answer',
  'mail.desk_asks.unasked': 'If you did not ask for insurance here, ignore this email.',

  'mail.staff_invited.subject': 'You work at {site} now',
  'mail.staff_invited.title': 'You are part of the staff',
  'mail.staff_invited.text': 'An operator of {site} added you to the staff.',
  'mail.staff_invited.next':
    'Sign in with this address: you get a code by email, and set up an authenticator app the first time.',
  'mail.staff_invited.go': 'Sign in',
  'mail.webhook_disabled.subject': 'Webhook “{endpoint}” is turned off',
  'mail.webhook_disabled.title': 'A webhook is turned off',
  'mail.webhook_disabled.failing': '“{endpoint}” accepted no events for five days, so we stopped sending to it.',
  'mail.webhook_disabled.gone': '“{endpoint}” answered 410 Gone, so we stopped sending to it.',
  'mail.webhook_disabled.next': 'Fix the receiver, then turn it on again at the desk and resend what it missed.',
  'mail.webhook_disabled.go': 'Open the webhooks',

  'mail.link.go': 'Open the application',
  'mail.link.offers': 'See the offers',
  'mail.link.code': 'To keep your answers safe, the page first sends a code to this email address.',
  'mail.link.until': 'The link works until {date}.',
  'mail.contact.phone': 'Questions? {name}, {phone}, {email}. {hours}.',
  'mail.contact.agency': 'Questions? Ask {name}.',
  'mail.contact.agency.reach': 'Questions? {name}, {reach}.',
  'mail.contact': 'Questions? {name}, {email}. {hours}.',
} as const
