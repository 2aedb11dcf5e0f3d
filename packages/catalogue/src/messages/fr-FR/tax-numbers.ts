/** Why another country's tax or company number is rejected and how to fix it. */
export const taxNumbers = {
  'validationError.taxNumber.siren':
    'Entrez les neuf chiffres du SIREN, par exemple 732 829 320. Un chiffre ne s’accorde pas avec les autres',
  'validationError.taxNumber.siret':
    'Entrez les 14 chiffres du SIRET : le SIREN (9 chiffres), puis le numéro de l’établissement (5 chiffres). Il figure sur l’extrait Kbis, l’avis de situation SIRENE et vos factures',
  'validationError.taxNumber.nif_es': 'Entrez le NIF, NIE ou CIF espagnol avec sa lettre, par exemple B12345674',
  'validationError.taxNumber.cuit': 'Entrez les 11 chiffres du CUIT argentin, par exemple 30-50001091-2',
  'validationError.taxNumber.nif_pt': 'Entrez les neuf chiffres du NIF ou NIPC portugais',
  'validationError.taxNumber.cnpj': 'Entrez les 14 lettres et chiffres du CNPJ brésilien',
  'validationError.taxNumber.cpf': 'Entrez les 11 chiffres du CPF brésilien',
  'validationError.taxNumber.cnpj_or_cpf': 'Entrez les 14 signes du CNPJ brésilien, ou les 11 chiffres du CPF',
  'validationError.taxNumber.utr': 'Entrez les dix chiffres du numéro fiscal britannique (UTR)',
  'validationError.taxNumber.company_number_uk':
    'Entrez le numéro de société britannique : huit chiffres, ou deux lettres et six chiffres',
  'validationError.taxNumber.vat_uk': 'Entrez les neuf chiffres du numéro de TVA britannique, avec ou sans GB',
  'validationError.isPayeReference':
    'Entrez la référence PAYE britannique : trois chiffres, une barre oblique et la suite, par exemple 123/AB456',
} as const
