export const spanishPronouns = {
  you: /(?<!\p{L})(usted|sus?|suy[oa]s?)(?!\p{L})/iu,
  us: /(?<!\p{L})(yo|mi|mis|nuestr[oa]s?|nos|tenemos|somos|hemos)(?!\p{L})/iu,
} as const

/** Texts that an agent reads as the client does, and why. */
export const wordsForEverybody = {
  'what whoever fills in the form does': [
    'validationError.isLessThanOrEqualWhen',
    'validationError.isMoreThanWhen',
    'step.knockout.lede',
  ],
  'the agent’s own questions': [
    'step.client.label',
    'step.client.title',
    'step.client.lede',
    'field.agent.show_mc_group.hint',
    'field.agent.authorized.why',
    'field.agent.client_since.label',
    'field.agent.client_reference.label',
    'field.agent.client_reference.hint',
  ],
  'to whoever signs': ['validationError.signature'],
  'of something or somebody else': [
    'validationError.isFeinOrSsnValid',
    'validationError.isVin',
    'validationError.taxNumber.nif_es',
    'validationError.unknownZip',
    'field.carriers.chubb_sci.knockout_answer.why',
    'field.claims.list.line.option.liability',
    'field.multirriesgo.theft.option.full',
    'field.sa_es.obliged.why',
    'field.sa_es.scope.hint',
    'field.sa_es.total.hint',
    'appetite.animals',
    'appetite.care',
  ],
}
