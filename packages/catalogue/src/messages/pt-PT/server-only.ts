/** Texts that only the server uses: validation, appetite, documents. */
export const serverOnly = {
  'page.documentTitle': '{name}: cotações de seguros para empresas',
  'page.documentDescription':
    '{name}: descreva a sua empresa uma vez, responda só ao que importa e compare cotações de várias seguradoras.',
  'validationError.unknownClass': 'Escolha a sua atividade na lista',
  'validationError.unknownZip': 'Não conhecemos este código postal. Confirme os algarismos',
  'validationError.stateNotOfZip':
    'O código postal {code} fica em {places}. Escolha essa região ou confirme o código postal',
  'validationError.zipNotServed': 'Indique o código postal de um local onde a empresa trabalha, em Portugal',
  'validationError.notText': 'Retire os caracteres que não se conseguem ler',
  'validationError.readOnly': 'Isto não se pode mudar aqui',
  'validationError.notAField': 'Um pedido não tem um campo com este nome',
  'validationError.notAsked': 'Este pedido não pergunta isto',
  'validationError.wrongShape': 'Isto tem de conter respostas com nome',
  'validationError.itemIds': 'Dê a cada registo um identificador próprio, com letras, algarismos e hífenes',
  'validationError.unknownAttestation': 'Indique as declarações que foram mostradas e aceites',
  'validationError.containedOffer': 'Escolha um dos dois: um destes seguros inclui o outro',
  'validationError.unknownOffer': 'Escolha entre as cotações deste pedido que ainda se podem aceitar',
  'validationError.linkNotTheirs':
    'Já há alguém com sessão iniciada neste pedido. Envie o link para o endereço com que iniciou sessão',

  'appetite.notKnownYet': 'Indique primeiro a atividade e o código postal.',

  'offer.knockedOut':
    'A sua resposta à primeira verificação exclui esta seguradora. As outras continuam a dar cotação.',
  'offer.unavailable':
    'O serviço desta seguradora não respondeu, por isso não há preço. Não tem a ver com a sua empresa.',
  'offer.refused': 'Esta seguradora não conseguiu ler o pedido, por isso não há preço. Telefone ao seu mediador.',
  'offer.askedByHand': 'Estamos a pedir um novo preço a esta seguradora.',
  'offer.advisorCalls': 'Telefone ao seu mediador, que pode voltar a perguntar.',

  'document.draft': 'Rascunho, não enviado',
  'document.title': 'Pedido de seguro',
  'document.submitted': 'Enviado em {date}',
  'document.signature': 'Assinatura de quem pede o seguro',
  'document.date': 'Data',
  'document.licenses': 'Mediador',
  'document.remarks': 'Respostas que não coincidem',
  'document.notAnswered': 'Sem resposta',
  'document.signed.by': 'Assinado eletronicamente por {name}',
  'document.signed.at': 'Assinado em {date}',
  'document.signed.hash': 'Impressão digital das respostas assinadas: {hash}',
  'document.renewal.title': 'Pedido de renovação',
  'document.renewal.period': 'Anuidade de {from} a {to}',
  'document.renewal.changed': 'O que mudou desde o ano passado',
  'document.renewal.question': 'Pergunta',
  'document.renewal.before': 'Ano passado',
  'document.renewal.after': 'Este ano',
  'document.renewal.nothing': 'As respostas são as do ano passado. O que é novo este ano está abaixo.',
  'document.renewal.added': 'Acrescentado',
  'document.renewal.removed': 'Saiu da lista',
  'document.renewal.listed': 'Na lista',
  'document.renewal.notListed': 'Não está na lista',
  'document.renewal.unchanged': 'Confirmado sem mudanças',
  'document.renewal.confirmed': 'Sem mudança',
  'document.renewal.carried': 'Como no pedido do ano passado',
} as const
