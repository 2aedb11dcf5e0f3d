/** Texts of controls that only later pages use. */
export const formParts = {
  'ui.signature.typed': 'Taper votre nom',
  'ui.signature.drawn': 'Dessiner',
  'ui.signature.name': 'Vos prénom et nom',
  'ui.signature.pad': 'Cadre pour signer. Si vous ne pouvez pas dessiner, tapez votre nom',
  'ui.signature.undo': 'Annuler le dernier trait',
  'ui.signature.clear': 'Effacer',
  'ui.signature.again': 'Signer à nouveau',
  'ui.signature.drawnBy': 'Signature de {name}',
  'ui.signature.signedAt': 'Signé le {date} à {time}',
  'ui.signature.said': '{name}, signé le {date}',

  'ui.email.meant': 'Vouliez-vous dire {email} ?',
  'ui.email.use': 'Utiliser cette adresse',
  'ui.email.yours': 'Vous êtes connecté avec cette adresse.',

  'ui.zip.filled': 'Rempli : {place}',
  'ui.number.meant': 'Vouliez-vous dire :',
  'ui.zip.whichCity': '{state} : quelle ville ?',
  'ui.zip.differs': 'D’après le code postal, c’est {place}, et non {city}.',
  'ui.zip.use': 'Utiliser {city}',

  'ui.picks.list': '{label} : en ajouter',
  'ui.picks.chosen': 'Choix : {names}',
  'ui.picks.enter': 'Appuyez sur Entrée pour ajouter {name}.',

  'ui.total.under': '{total} sur {to}. Reste {rest} à répartir.',
  'ui.total.exact': '{total} sur {to}. Tout est réparti.',
  'ui.total.over': '{total} sur {to}. {rest} de trop.',

  'ui.onFile': 'Enregistré',
  'ui.addsPages.one': 'Ajoute une page : {pages}',
  'ui.addsPages.other': 'Ajoute {count} pages : {pages}',
  'ui.lastYear': 'L’an dernier : {answer}',
  'ui.lastYear.changed': 'Modifié',

  'ui.list.new': 'Nouveau',
  'ui.list.changed': 'Modifié',
  'ui.list.left': 'Plus dans la liste : {names}',
} as const
