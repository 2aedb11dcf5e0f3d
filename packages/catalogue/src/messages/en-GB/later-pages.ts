import type { Messages } from '@coverwright/core/text/text'

/** What the other pages put otherwise in the United Kingdom. */
export const laterPages: Messages = {
  'policy.renew.step2.text': 'Claims since last time, turnover, wages and people.',
  'policy.renew.failed': 'The renewal could not be opened. Try again, or call your adviser.',
  'policy.request.failed': 'This could not be sent. Try again, or call your adviser.',
  'policy.change.topic.coverage': 'Cover or limits',
  'policy.change.topic.people': 'People or wages',
  'policy.cancel.means.money': 'It may keep a part of the premium. Ask your adviser if you want to know first.',
  'desk.answer.deductible': 'Excess',
  'desk.offer.deductible': 'Excess',
  'license.ofState': '{holder}, {state} licence {number}',
  'page.unlicensed.text':
    'Nobody here is authorised there. For what would be insured there no insurer is asked, and no price is shown. Call {name}, who tells you where to turn. You may still send this application, so that {name} has it.',
  'desk.reason.unlicensed': 'Outside our licence',
  'page.prices.nobody': 'No insurer quotes this online. An adviser arranges it.',
  'ui.editQuote': 'Edit quote',
  'page.refused.quote.completed.text': 'Open it with Edit quote on the offers page to change an answer.',
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
  'agent.bar.state': 'Area',
  'agent.bar.lines': 'Classes',
  'agent.bar.starts': 'Inception',
  'agent.column.agent': 'Broker',
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
  'page.done.failed.title': 'Your application could not be sent',
  'page.done.failed.passing':
    'Nothing is lost and nothing was sent twice. Try again in a moment, or call your adviser.',
  'page.editQuote': 'Edit quote',
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
  'bind.differs.cover': 'Cover',
  'bind.document.surplus_lines.text':
    'This offer may come from an insurer that is not authorised here. I have asked my adviser what that means for me, or know it.',
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
}

/** What only the server says otherwise. */
export const servers: Messages = {
  'dataRights.kept.agency': 'Your broker wrote this application and keeps it. Ask the broker to delete it.',
  'dataRights.export.note':
    'This is what we hold about you. Tax and licence numbers are masked, because a file can get into other hands. Documents are listed by name; open an application to download them.',
  'mail.submitted.none': 'Your adviser reads it now and gets in touch with you about the next step.',
  'mail.account_erased.left.one': 'One application stays with the broker that wrote it. Ask the broker to delete it.',
  'mail.account_erased.left.other':
    '{count} applications stay with the broker that wrote them. Ask the broker to delete them.',
  'validationError.unknownZip':
    'This is no postcode of the UK. Check its letters and digits; the Channel Islands and the Isle of Man are insured elsewhere',
  'validationError.stateNotOfZip': 'The postcode {code} is in {places}. Choose that region, or check the postcode',
  'validationError.zipNotServed': 'Enter the postcode of a place in the UK where the business works',
  'appetite.notKnownYet': 'Tell us your trade and postcode first.',
  'offer.refused': 'This insurer could not read the application, so there is no price. Call your adviser about it.',
  'offer.advisorCalls': 'Call your adviser, who can ask them again.',
  'document.title': 'Insurance proposal',
  'document.signature': 'Proposer’s signature',
}
