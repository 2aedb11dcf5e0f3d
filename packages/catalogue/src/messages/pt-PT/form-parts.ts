/** Texts of controls that only later pages use. */
export const formParts = {
  'ui.signature.typed': 'Escrever o nome',
  'ui.signature.drawn': 'Desenhar',
  'ui.signature.name': 'O seu nome completo',
  'ui.signature.pad': 'Folha para assinar. Se não puder desenhar, escreva antes o nome',
  'ui.signature.undo': 'Desfazer o último traço',
  'ui.signature.clear': 'Limpar',
  'ui.signature.again': 'Assinar de novo',
  'ui.signature.drawnBy': 'Assinatura de {name}',
  'ui.signature.signedAt': 'Assinado em {date} às {time}',
  'ui.signature.said': '{name}, assinado em {date}',

  'ui.email.meant': 'Queria escrever {email}?',
  'ui.email.use': 'Usar este endereço',
  'ui.email.yours': 'Iniciou sessão com este endereço.',

  'ui.zip.filled': 'Preenchido: {place}',
  'ui.number.meant': 'Queria dizer:',
  'ui.zip.whichCity': '{state}: que cidade?',
  'ui.zip.differs': 'Pelo código postal é {place}, e não {city}.',
  'ui.zip.use': 'Usar {city}',

  'ui.picks.list': '{label}: juntar',
  'ui.picks.chosen': 'Escolhidos: {names}',
  'ui.picks.enter': 'Carregue em Enter para juntar {name}.',

  'ui.total.under': '{total} de {to}. Falta distribuir {rest}.',
  'ui.total.exact': '{total} de {to}. Está tudo distribuído.',
  'ui.total.over': '{total} de {to}. {rest} a mais.',

  'ui.onFile': 'Já registado',
  'ui.addsPages.one': 'Acrescenta uma página: {pages}',
  'ui.addsPages.other': 'Acrescenta {count} páginas: {pages}',
  'ui.lastYear': 'No ano passado: {answer}',
  'ui.lastYear.changed': 'Mudou',

  'ui.list.new': 'Novo',
  'ui.list.changed': 'Mudou',
  'ui.list.left': 'Saíram da lista: {names}',
} as const
