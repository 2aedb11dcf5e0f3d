/** Texts that only the server uses: validation, appetite, documents. */
export const quoting = {
  'page.documentTitle': '{name}: cotações de seguro para empresas',
  'page.documentDescription':
    '{name}: descreva sua empresa uma vez, responda só ao que importa e compare propostas de várias seguradoras.',
  'validationError.unknownClass': 'Escolha a atividade na lista',
  'validationError.unknownZip': 'Não conhecemos este CEP. Confira os oito dígitos',
  'validationError.stateNotOfZip': 'O CEP {code} fica em {places}. Escolha esse estado ou confira o CEP',
  'validationError.zipNotServed':
    'Informe o CEP de um lugar onde a empresa trabalha, não de uma caixa postal no exterior',
  'validationError.notText': 'Retire os caracteres que não podem ser lidos',
  'validationError.readOnly': 'Isto não pode ser mudado aqui',
  'validationError.notAField': 'Uma cotação não tem campo com esse nome',
  'validationError.notAsked': 'Esta cotação não pergunta isto',
  'validationError.wrongShape': 'Aqui devem estar respostas com nome',
  'validationError.itemIds': 'Dê a cada item um identificador próprio, com letras, números e hifens',
  'validationError.unknownAttestation': 'Informe as declarações que foram mostradas e aceitas',
  'validationError.unknownOffer': 'Escolha entre as ofertas desta solicitação que ainda podem ser contratadas',
  'validationError.linkNotTheirs':
    'Alguém já entrou nesta solicitação. Envie o link para o e-mail com que essa pessoa entrou',

  'appetite.notKnownYet': 'Informe primeiro a atividade e o CEP.',

  'offer.knockedOut': 'A resposta na verificação inicial exclui esta seguradora. As outras continuam cotando.',
  'offer.unavailable':
    'O sistema desta seguradora não respondeu, por isso não há preço. Não tem relação com a sua empresa.',
  'offer.refused': 'Esta seguradora não conseguiu ler a solicitação, por isso não há preço. Fale com o seu corretor.',
  'offer.advisorCalls': 'Ligue para o seu corretor, que pode consultar de novo.',

  'document.draft': 'Rascunho, não enviado',
  'document.title': 'Solicitação de seguro',
  'document.submitted': 'Enviada em {date}',
  'document.signature': 'Assinatura do proponente',
  'document.date': 'Data',
  'document.remarks': 'Respostas que não coincidem',
  'document.notAnswered': 'Sem resposta',
  'document.signed.by': 'Assinado eletronicamente por {name}',
  'document.signed.at': 'Assinado em {date}',
  'document.signed.hash': 'Código de verificação das respostas assinadas: {hash}',
  'document.renewal.title': 'Solicitação de renovação',
  'document.renewal.period': 'Vigência de {from} a {to}',
  'document.renewal.changed': 'O que mudou desde o ano passado',
  'document.renewal.question': 'Pergunta',
  'document.renewal.before': 'Ano passado',
  'document.renewal.after': 'Este ano',
  'document.renewal.nothing': 'As respostas do ano passado são todas iguais. O que é novo neste ano está abaixo.',
  'document.renewal.added': 'Incluído',
  'document.renewal.removed': 'Não está mais na lista',
  'document.renewal.listed': 'Na lista',
  'document.renewal.notListed': 'Fora da lista',
  'document.renewal.unchanged': 'Confirmado sem mudança',
  'document.renewal.confirmed': 'Sem mudança',
  'document.renewal.carried': 'Como na solicitação do ano passado',
} as const
