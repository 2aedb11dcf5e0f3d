/** Why another country's tax or company number is rejected and how to fix it. */
export const taxNumbers = {
  'validationError.taxNumber.siren': 'Escriba las nueve cifras del SIREN',
  'validationError.taxNumber.siret': 'Escriba las 14 cifras del SIRET',
  'validationError.taxNumber.nif_es': 'Escriba el NIF o NIE completo, con su letra, como B12345674 o 54362315K',
  'validationError.taxNumber.cuit': 'Escriba las 11 cifras del CUIT, como 30-50001091-2',
  'validationError.taxNumber.nif_pt': 'Escriba las nueve cifras del NIF portugués',
  'validationError.taxNumber.cnpj': 'Escriba las 14 letras y cifras del CNPJ, como 12.ABC.345/01DE-35',
  'validationError.taxNumber.cpf': 'Escriba las 11 cifras del CPF',
  'validationError.taxNumber.cnpj_or_cpf': 'Escriba las 14 letras y cifras del CNPJ o las 11 cifras del CPF',
  'validationError.taxNumber.utr': 'Escriba las 10 cifras del número fiscal británico (UTR)',
  'validationError.taxNumber.company_number_uk':
    'Escriba el número de la sociedad británica: ocho cifras, o dos letras y seis cifras. Si es más corto, ponga ceros delante',
  'validationError.taxNumber.vat_uk': 'Escriba las nueve cifras del IVA británico, con GB delante o sin él',
  'validationError.isPayeReference':
    'Escriba la referencia PAYE: tres cifras, una barra y lo que sigue, como 123/AB456',
} as const
