/** Insurance that the client may need too. The question and its answers stay as the client would read them. */
export const agentVoiceOfRecommendations = {
  'recommendation.several.title': 'What else might the client need?',
  'recommendation.note.questions.text':
    'Say yes, and the few questions its insurers need follow. The price comes with the other offers, and the client decides then.',
  'recommendation.note.kept.text':
    'We keep a dated record of what the client was offered and what was chosen. It is part of the application.',
  'recommendation.note.kept.title': 'Why we keep the answer',
  'recommendation.chosen': 'Chosen so far: {choice}',
  'recommendation.swap.asked': 'Asked for',
  'recommendation.badge.employees': 'Has employees',
  'recommendation.badge.vehicles': 'Uses vehicles',
  'recommendation.badge.advice': 'Clients rely on the work',
  'recommendation.badge.siteWork': 'Fits the trade',
  'recommendation.badge.makes': 'Makes things',
  'recommendation.badge.records': 'Keeps personal records',
  'recommendation.badge.payments': 'Takes payments',
} as const

/** The same, of insurance that is sold in the United States. */
export const agentVoiceOfAmericanRecommendations = {
  'recommendation.gl.reason.visitors':
    'The insurance picked does not pay when a customer is hurt or the business damages their property. General liability does, and many landlords and clients ask for it.',
  'recommendation.gl.covers.1': 'A visitor’s medical bills after a fall at the business',
  'recommendation.gl.covers.2': 'Damage the business does to someone’s property',
  'recommendation.gl.covers.3': 'A lawyer when someone sues over it',
  'recommendation.bop.title': 'Would the client swap General Liability for a fuller policy?',
  'recommendation.bop.reason.premises':
    'The client asked for General Liability. A Business Owners Policy includes it, and adds the client’s own property and the income lost during repairs.',
  'recommendation.bop.covers.1': 'Someone is hurt, or the business damages their property',
  'recommendation.bop.covers.2': 'Equipment and stock burn or are stolen',
  'recommendation.bop.covers.3': 'The business cannot open after a fire',
  'recommendation.wc.title': 'Does the business have workers’ compensation?',
  'recommendation.wc.reason.employees':
    'The business has employees. Almost every state requires employers to carry workers’ compensation, and fines those that do not.',
  'recommendation.wc.covers.3': 'Defense when they sue the business over it',
  'recommendation.ca.title': 'Are the vehicles insured for business?',
  'recommendation.ca.reason.vehicles':
    'The business uses vehicles for work. Personal auto policies often do not cover accidents on the job.',
  'recommendation.ca.covers.1': 'People and property a driver hits',
  'recommendation.ca.covers.2': 'Repairs to the client’s own vehicles, if that coverage is chosen',
  'recommendation.ca.covers.3': 'Employees’ own cars used on errands, if that coverage is chosen',
  'recommendation.pl.title': 'What if a client says the business’s work cost them money?',
  'recommendation.pl.reason.advice':
    'The business’s clients rely on its advice or design. General liability does not pay if it turns out to be wrong.',
  'recommendation.pl.reason.care':
    'Patients rely on the care they get. General liability does not pay for claims that the care caused harm.',
  'recommendation.pollution.title': 'Could the work spill, leak or stir something up?',
  'recommendation.pollution.reason.siteWork':
    'The trade digs, drains or handles fuels and chemicals. Other policies exclude pollution.',
  'recommendation.pollution.covers.3': 'A lawyer when regulators hold the business responsible',
  'recommendation.product.title': 'Could something the business makes hurt someone?',
  'recommendation.product.reason.makes':
    'The business makes things other people use. Larger buyers often require their suppliers to carry product liability.',
  'recommendation.product.covers.3': 'The buyers, when they are sued along with the business',
  'recommendation.cl.title': 'What would a locked computer cost the business?',
  'recommendation.cl.reason.records':
    'The business keeps other people’s personal records. If they are stolen, state law requires it to notify each person at its own cost.',
  'recommendation.cl.reason.payments':
    'The business takes payments by card and pays suppliers online. One forged invoice or one locked register can stop it.',
  'recommendation.cl.covers.1': 'Experts who get the business running again',
  'recommendation.epli.title': 'Could an employee sue over how they were treated?',
  'recommendation.epli.reason.team':
    'The business has five employees or more. A claim of wrongful termination, discrimination or harassment often costs more in legal fees than in damages, and its other policies exclude it.',
  'recommendation.umb.title': 'What if one claim is larger than the limit?',
  'recommendation.umb.reason.onTop':
    'A business with these sales has more to lose than one policy’s limit. An umbrella adds $1 million or more on top, and satisfies contracts that require higher limits.',
  'recommendation.umb.covers.1': 'A claim that uses up the liability limit',
} as const
