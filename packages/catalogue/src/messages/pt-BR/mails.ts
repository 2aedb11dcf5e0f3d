/** Texts of mails. Server only. */
export const mails = {
  'mail.sign_in_code.subject': 'Entrar em {site}',
  'mail.sign_in_code.title': 'Seu código de acesso',
  'mail.sign_in_code.text': 'Digite este código na página em que o pediu.',
  'mail.sign_in_code.valid.one': 'Vale por um minuto, uma só vez, e apenas no navegador que o pediu.',
  'mail.sign_in_code.valid.other': 'Vale por {count} minutos, uma só vez, e apenas no navegador que o pediu.',
  'mail.sign_in_code.unasked':
    'Se você não pediu um código, ignore este e-mail: ninguém consegue entrar sem ele. Não passe o código a ninguém. Nunca o pedimos por telefone nem por e-mail.',

  'mail.saved_application.subject': 'Sua solicitação de seguro está salva',
  'mail.saved_application.subject.company': 'A solicitação de seguro de {company} está salva',
  'mail.saved_application.title': 'Sua solicitação está salva',
  'mail.saved_application.text':
    'Continue quando for melhor, em qualquer aparelho. Todas as respostas estão guardadas.',
  'mail.saved_application.text.company':
    'Continue a solicitação de {company} quando for melhor, em qualquer aparelho. Todas as respostas estão guardadas.',
  'mail.saved_application.sender': '{sender} nos pediu para enviar este link a você. Não verificamos quem é.',
  'mail.saved_application.sender.nobody':
    'Alguém que não informou o nome nos pediu para enviar este link a você. Não verificamos quem é.',
  'mail.saved_application.unasked':
    'Se esta solicitação não é sua, ignore este e-mail. Alguém pode ter errado o endereço.',

  'mail.handed_over.subject': '{agency} enviou a você uma solicitação de seguro',
  'mail.handed_over.subject.company': '{agency} enviou a você a solicitação de seguro de {company}',
  'mail.handed_over.title': 'Uma solicitação espera por você',
  'mail.handed_over.text':
    '{agent}, de {agency}, começou uma solicitação de seguro para a sua empresa. Confira as respostas, complete o que falta e envie você mesmo.',
  'mail.handed_over.text.company':
    '{agent}, de {agency}, começou uma solicitação de seguro para {company}. Confira as respostas, complete o que falta e envie você mesmo.',
  'mail.handed_over.note': 'Recado de {agent}:',
  'mail.handed_over.unasked': 'Se você não conhece {agency}, ignore este e-mail. Nada foi contratado nem enviado.',

  'mail.follow_up.subject': 'Falta terminar sua solicitação de seguro',
  'mail.follow_up.subject.company': 'Falta terminar a solicitação de seguro de {company}',
  'mail.follow_up.title': 'Continue de onde parou',
  'mail.follow_up.text':
    'Suas respostas estão guardadas. Complete a solicitação para ver o que as seguradoras oferecem.',
  'mail.follow_up.text.company':
    'As respostas de {company} estão guardadas. Complete a solicitação para ver o que as seguradoras oferecem.',
  'mail.follow_up.unasked': 'Se não precisa mais do seguro, não há nada a fazer.',

  'mail.submitted.subject': 'Recebemos sua solicitação de seguro',
  'mail.submitted.subject.company': 'Recebemos a solicitação de seguro de {company}',
  'mail.submitted.title': 'Sua solicitação foi enviada',
  'mail.submitted.none': 'Seu corretor lê a solicitação agora e entra em contato sobre o próximo passo.',
  'mail.submitted.text.one':
    'Ela foi para uma seguradora. A resposta aparece na sua página de cotações assim que chegar.',
  'mail.submitted.text.other':
    'Ela foi para {count} seguradoras. As respostas aparecem na sua página de cotações conforme chegam.',
  'mail.submitted.notBought': 'Você ainda não tem seguro. Ele começa quando a apólice é emitida.',
  'mail.submitted.unasked': 'Se esta solicitação não é sua, avise pelo telefone ou endereço abaixo.',

  'mail.insurer_answered.subject': 'Uma seguradora respondeu',
  'mail.insurer_answered.subject.company': 'Uma seguradora respondeu a {company}',
  'mail.insurer_answered.title': 'Você tem uma resposta',
  'mail.insurer_answered.text.one': '{insurer} decidiu sobre a sua solicitação. Veja o que diz.',
  'mail.insurer_answered.text.other':
    '{insurer} e outras decidiram sobre a sua solicitação: {count} seguradoras ao todo. Veja o que dizem.',
  'mail.insurer_answered.unasked': 'Se esta solicitação não é sua, avise pelo telefone ou endereço abaixo.',
  'mail.insurer_asks.subject': 'Uma seguradora tem uma pergunta',
  'mail.insurer_asks.subject.company': 'Uma seguradora tem uma pergunta para {company}',
  'mail.insurer_asks.title': 'Uma seguradora tem uma pergunta',
  'mail.insurer_asks.text.one': '{insurer} quer saber mais antes de decidir. Abra as cotações e responda lá.',
  'mail.insurer_asks.text.other':
    '{insurer} quer saber mais antes de decidir. Abra as cotações e responda lá. Há novidades de {count} seguradoras.',
  'mail.insurer_asks.unasked': 'Se esta solicitação não é sua, avise pelo telefone ou endereço abaixo.',

  'mail.advisor_lines.subject': 'Um cliente quer seguros que não são cotados on-line',
  'mail.advisor_lines.subject.company': '{company} quer seguros que não são cotados on-line',
  'mail.advisor_lines.title': 'Providencie estes seguros',
  'mail.advisor_lines.text':
    'Nenhuma seguradora os cota on-line. O cliente foi avisado de que você entrará em contato.',
  'mail.advisor_lines.company': 'Cliente: {company}',
  'mail.advisor_lines.quote': 'Cotação: {quote}',

  'mail.account_erased.subject': 'Seus dados foram apagados',
  'mail.account_erased.title': 'Seus dados foram apagados',
  'mail.account_erased.text': 'Apagamos o que você pediu. Não dá para desfazer.',
  'mail.account_erased.closed': 'Sua conta está encerrada, e seus acessos foram apagados.',
  'mail.account_erased.kept.one': 'Uma solicitação precisa ser guardada. Sua conta continua aberta para você vê-la.',
  'mail.account_erased.kept.other':
    '{count} solicitações precisam ser guardadas. Sua conta continua aberta para você vê-las.',
  'mail.account_erased.left.one':
    'Uma solicitação fica com a corretora que a preencheu. Peça à corretora que a apague.',
  'mail.account_erased.left.other':
    '{count} solicitações ficam com a corretora que as preencheu. Peça à corretora que as apague.',
  'mail.account_erased.unasked': 'Se você não pediu isto, ligue ou escreva para nós imediatamente.',

  'mail.support_case.subject': '{reference}: {topic}',
  'mail.support_case.title': '{topic}',
  'mail.support_case.from': 'Mensagem de {sender}:',
  'mail.support_case.from.nobody': 'Mensagem de alguém que não deixou nome nem e-mail:',
  'mail.support_case.reply': 'Responda a este e-mail para falar com a pessoa. A referência é {reference}.',
  'mail.support_case.noReply': 'Não há endereço para responder. A referência é {reference}.',

  'mail.undelivered_mail.subject': 'Um e-mail não chegou',
  'mail.undelivered_mail.title': 'Um e-mail não chegou',
  'mail.undelivered_mail.text':
    '“{title}” não chegou a {address}. O servidor de e-mail recusou a mensagem ou não respondeu a tempo.',
  'mail.undelivered_mail.next': 'Ele não será reenviado. Fale com a pessoa por outro meio ou peça o endereço certo.',

  'mail.desk_asks.subject': 'Uma pergunta sobre a sua solicitação',
  'mail.desk_asks.subject.company': 'Uma pergunta sobre a solicitação de {company}',
  'mail.desk_asks.title': 'Temos uma pergunta',
  'mail.desk_asks.text': 'Precisamos de algo de você para continuar a sua solicitação.',
  'mail.desk_asks.text.company': 'Precisamos de algo de você para continuar a solicitação de {company}.',
  'mail.desk_asks.asks': 'Perguntamos:',
  'mail.desk_asks.go': 'Responder',
  'mail.desk_asks.unasked': 'Se você não pediu um seguro aqui, ignore este e-mail.',

  'mail.staff_invited.subject': 'Você agora trabalha em {site}',
  'mail.staff_invited.title': 'Você faz parte da equipe',
  'mail.staff_invited.text': 'Um operador de {site} adicionou você à equipe.',
  'mail.staff_invited.next':
    'Entre com este endereço: você recebe um código por e-mail e, na primeira vez, configura um aplicativo autenticador.',
  'mail.staff_invited.go': 'Entrar',
  'mail.webhook_disabled.subject': 'O webhook “{endpoint}” está desativado',
  'mail.webhook_disabled.title': 'Um webhook está desativado',
  'mail.webhook_disabled.failing': '“{endpoint}” não aceita nenhum evento há cinco dias; nada mais é enviado a ele.',
  'mail.webhook_disabled.gone': '“{endpoint}” respondeu que não existe mais (410); nada mais é enviado a ele.',
  'mail.webhook_disabled.next': 'Conserte o receptor, ative-o de novo em Operações e envie o que ele perdeu.',
  'mail.webhook_disabled.go': 'Abrir os webhooks',

  'mail.link.go': 'Abrir a solicitação',
  'mail.link.offers': 'Ver as cotações',
  'mail.link.code': 'Para proteger suas respostas, a página envia antes um código a este e-mail.',
  'mail.link.until': 'O link funciona até {date}.',
  'mail.contact.phone': 'Dúvidas? {name}, {phone}, {email}. {hours}.',
  'mail.contact.agency': 'Dúvidas? Fale com {name}.',
  'mail.contact.agency.reach': 'Dúvidas? {name}, {reach}.',
  'mail.contact': 'Dúvidas? {name}, {email}. {hours}.',
} as const
