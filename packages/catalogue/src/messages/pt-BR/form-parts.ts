/** Texts of controls that only later pages use. */
export const formParts = {
  'ui.signature.typed': 'Digitar o nome',
  'ui.signature.drawn': 'Desenhar',
  'ui.signature.name': 'Seu nome completo',
  'ui.signature.pad': 'Espaço para assinar. Se não puder desenhar, digite o nome',
  'ui.signature.undo': 'Desfazer o último traço',
  'ui.signature.clear': 'Limpar',
  'ui.signature.again': 'Assinar de novo',
  'ui.signature.drawnBy': 'Assinatura de {name}',
  'ui.signature.signedAt': 'Assinado em {date} às {time}',
  'ui.signature.said': '{name}, assinado em {date}',

  'ui.email.meant': 'Você quis dizer {email}?',
  'ui.email.use': 'Usar este endereço',
  'ui.email.yours': 'Você entrou com este endereço.',

  'ui.zip.filled': 'Preenchido: {place}',
  'ui.number.meant': 'Você quis dizer:',
  'ui.zip.whichCity': '{state}: qual cidade?',
  'ui.zip.differs': 'Pelo CEP é {place}, e não {city}.',
  'ui.zip.use': 'Usar {city}',

  'ui.picks.list': '{label}: adicione um item',
  'ui.picks.chosen': 'Escolhidos: {names}',
  'ui.picks.enter': 'Pressione Enter para adicionar {name}.',

  'ui.total.under': '{total} de {to}. Faltam {rest} para distribuir.',
  'ui.total.exact': '{total} de {to}. Tudo está distribuído.',
  'ui.total.over': '{total} de {to}. {rest} a mais.',

  'ui.onFile': 'Já registrado',
  'ui.addsPages.one': 'Acrescenta uma página: {pages}',
  'ui.addsPages.other': 'Acrescenta {count} páginas: {pages}',
  'ui.lastYear': 'No ano passado: {answer}',
  'ui.lastYear.changed': 'Mudou',

  'ui.list.new': 'Novo',
  'ui.list.changed': 'Mudou',
  'ui.list.left': 'Não está mais na lista: {names}',
} as const
