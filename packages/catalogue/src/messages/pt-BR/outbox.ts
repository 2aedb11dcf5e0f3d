/** The page that shows the mails of a local start. */
export const outboxPage = {
  'page.outbox.title': 'Caixa de saída',
  'page.outbox.lede': 'Nada é enviado desta máquina. Os e-mails ficam aqui para leitura.',
  'page.outbox.back': 'Ir para a solicitação',
  'page.outbox.loading': 'Procurando e-mails',
  'page.outbox.failed.title': 'Os e-mails não carregaram',
  'page.outbox.failed.text': 'Verifique se o servidor está funcionando. A página tenta de novo sozinha.',
  'page.outbox.none.title': 'Nenhum e-mail ainda',
  'page.outbox.none.text': 'Peça um código de acesso ou salve uma solicitação: o e-mail aparece aqui sozinho.',
  'page.outbox.list': 'E-mails, os mais novos primeiro',
  'page.outbox.to': 'Para {address}',
  'page.outbox.view': 'Como mostrar o e-mail',
  'page.outbox.html': 'Como foi enviado',
  'page.outbox.text': 'Só texto',
  'page.outbox.frame': 'E-mail: {subject}',
  'page.outbox.staff': 'Equipe de exemplo',
  'page.outbox.staff.text':
    'Ela não tem celulares. Quando for pedido um código do aplicativo autenticador, use o que está aqui.',
  'page.outbox.code': 'Próximo código de {email}: {code}',
} as const
