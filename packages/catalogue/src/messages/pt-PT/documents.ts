/** Documents of offers and policies: of insurers, proposals and certificates. */
export const documentTexts = {
  'documents.title': 'Documentos',
  'documents.kind.quote_letter': 'Carta de cotação',
  'documents.kind.binder': 'Nota de cobertura',
  'documents.kind.policy': 'Apólice',
  'documents.kind.endorsement': 'Ata adicional',
  'documents.outdated': 'Anterior à última resposta da seguradora',
  'documents.add': 'Acrescentar um documento',
  'documents.add.kind': 'O que é?',
  'documents.add.file': 'Ficheiro',
  'documents.add.go': 'Acrescentar',
  'documents.add.done': 'Adicionado.',
  'documents.remove': 'Retirar',
  'documents.add.failed': 'Não foi possível acrescentar este ficheiro.',
  'documents.add.notAdded':
    'A resposta está registada. Não foi possível acrescentar o ficheiro: acrescente-o na cotação.',
  'desk.event.offer_document_added': 'Chegou um documento da seguradora',
  'desk.event.offer_document_refused': 'Documento da seguradora não aceite',
  'desk.event.offer_document_removed': 'Documento da seguradora retirado',
  'proposal.title': 'Comparação de cotações',
  'proposal.asOf': 'Em {date}',
  'proposal.notInsured': 'Isto não é um seguro',
  'proposal.notInsured.text':
    'Ninguém fica segurado com esta comparação. O seguro só entra em vigor quando a seguradora escolhida o confirma.',
  'proposal.differs': '{insurer}: o que difere do que pediu',
  'proposal.same': 'Nada difere do que pediu.',
  'proposal.others': 'Seguradoras sem preço',
  'proposal.next': 'O que vem a seguir',
  'proposal.next.text': 'Escolha uma cotação em {address}. Depois é-lhe pedido o que a seguradora ainda precisa.',
  'proposal.terms':
    'Os preços e as condições são os que as seguradoras nos deram. Se a apólice disser outra coisa, vale a apólice.',
  'proposal.edition': 'edição {edition}',
  'proposal.group.limits': 'Limites e franquias',
  'proposal.group.benefits': 'O que está incluído',
  'proposal.group.exclusions': 'Não coberto',
  'proposal.group.terms': 'Condições',
  'proposal.fees.included': 'No preço do ano',
  'proposal.year': 'Preço do ano',
  'proposal.kind': 'Tipo de cotação',
  'proposal.download': 'Descarregar a comparação (PDF)',
  'proposal.send': 'Enviar a comparação',
  'proposal.sent': 'Enviada ao cliente',
  'proposal.send.text':
    'O cliente recebe um e-mail com um link para a página das cotações, onde pode descarregar a comparação.',
  'desk.event.proposal_sent': 'Comparação enviada',
  'documents.kind.certificate': 'Certificado',
  'certificate.title': 'Certificado de seguro',
  'certificate.issued': 'Emitido em {date}, número {number}',
  'certificate.means': 'Apenas para informação',
  'certificate.rights':
    'Este certificado não dá ao destinatário qualquer direito ao abrigo da apólice nem contra a seguradora.',
  'certificate.changes': 'Não altera, alarga nem substitui a apólice. Só a apólice diz o que está coberto.',
  'certificate.holder': 'Destinatário',
  'certificate.insured': 'Segurado',
  'certificate.insurer': 'Seguradora',
  'certificate.line': 'Seguro',
  'certificate.policy': 'Número da apólice',
  'certificate.term': 'Em vigor',
  'certificate.limits': 'Limites e franquias',
  'certificate.day':
    'Diz o que a seguradora tinha confirmado até {date}. A apólice pode mudar ou terminar depois desse dia, e ninguém é obrigado a avisar o destinatário.',
  'certificate.ask': 'Emitir um certificado',
  'certificate.ask.text':
    'Para quem tem de saber que tem seguro, como um senhorio ou um cliente. Não lhe dá quaisquer direitos.',
  'certificate.ask.name': 'Para quem é',
  'certificate.ask.street': 'Rua e número',
  'certificate.ask.city': 'Localidade',
  'certificate.ask.state': 'Distrito ou região',
  'certificate.ask.zip': 'Código postal',
  'certificate.ask.go': 'Emitir',
  'certificate.ask.done': 'Emitido. Está entre os documentos.',
  'certificate.ask.failed':
    'Não foi possível emitir o certificado. Verifique o nome e a morada, ou ligue ao seu consultor.',
} as const

/** Mails about documents. */
export const documentMails = {
  'mail.proposal.subject': 'A sua comparação de cotações',
  'mail.proposal.subject.company': 'A sua comparação de cotações: {company}',
  'mail.proposal.title': 'A sua comparação está pronta',
  'mail.proposal.text':
    'As suas cotações estão lado a lado, com o que difere do que pediu. Escolha uma ou descarregue todas num documento.',
  'mail.proposal.text.company':
    'As cotações para {company} estão lado a lado, com o que difere do que foi pedido. Escolha uma ou descarregue todas num documento.',
  'mail.proposal.unasked': 'Recebe esta mensagem porque um pedido indica o seu endereço.',
} as const
