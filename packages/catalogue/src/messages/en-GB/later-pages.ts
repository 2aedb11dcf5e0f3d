import type { Messages } from '@coverwright/core/text/text'

/** Texts of the other pages that differ in the United Kingdom. */
export const laterPages: Messages = {
  'policy.renew.step2.text': 'Claims since last time, turnover, wages and people.',
  'policy.renew.failed': 'The renewal could not be opened. Try again, or call your adviser.',
  'policy.request.failed': 'This could not be sent. Try again, or call your adviser.',
  'policy.change.topic.coverage': 'Cover or limits',
  'policy.change.topic.people': 'People or wages',
  'policy.cancel.means.money': 'The insurer may keep part of the premium. Ask your adviser if you want to know first.',
  'desk.answer.deductible': 'Excess',
  'desk.offer.deductible': 'Excess',
  'license.ofState': '{holder}, {state} licence {number}',
  'page.unlicensed.text':
    'No one here is authorised there. We ask no insurer and show no price for what would be insured there. Call {name}, who can tell you where to turn. You may still send this application, so that {name} has it.',
  'desk.reason.unlicensed': 'Outside our licence',
  'page.prices.nobody': 'No insurer quotes this online. An adviser arranges it.',
  'ui.editQuote': 'Edit quote',
  'page.refused.quote.completed.text': 'Open it with Edit quote on the offers page to change an answer.',
  'validationError.requiredField.address-level2': 'Enter the town or city',
  'validationError.requiredField.city': 'Enter the town or city',
  'validationError.requiredField.license_number': 'Enter the licence number',
  'validationError.isTelephone': 'Enter a UK phone number, such as 020 7946 0000',
  'validationError.isValidDate': 'Enter a date that is on the calendar: day, month and year',
  'account.noInsurers': 'Your adviser arranges this with insurers and gets back to you.',
  'account.erase.failed.text': 'We could not do it just now. Try again in a moment, or call your adviser.',
  'account.erase.stays.text':
    'Applications you sent to insurers, with their offers: insurance records have to be kept for some years, and you will see until when. Applications a broker is filling in for you.',

  'field.agent.authorized.why':
    'An insurer may ask you to show it. If another broker already applied to the same insurer, it will ask for a letter of appointment.',
  'field.agent.client_since.option.client': 'Client of the brokerage, this insurance is with somebody else',
  'agent.site': 'Broker site',
  'agent.callCenter': 'Call centre',
  'console.role.platform_agent': 'Call centre',
  'console.staff.license': 'Licence {number}',
  'console.staff.license.states': 'Where it holds, as in IL IN',
  'console.staff.license.add': 'Add a licence',
  'console.staff.license.remove': 'Remove this licence',
  'agent.bar.state': 'Area',
  'agent.bar.lines': 'Classes',
  'agent.bar.starts': 'Inception',
  'agent.column.agent': 'Broker',
  'agent.notes.who': 'Only brokers who work on this quote read this. The client and insurers never see it.',
  'agent.column.lines': 'Classes',

  'message.topic.appetite': 'Trades and what insurers take on',
  'message.topic.limits': 'Changing limits or covers',
  'message.topic.payment': 'Payment, fees or instalments',
  'message.topic.policy': 'Certificate, mid-term change or cancellation',
  'message.sent.noReply':
    'You left no email, so we cannot answer by email. Write to {email} or call, and quote the reference.',
  'support.cases.state': 'Status',
  'support.cases.state.mailed': 'Emailed to support',

  'page.coverages.advisor.title': 'With an adviser',
  'subject.coverage': 'Cover you need',
  'subject.people': 'People and wages',
  'page.done.failed.title': 'Your application could not be sent',
  'page.done.failed.passing':
    'Nothing is lost and nothing was sent twice. Try again in a moment, or call your adviser.',
  'page.editQuote': 'Edit quote',
  'page.sentAnswers.lede': 'Insurers have these. To change one, choose Edit quote, then submit again.',
  'page.attestation.heading': 'Fair presentation',
  'page.attestation.general':
    'The Insurance Act 2015 asks you for a fair presentation of the risk: tell insurers everything you know, or ought to know, that would influence their decision or the price, clearly and without leaving things out. Ask the people who run the business first. If you do not, an insurer may change the terms, pay a claim in part or not at all, or end the policy. What you send becomes your statement of fact; check it and tell us of any change before cover starts.',
  'page.retailAgreement.text':
    'The limits that the chain asks of every shop are part of this request. Ask your adviser before you choose lower ones.',
  'page.attestation.agree': 'I have asked those who would know, and my answers are a fair presentation of the risk.',
  'page.attestation.loading': 'Looking up the statement',
  'page.summary.starts': 'Cover starts',
  'page.resume.step.3.title': 'Your adviser confirms it with the insurer',
  'page.offers.advisor.title': 'With your adviser: {names}',
  'page.offers.fees':
    'Insurance Premium Tax of 12% is included. Cover starts only when an insurer confirms it in writing.',
  'page.offer.unavailable.text': 'Your application is kept. Call your adviser, who can ask again.',
  'bind.street': 'Number and street, or PO box',
  'bind.differs.cover': 'Cover',
  'bind.document.surplus_lines.text':
    'This offer may come from an insurer that is not authorised here. I have asked my adviser what that means for me, or I already know.',
  'page.thanks.step.3.text':
    'The insurer confirms your cover. You can then get certificates for your landlord and clients.',
  'page.pdf.advisor': 'Adviser',
  'page.pdf.noCoverage': 'This is a copy of your answers. It is not a policy and gives no cover.',
  'page.pdf.title': 'Proposal for business insurance',
  'page.pdf.signature': 'Proposer’s signature',

  'documents.kind.binder': 'Cover note',
  'proposal.group.limits': 'Limits and excesses',
  'certificate.limits': 'Limits and excesses',
  'certificate.ask.state': 'County',
  'certificate.ask.zip': 'Postcode',
  'certificate.ask.failed': 'The certificate could not be issued. Check the name and address, or call your adviser.',

  'section.recommendations': 'Suggested cover',
  'step.recommendations.label': 'Suggested cover',
  'step.recommendations.title': 'A cover to think about',
  'recommendation.badge.premises': 'You have premises or stock',
  'recommendation.badge.records': 'You hold personal data',

  'upload.failed.other': 'It could not be added. Send it again in a moment, or ask your adviser.',

  'bill.line.terrorism': 'Terrorism cover',
  'desk.bill.state.cancelled': 'Cancelled',
  'bind.notInsured.ended': 'You have no cover under this offer. Keep your current insurance, or choose another offer.',
  'bind.notInsured': 'You have no cover under this offer until {insurer} confirms it. Keep your current insurance.',
  'bind.kind.terrorism': 'Terrorism cover',
  'bind.hint.tax_number': 'As on your letter from HMRC. Only this insurer gets it.',
  'bind.terrorism.accepted': 'I want terrorism cover.',
  'bind.terrorism.rejected': 'I do not want terrorism cover.',
  'bind.uninsured.reject': 'None: I reject this cover to the extent the law allows',
  'bind.document.terrorism': 'Terrorism cover',
  'bind.document.terrorism.text':
    'The insurer offers to cover losses from acts of terrorism for the price shown. Buying this cover is my choice.',
  'bind.bound.text': '{insurer} confirmed it under {reference}. Cover runs from {from} to {to}.',
  'desk.reason.cover': 'Cover or limits',
  'desk.answer.coverages': 'Other covers',
  'desk.answer.coverages.hint': 'One per line: cover, colon, limit',
  'proposal.notInsured.text':
    'This proposal is not insurance. Cover starts only when the insurer you choose confirms it.',
  'myMail.topic.binding': 'Binding cover',
  'offer.terms.market.admitted': 'Admitted: authorised where you are',
  'page.offers.send.notInsured':
    'These prices are not cover. Cover starts only when the insurer you choose confirms it.',
  'policy.state.cancelled': 'Cancelled as of {date}, confirmed by the insurer',
  'policy.decline.text': 'We will stop reminding you. Your cover ends on {date} either way; nothing else is cancelled.',
  'policy.cancel.means': 'What cancelling means',
  'policy.cancel.means.gap':
    'From that day this policy covers no new losses. Without another policy you have no cover; a landlord, client or the law may require it.',
  'page.thanks.lede':
    'Your choice is saved with your application. You have no cover under it until the insurer confirms. {name} can help.',
}

/** Texts that only the server uses and that differ. */
export const servers: Messages = {
  'dataRights.kept.agency': 'Your broker wrote this application and keeps it. Ask the broker to delete it.',
  'dataRights.export.note':
    'This is what we hold about you. Tax and licence numbers are masked, because a file can get into other hands. Documents are listed by name; open an application to download them.',
  'mail.submitted.none': 'Your adviser will review it and contact you about the next step.',
  'mail.account_erased.left.one': 'One application stays with the broker that wrote it. Ask the broker to delete it.',
  'mail.account_erased.left.other':
    '{count} applications stay with the broker that wrote them. Ask the broker to delete them.',
  'validationError.unknownZip':
    'This is not a UK postcode. Check its letters and digits; the Channel Islands and the Isle of Man are insured elsewhere',
  'validationError.stateNotOfZip': 'The postcode {code} is in {places}. Choose that region, or check the postcode',
  'validationError.zipNotServed': 'Enter the postcode of a place in the UK where the business works',
  'appetite.notKnownYet': 'Tell us your trade and postcode first.',
  'offer.refused': 'This insurer could not process the application, so there is no price. Call your adviser about it.',
  'offer.advisorCalls': 'Call your adviser, who can ask them again.',
  'document.title': 'Insurance proposal',
  'document.signature': 'Proposer’s signature',

  'mail.bind_requested.subject': 'We asked an insurer to bind your cover',
  'mail.bind_requested.subject.company': 'We asked an insurer to bind cover for {company}',
  'mail.bind_confirmed.subject': 'The insurer confirmed your cover',
  'mail.bind_confirmed.subject.company': 'The insurer confirmed the cover of {company}',
  'mail.bind_confirmed.text': '{insurer} confirmed {line} under {reference}. Cover runs from {from} to {to}.',
  'mail.bind_no_reply.title': 'No reply yet, no cover yet',
  'mail.binding.notInsured':
    'There is no cover under this offer until {insurer} confirms it. Keep the current insurance.',
}
