/** The page that shows the mails of a local start. */
export const outboxPage = {
  'page.outbox.title': 'Caixa de saída',
  'page.outbox.lede': 'Desta máquina não sai nada. Os e-mails ficam aqui para serem lidos.',
  'page.outbox.back': 'Ir para o pedido',
  'page.outbox.loading': 'À procura de e-mails',
  'page.outbox.failed.title': 'Os e-mails não carregaram',
  'page.outbox.failed.text': 'Verifique se o servidor está ligado. A página tenta de novo sozinha.',
  'page.outbox.none.title': 'Ainda não há e-mails',
  'page.outbox.none.text': 'Peça um código para iniciar sessão ou guarde um pedido: o e-mail aparece aqui sozinho.',
  'page.outbox.list': 'E-mails, do mais recente para o mais antigo',
  'page.outbox.to': 'Para {address}',
  'page.outbox.view': 'Como mostrar o e-mail',
  'page.outbox.html': 'Como é enviado',
  'page.outbox.text': 'Só texto',
  'page.outbox.frame': 'E-mail: {subject}',
  'page.outbox.staff': 'Pessoal de exemplo',
  'page.outbox.staff.text':
    'Não tem telemóveis. Quando for pedido um código da aplicação de autenticação, use o que está aqui.',
  'page.outbox.code': 'Próximo código de {email}: {code}',
} as const
