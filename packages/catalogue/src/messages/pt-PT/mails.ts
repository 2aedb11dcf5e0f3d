/** Texts of mails. Server only. */
export const mails = {
  'mail.sign_in_code.subject': 'Iniciar sessão em {site}',
  'mail.sign_in_code.title': 'O seu código',
  'mail.sign_in_code.text': 'Escreva este código na página onde o pediu.',
  'mail.sign_in_code.valid.one': 'É válido durante um minuto, uma só vez e apenas no navegador que o pediu.',
  'mail.sign_in_code.valid.other': 'É válido durante {count} minutos, uma só vez e apenas no navegador que o pediu.',
  'mail.sign_in_code.unasked':
    'Se não pediu um código, ignore este e-mail: ninguém entra sem ele. Não dê o código a ninguém. Nunca o pedimos por telefone nem por e-mail.',

  'mail.saved_application.subject': 'O seu pedido de seguro está guardado',
  'mail.saved_application.subject.company': 'O pedido de seguro de {company} está guardado',
  'mail.saved_application.title': 'O seu pedido está guardado',
  'mail.saved_application.text':
    'Continue quando lhe der jeito, em qualquer dispositivo. As respostas ficam todas guardadas.',
  'mail.saved_application.text.company':
    'Continue o pedido de {company} quando lhe der jeito, em qualquer dispositivo. As respostas ficam todas guardadas.',
  'mail.saved_application.sender': '{sender} pediu-nos que lhe enviássemos este link. Não verificámos quem é.',
  'mail.saved_application.sender.nobody':
    'Alguém que não indicou o nome pediu-nos que lhe enviássemos este link. Não verificámos quem é.',
  'mail.saved_application.unasked':
    'Se este pedido não é seu, ignore este e-mail. Alguém pode ter-se enganado no endereço.',

  'mail.handed_over.subject': '{agency} enviou-lhe um pedido de seguro',
  'mail.handed_over.subject.company': '{agency} enviou-lhe o pedido de seguro de {company}',
  'mail.handed_over.title': 'Tem um pedido à sua espera',
  'mail.handed_over.text':
    '{agent}, de {agency}, começou um pedido de seguro para a sua empresa. Confirme as respostas, complete o que falta e envie-o.',
  'mail.handed_over.text.company':
    '{agent}, de {agency}, começou um pedido de seguro para {company}. Confirme as respostas, complete o que falta e envie-o.',
  'mail.handed_over.note': '{agent} escreve:',
  'mail.handed_over.unasked': 'Se não conhece {agency}, ignore este e-mail. Nada é contratado nem enviado.',

  'mail.follow_up.subject': 'O seu pedido de seguro está por acabar',
  'mail.follow_up.subject.company': 'O pedido de seguro de {company} está por acabar',
  'mail.follow_up.title': 'Continue onde ficou',
  'mail.follow_up.text': 'As suas respostas estão guardadas. Acabe o pedido para ver o que as seguradoras oferecem.',
  'mail.follow_up.text.company':
    'As respostas de {company} estão guardadas. Acabe o pedido para ver o que as seguradoras oferecem.',
  'mail.follow_up.unasked': 'Se já não precisa do seguro, não tem de fazer nada.',

  'mail.submitted.subject': 'Recebemos o seu pedido de seguro',
  'mail.submitted.subject.company': 'Recebemos o pedido de seguro de {company}',
  'mail.submitted.title': 'O seu pedido foi enviado',
  'mail.submitted.none': 'O seu mediador vai lê-lo e contactá-lo sobre o próximo passo.',
  'mail.submitted.text.one':
    'Foi enviado a uma seguradora. A resposta aparece na página das suas cotações assim que chegar.',
  'mail.submitted.text.other':
    'Foi enviado a {count} seguradoras. As respostas aparecem na página das suas cotações à medida que chegam.',
  'mail.submitted.notBought': 'Ainda não tem seguro. O seguro só começa quando a seguradora emite a apólice.',
  'mail.submitted.unasked': 'Se este pedido não é seu, avise-nos pelo telefone ou endereço abaixo.',

  'mail.insurer_answered.subject': 'Uma seguradora respondeu',
  'mail.insurer_answered.subject.company': 'Uma seguradora respondeu a {company}',
  'mail.insurer_answered.title': 'Tem uma resposta',
  'mail.insurer_answered.text.one': '{insurer} decidiu sobre o seu pedido. Veja o que diz.',
  'mail.insurer_answered.text.other':
    '{insurer} e outras decidiram sobre o seu pedido: {count} seguradoras ao todo. Veja o que dizem.',
  'mail.insurer_answered.unasked': 'Se este pedido não é seu, avise-nos pelo telefone ou endereço abaixo.',
  'mail.insurer_asks.subject': 'Uma seguradora tem uma pergunta',
  'mail.insurer_asks.subject.company': 'Uma seguradora tem uma pergunta para {company}',
  'mail.insurer_asks.title': 'Uma seguradora tem uma pergunta',
  'mail.insurer_asks.text.one': '{insurer} quer saber mais antes de decidir. Abra as cotações e responda aí.',
  'mail.insurer_asks.text.other':
    '{insurer} quer saber mais antes de decidir. Abra as cotações e responda aí. Há novidades de {count} seguradoras.',
  'mail.insurer_asks.unasked': 'Se este pedido não é seu, avise-nos pelo telefone ou endereço abaixo.',

  'mail.advisor_lines.subject': 'Um cliente quer seguros sem cotação online',
  'mail.advisor_lines.subject.company': '{company} quer seguros sem cotação online',
  'mail.advisor_lines.title': 'Seguros por colocar',
  'mail.advisor_lines.text':
    'Nenhuma seguradora dá cotação deles online. O cliente foi informado de que o vai contactar.',
  'mail.advisor_lines.company': 'Cliente: {company}',
  'mail.advisor_lines.quote': 'Pedido: {quote}',

  'mail.support_case.subject': '{reference}: {topic}',
  'mail.support_case.title': '{topic}',
  'mail.support_case.from': '{sender} escreve:',
  'mail.support_case.from.nobody': 'Alguém que não deu nome nem e-mail escreve:',
  'mail.support_case.reply': 'Responda a este e-mail para lhe responder. A referência é {reference}.',
  'mail.support_case.noReply': 'Não há endereço para responder. A referência é {reference}.',

  'mail.account_erased.subject': 'Os seus dados foram apagados',
  'mail.account_erased.title': 'Os seus dados foram apagados',
  'mail.account_erased.text': 'Apagámos o que nos pediu para apagar. Não é possível desfazer.',
  'mail.account_erased.closed': 'A sua conta foi encerrada e já não há sessões iniciadas.',
  'mail.account_erased.kept.one': 'Há um pedido que tem de ficar guardado. A conta continua aberta para o poder ver.',
  'mail.account_erased.kept.other':
    'Há {count} pedidos que têm de ficar guardados. A conta continua aberta para os poder ver.',
  'mail.account_erased.left.one': 'Um pedido fica com a agência que o fez. Peça à agência que o apague.',
  'mail.account_erased.left.other': '{count} pedidos ficam com a agência que os fez. Peça à agência que os apague.',
  'mail.account_erased.unasked': 'Se não foi quem pediu isto, telefone-nos ou escreva-nos de imediato.',

  'mail.undelivered_mail.subject': 'Um e-mail não chegou',
  'mail.undelivered_mail.title': 'Um e-mail não chegou',
  'mail.undelivered_mail.text':
    '“{title}” não chegou a {address}. O servidor de e-mail recusou-o ou não respondeu a tempo.',
  'mail.undelivered_mail.next': 'Não voltará a ser enviado. Contacte a pessoa de outra forma ou peça o endereço certo.',

  'mail.desk_asks.subject': 'Uma pergunta sobre o seu pedido',
  'mail.desk_asks.subject.company': 'Uma pergunta sobre o pedido de {company}',
  'mail.desk_asks.title': 'Temos uma pergunta',
  'mail.desk_asks.text': 'Precisamos de algo da sua parte para continuar o seu pedido.',
  'mail.desk_asks.text.company': 'Precisamos de algo da sua parte para continuar o pedido de {company}.',
  'mail.desk_asks.asks': 'Perguntamos:',
  'mail.desk_asks.go': 'Responder',
  'mail.desk_asks.unasked': 'Se não pediu um seguro aqui, ignore este e-mail.',

  'mail.staff_invited.subject': 'Trabalha agora em {site}',
  'mail.staff_invited.title': 'Faz parte da equipa',
  'mail.staff_invited.text': 'Um operador de {site} adicionou-o à equipa.',
  'mail.staff_invited.next':
    'Inicie sessão com este endereço: recebe um código por e-mail e, da primeira vez, configura uma aplicação de autenticação.',
  'mail.staff_invited.go': 'Iniciar sessão',
  'mail.webhook_disabled.subject': 'O webhook “{endpoint}” está desativado',
  'mail.webhook_disabled.title': 'Um webhook está desativado',
  'mail.webhook_disabled.failing': '“{endpoint}” não aceita nenhum evento há cinco dias; nada mais lhe é enviado.',
  'mail.webhook_disabled.gone': '“{endpoint}” respondeu que já não existe (410); nada mais lhe é enviado.',
  'mail.webhook_disabled.next': 'Repare o recetor, volte a ativá-lo em Gestão e envie o que lhe falta.',
  'mail.webhook_disabled.go': 'Abrir os webhooks',

  'mail.link.go': 'Abrir o pedido',
  'mail.link.offers': 'Ver as cotações',
  'mail.link.code': 'Para proteger as suas respostas, a página envia primeiro um código para este e-mail.',
  'mail.link.until': 'O link funciona até {date}.',
  'mail.contact.phone': 'Dúvidas? {name}, {phone}, {email}. {hours}.',
  'mail.contact.agency': 'Dúvidas? Fale com {name}.',
  'mail.contact.agency.reach': 'Dúvidas? {name}, {reach}.',
  'mail.contact': 'Dúvidas? {name}, {email}. {hours}.',
} as const
