/** The form that other sites embed, and the page on which it continues. */
export const embeddingTexts = {
  'page.embed.frame': '{name}: as primeiras perguntas',
  'page.embed.title': 'Receba propostas para a sua empresa',
  'page.embed.signed': 'O que {partner} já nos informou é aproveitado. Você pode conferir nas páginas seguintes.',
  'page.embed.partner': 'este site',
  'page.embed.continues': 'Continuar leva você a {name}, com estas respostas.',
  'page.embed.failed': 'Não funcionou. Verifique a conexão e clique de novo em Continuar.',
  'page.start.title': 'Aproveitando as suas respostas',
  'page.start.refused.title': 'Não foi possível aproveitar as suas respostas',
  'page.start.refused.lede':
    'Elas só podem ser usadas por dez minutos. Nada foi salvo: informe-as de novo, leva um minuto.',
  'page.start.refused.begin': 'Começar pelas primeiras perguntas',
  'page.start.failed.title': 'As suas respostas ainda não chegaram',
  'page.start.failed.lede': 'Verifique a conexão e tente de novo. Até lá, elas ficam guardadas nesta página.',
} as const
