/** The form that other sites embed, and the page on which it continues. */
export const embeddingTexts = {
  'page.embed.frame': '{name} : les premières questions',
  'page.embed.title': 'Recevez des offres pour votre entreprise',
  'page.embed.signed':
    'Ce que {partner} nous a déjà indiqué est repris. Vous pourrez le vérifier dans les pages suivantes.',
  'page.embed.partner': 'ce site',
  'page.embed.continues': 'Continuer vous mène chez {name}, avec ces réponses.',
  'page.embed.failed': 'Cela n’a pas fonctionné. Vérifiez votre connexion, puis appuyez de nouveau sur Continuer.',
  'page.start.title': 'Reprise de vos réponses',
  'page.start.refused.title': 'Vos réponses n’ont pas pu être reprises',
  'page.start.refused.lede':
    'Elles ne sont utilisables que dix minutes. Rien n’a été enregistré : indiquez-les de nouveau, cela prend une minute.',
  'page.start.refused.begin': 'Commencer par les premières questions',
  'page.start.failed.title': 'Vos réponses ne sont pas encore arrivées',
  'page.start.failed.lede':
    'Vérifiez votre connexion, puis réessayez. En attendant, elles sont conservées sur cette page.',
} as const
