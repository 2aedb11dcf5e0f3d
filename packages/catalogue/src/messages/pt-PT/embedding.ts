/** The form that other sites embed, and the page on which it continues. */
export const embeddingTexts = {
  'page.embed.frame': '{name}: as primeiras perguntas',
  'page.embed.title': 'Receba propostas para a sua empresa',
  'page.embed.signed': 'O que {partner} já nos indicou é aproveitado. Pode verificá-lo nas páginas seguintes.',
  'page.embed.partner': 'este site',
  'page.embed.continues': 'Continuar leva-o a {name}, com estas respostas.',
  'page.embed.failed': 'Não funcionou. Verifique a ligação e carregue de novo em Continuar.',
  'page.start.title': 'A aproveitar as suas respostas',
  'page.start.refused.title': 'Não foi possível aproveitar as suas respostas',
  'page.start.refused.lede':
    'Só podem ser usadas durante dez minutos. Nada foi guardado: indique-as de novo, demora um minuto.',
  'page.start.refused.begin': 'Começar pelas primeiras perguntas',
  'page.start.failed.title': 'As suas respostas ainda não chegaram',
  'page.start.failed.lede': 'Verifique a ligação e tente de novo. Até lá, ficam guardadas nesta página.',
} as const
