/** What stands beside the questions: insurers' appetite, what will be cleared, which answers disagree, the review. */
export const agentVoiceBesideTheForm = {
  'ui.class.searching': 'Looking for the trade',
  'ui.class.noneOfThese': 'None of these? Describe the trade',
  'ui.class.describe': 'Describe the trade',
  'appetite.stateNotServed': 'Does not write this insurance in this state.',
  'appetite.windstorm': 'An underwriter checks how exposed the building is to windstorm.',
  'appetite.restaurantsHere': 'Does not insure kitchens and bars for employment claims in this state.',
  'appetite.underwriterReads': 'An underwriter reviews businesses like this one before quoting.',
  'appetite.attorneysRead': 'An underwriter reviews every law firm in this state before quoting.',
  'appetite.attorneysOfBarFund': 'Lawyers in this state are insured by their own bar’s fund.',
  'appetite.advisorOnly': 'An advisor places businesses like this one.',
  'appetite.likely': 'Insures businesses like this one in this state.',
  'appetite.notKnownYet': 'Enter the trade and the ZIP code first.',
  'page.clearing.title': 'This changes which questions are asked',
  'page.clearing.sub_class_code_ref': 'What the business mostly does',
  'page.clearing.locations': 'The buildings at the locations (addresses stay)',
  'page.clearing.location_property': 'The property to insure at the locations',
  'page.clearing.in_care': 'Questions about people in the client’s care',
  'said.subcontractorsAboveRevenue': 'That is more than the revenue of {sum}. Is that right?',
  'said.contentsOfRevenue': 'That is more than ten times the revenue of {sum}. Is that right?',
  'said.noVehicles': 'You said on “{page}” that the business uses no vehicles for work.',
  'said.gap.one': 'The client is not insured on the {count} day between this date and the start you chose on “{page}”.',
  'said.gap.other':
    'The client is not insured on the {count} days between this date and the start you chose on “{page}”.',
  'said.overlap.one':
    'The client would pay twice for {count} day: the new insurance starts before this date. See the start on “{page}”.',
  'said.overlap.other':
    'The client would pay twice for {count} days: the new insurance starts before this date. See the start on “{page}”.',
  'said.filingWithoutNumber':
    'You said on “{page}” that the business has no USDOT number. The FMCSA keeps filings under that number only.',
  'said.disabilityHawaii':
    'Employers in Hawaii also need temporary disability insurance and a health plan. This policy leaves both out; find out who insures them.',
  'said.officersCalifornia':
    'California lets a business leave out an officer who holds 10% or more; 1% is enough if a close relative holds 10%.',
  'said.lapse.one':
    'The start you chose on “{page}” is {count} day later. One day without a policy can leave past work uninsured.',
  'said.lapse.other':
    'The start you chose on “{page}” is {count} days later. One day without a policy can leave past work uninsured.',
  'said.leasesNobody': 'You said under “{page}” that the business leases no employees.',
  'said.noSubcontractors': 'You said on “{page}” that the business pays no subcontractors.',
  'said.payAboveRevenue': 'The payroll of {sum} is more than the revenue. Is that right?',
  'lookup.executive-payroll.failed': 'We could not look up what the state counts. Enter what they are really paid.',
  'page.domainScan.failed.text': 'It does not count against the client. Go on, or try again.',
  'page.domainScan.sample': 'A sample scan: these findings are invented, and the client’s domain was not contacted.',
  'upload.failed.other': 'It could not be added. Send it again in a moment.',
  'page.note.notSure.text':
    'Choose “Not sure” where it is offered. The insurer may ask about it before it gives a firm price.',
  'page.coverages.retired.note':
    'What is checked here stays on the application. Uncheck what isn’t needed; once saved, it cannot be added again.',
  'page.coverages.suggested.title': 'Suggested for the trade',
  'page.coverages.help.recommended': 'Recommended',
  'page.coverages.help.none': 'Nothing beyond the suggestions for the trade.',
  'page.coverages.advisor.note':
    'No insurer quotes these online for a business like this one. Check what is needed; we keep it with the application.',
  'subject.business': 'The business',
  'subject.coverage': 'Coverage needed',
  'subject.operations': 'How the business works',
  'page.review.index': 'The answers by section',
  'page.done.next.text':
    'The answers go to the insurers you saw. Most answer within two minutes. The client chooses; nothing is bought yet.',
  'page.done.failed.passing': 'Nothing is lost and nothing was sent twice. Try again in a moment.',
  'page.retailAgreement.heading': 'The chain’s agreement',
  'page.retailAgreement.text':
    'The limits the chain requires of every store are part of this request. Check the agreement before you choose lower ones.',
  'page.attestation.loading': 'Looking up the statement for the state',
  'page.summary': 'The application',
  'page.sentAnswers.title': 'The answers as they were sent',
  'page.prices.note':
    'An indication, not an offer. What is not answered yet is taken as typical for a business like this one. The more you answer, the more accurate it gets.',
  'page.prices.failed': 'The prices did not load. The answers are saved.',
  'page.forecast.none.text': 'Choose the trade and the insurance needed first.',
  'page.notFound.lede': 'The link may be old or incomplete. The answers are safe.',
  'page.notFound.continue': 'Continue the application',
} as const

/** Offers, and what follows a choice. Texts that are pasted or printed for the client are not among them. */
export const agentVoiceOfOffers = {
  'page.toOffers': 'Back to the offers',
  'page.outdated.title': 'The answers changed. Submit again for new prices',
  'page.outdated.text': 'These prices are for the earlier answers and can no longer be chosen.',
  'page.overlap.chosen.text':
    'It is already part of {whole}. Keep one of the two so that the client doesn’t pay for it twice.',
  'offer.terms.market.admitted': 'Admitted: licensed in the client’s state',
  'offer.difference.claims_made':
    'Pays only claims made while the policy is in force. If the client cancels it, later claims are not paid.',
  'offer.difference.retroactive': 'Covers work done since {offered}. The current policy covers work since {requested}.',
  'offer.benefit.deductible.explained': 'What the client pays on each claim.',
  'offer.benefit.property_deductible.explained': 'What the client pays on each loss.',
  'offer.benefit.premises_rented.explained': 'Fire damage the client causes to rented space.',
  'offer.benefit.products': 'Products sold and completed work',
  'page.offers.title': 'The quotes are in',
  'page.offers.arriving': 'The quotes are arriving',
  'page.offers.advisor.title': 'With an advisor: {names}',
  'page.offers.advisor.text':
    'These are not quoted online yet. They are kept with the application: call or email {name} to arrange them.',
  'page.offers.send.text': 'Send the prices to the client. They open in your own email, and you choose who gets them.',
  'page.offers.notChosen.title': 'The choice was not saved',
  'page.offers.either.text': 'The client needs only one of the two. If you choose one, the other is dropped.',
  'page.offers.limits.text':
    'We ask these insurers again. The current prices stay next to the new ones. Other insurance that shares a limit is requoted too.',
  'page.offers.limits.failed.text': 'The prices have not changed. Try again in a few minutes.',
  'page.offers.limits.failed.incomplete':
    'With this change, an answer is missing or no longer fits. Review the answers and submit.',
  'page.offers.over.text':
    'If nothing has changed, ask again and the answers are sent as they are. Otherwise edit the quote first.',
  'page.offer.outdated': 'For the earlier answers',
  'page.offers.news.referred': 'An underwriter at {insurer} is reviewing the application.',
  'page.offer.unavailable.text': 'The application is saved. This insurer can be asked again later.',
  'page.basket.label': 'The selection',
  'page.basket.title.one': 'The client’s choice',
  'page.basket.title.other': 'The client’s {count} choices',
  'page.thanks.title': 'The choice is saved',
  'page.thanks.lede':
    'The choice is saved with the application. The client has no coverage under it until the insurer confirms. {name} can help.',
  'page.thanks.nothingChosen': 'No offer is chosen yet',
  'page.thanks.nothingChosen.text': 'Go back to the offers to choose one. {name} can help you compare.',
  'page.thanks.step.1.title': 'The insurer gets what it still needs',
  'page.thanks.step.1.text': 'Often just a payment plan, a choice or two, and the client’s signature.',
  'page.thanks.step.3.title': 'The client gets proof of insurance',
  'page.thanks.step.3.text':
    'The insurer confirms the coverage. The client can then get certificates for a landlord and for customers.',
  'page.resume.lede.one': 'One insurer has the application; {answered} has responded so far.',
  'page.resume.lede.other': '{count} insurers have the application; {answered} have responded so far.',
  'page.resume.allAnswered.one': 'The insurer that has the application has answered.',
  'page.resume.allAnswered.other': 'Every insurer that has the application has answered.',
  'page.resume.offers': 'See the offers',
  'page.resume.step.1.title': 'Insurers price the application',
  'page.resume.step.2.title': 'The client compares and chooses',
  'page.resume.step.2.when': 'At their own pace',
  'page.resume.step.2.text': 'Every insurer gets the same request, so prices can be compared side by side.',
  'page.resume.step.3.title': 'The insurer confirms it',
  'page.resume.step.3.when': 'When the client is ready',
  'page.resume.step.3.text': 'Nothing is bought or charged before the client agrees.',
  'bind.conflict.outdated.title': 'The answers changed after this offer',
  'bind.gone.title': 'This offer is not part of the application',
  'bind.gone.text': 'It may have been replaced by a newer one. See the offers.',
  'bind.status.title': 'Status of the insurance',
  'bind.differs.title': 'Different from what was asked for',
} as const
