/** Texts of the recommendations. */
export const recommendationsTexts = {
  'step.recommendations.title': 'A coverage to think about',
  'field.recommendation_choice.label': 'What would you like to do?',
  'field.recommendation_choice.option.get_recommended': 'Get recommended quote',
  'field.recommendation_choice.option.get_both': 'Get both quotes',
  'field.recommendation_choice.option.interested': 'I’m interested',
  'field.recommendation_choice.option.not_now': 'Not now',

  'recommendation.several.title': 'What else might you need?',
  'recommendation.several.lede': 'Answer yes or no to each. Nothing is bought here, and you can change your mind.',
  'recommendation.several.none': 'None of these for now',
  'recommendation.kicker': 'Suggestion {page} of {count}',
  'recommendation.covers': 'What it pays for',
  'recommendation.chosen': 'Your choice so far: {choice}',
  'recommendation.choose': 'Choose one of these. You can come back and change it.',
  'recommendation.note.questions.title': 'What happens next',
  'recommendation.note.questions.text':
    'Say yes, and we ask the few questions its insurers need. The price comes with your other offers, and you decide then.',
  'recommendation.note.kept.title': 'Why we keep your answer',
  'recommendation.note.kept.text':
    'We keep a dated record of what you were offered and what you chose. It is part of your application.',
  'recommendation.swap.asked': 'You asked for this',
  'recommendation.swap.suggested': 'Suggested',
  'recommendation.swap.included': 'Included',
  'recommendation.swap.notIncluded': 'Not included',

  'recommendation.badge.employees': 'You have employees',
  'recommendation.badge.vehicles': 'You use vehicles',
  'recommendation.badge.premises': 'Includes General Liability',
  'recommendation.badge.care': 'For people who treat patients',
  'recommendation.badge.advice': 'Clients rely on your work',
  'recommendation.badge.siteWork': 'Fits your trade',
  'recommendation.badge.makes': 'You make things',
  'recommendation.badge.records': 'You keep personal records',
  'recommendation.badge.payments': 'You take payments',
  'recommendation.badge.team': 'Five employees or more',
  'recommendation.badge.onTop': 'Higher limits',
  'recommendation.badge.visitors': 'Most landlords and clients ask for it',

  'recommendation.gl.label': 'Suggested: General Liability',
  'recommendation.gl.title': 'Would general liability help too?',
  'recommendation.gl.reason.visitors':
    'The insurance you picked does not pay when a customer is hurt or you damage their property. General liability does, and many landlords and clients ask for it.',
  'recommendation.gl.covers.1': 'A visitor’s medical bills after a fall at your place',
  'recommendation.gl.covers.2': 'Damage you do to a client’s property',
  'recommendation.gl.covers.3': 'A lawyer when someone sues you for it',

  'recommendation.bop.label': 'Suggested: Business Owners Policy',
  'recommendation.bop.title': 'Would you swap General Liability for a fuller policy?',
  'recommendation.bop.reason.premises':
    'You asked for General Liability. A Business Owners Policy includes it, and adds your own property and the income you lose during repairs.',
  'recommendation.bop.covers.1': 'Someone is hurt, or you damage their property',
  'recommendation.bop.covers.2': 'Your equipment and stock burn or are stolen',
  'recommendation.bop.covers.3': 'You cannot open after a fire',

  'recommendation.wc.label': 'Suggested: Workers’ Compensation',
  'recommendation.wc.title': 'Do you have workers’ compensation?',
  'recommendation.wc.reason.employees':
    'You told us you have employees. Almost every state requires employers to carry workers’ compensation, and fines those that do not.',
  'recommendation.wc.covers.1': 'Medical bills when an employee is hurt at work',
  'recommendation.wc.covers.2': 'Part of their wages while they recover',
  'recommendation.wc.covers.3': 'Your defense when they sue you over it',

  'recommendation.ca.label': 'Suggested: Commercial Auto',
  'recommendation.ca.title': 'Are your vehicles insured for business?',
  'recommendation.ca.reason.vehicles':
    'You told us you use vehicles for work. Personal auto policies often do not cover accidents on the job.',
  'recommendation.ca.covers.1': 'People and property your driver hits',
  'recommendation.ca.covers.2': 'Repairs to your own vehicles, if you choose that coverage',
  'recommendation.ca.covers.3': 'Employees’ own cars used for your errands, if you choose that coverage',

  'recommendation.pl.label': 'Suggested: Professional Liability',
  'recommendation.pl.title': 'What if a client says your work cost them money?',
  'recommendation.pl.reason.advice':
    'Your clients rely on your advice or design. General liability does not pay if it turns out to be wrong.',
  'recommendation.pl.reason.care':
    'Patients rely on your care. General liability does not pay for claims that your care caused harm.',
  'recommendation.pl.covers.1': 'A mistake, a missed step or a late delivery',
  'recommendation.pl.covers.2': 'Advice that turns out to be wrong',
  'recommendation.pl.covers.3': 'A lawyer, even when the claim has no merit',

  'recommendation.pollution.label': 'Suggested: Pollution',
  'recommendation.pollution.title': 'Could your work spill, leak or stir something up?',
  'recommendation.pollution.reason.siteWork':
    'Your trade digs, drains or handles fuels and chemicals. Other policies exclude pollution.',
  'recommendation.pollution.covers.1': 'Cleaning up what spilled or leaked',
  'recommendation.pollution.covers.2': 'People made ill by fumes, mold or dust',
  'recommendation.pollution.covers.3': 'A lawyer when regulators hold you responsible',

  'recommendation.product.label': 'Suggested: Product Liability',
  'recommendation.product.title': 'Could something you make hurt someone?',
  'recommendation.product.reason.makes':
    'You make things other people use. Larger buyers often require their suppliers to carry product liability.',
  'recommendation.product.covers.1': 'Injuries from a product that failed',
  'recommendation.product.covers.2': 'Damage it does to a customer’s property',
  'recommendation.product.covers.3': 'Your buyers, when they are sued along with you',

  'recommendation.cl.label': 'Suggested: Cyber',
  'recommendation.cl.title': 'What would a locked computer cost you?',
  'recommendation.cl.reason.records':
    'You keep other people’s personal records. If they are stolen, state law requires you to notify each person at your own cost.',
  'recommendation.cl.reason.payments':
    'You take payments by card and pay suppliers online. One forged invoice or one locked register can stop a business.',
  'recommendation.cl.covers.1': 'Experts who get you running again',
  'recommendation.cl.covers.2': 'Notifying customers whose data was taken',
  'recommendation.cl.covers.3': 'Money sent to a thief, up to a limit',

  'recommendation.epli.label': 'Suggested: Employment Practices',
  'recommendation.epli.title': 'Could an employee sue you over how they were treated?',
  'recommendation.epli.reason.team':
    'You have five employees or more. A claim of wrongful termination, discrimination or harassment often costs more in legal fees than in damages, and your other policies exclude it.',
  'recommendation.epli.covers.1': 'Claims of wrongful termination',
  'recommendation.epli.covers.2': 'Claims of discrimination or harassment',
  'recommendation.epli.covers.3': 'An employment lawyer, even when the claim has no merit',

  'recommendation.umb.label': 'Suggested: Umbrella',
  'recommendation.umb.title': 'What if one claim is larger than your limit?',
  'recommendation.umb.reason.onTop':
    'A business with your sales has more to lose than one policy’s limit. An umbrella adds $1 million or more on top, and satisfies contracts that require higher limits.',
  'recommendation.umb.covers.1': 'A claim that uses up your liability limit',
  'recommendation.umb.covers.2': 'A serious crash with a business vehicle',
  'recommendation.umb.covers.3': 'Several large claims in one year',
} as const
