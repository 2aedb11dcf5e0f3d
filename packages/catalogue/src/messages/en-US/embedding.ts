/** The form that other sites embed, and the page on which it continues. */
export const embeddingTexts = {
  'page.embed.frame': '{name}: the first questions',
  'page.embed.title': 'Get offers for your business',
  'page.embed.signed': 'What {partner} told us already is taken along. You can check it on the pages that follow.',
  'page.embed.partner': 'this site',
  'page.embed.continues': 'Continue takes you to {name}, with these answers.',
  'page.embed.failed': 'That did not work. Check your connection, then press Continue again.',
  'page.start.title': 'Taking your answers along',
  'page.start.refused.title': 'Your answers could not be taken along',
  'page.start.refused.lede':
    'They can be used for ten minutes only. Nothing was stored: please give them again. It takes a minute.',
  'page.start.refused.begin': 'Begin with the first questions',
  'page.start.failed.title': 'Your answers have not arrived yet',
  'page.start.failed.lede': 'Check your connection, then try again. Until then they are kept on this page.',
} as const
