/** Why another country's tax or company number is rejected and how to fix it. */
export const taxNumbers = {
  'validationError.taxNumber.siren': 'Indique os nove algarismos do SIREN',
  'validationError.taxNumber.siret': 'Indique os 14 algarismos do SIRET',
  'validationError.taxNumber.nif_es': 'Indique o NIF, NIE ou CIF espanhol com a letra',
  'validationError.taxNumber.cuit': 'Indique os 11 algarismos do CUIT',
  'validationError.taxNumber.nif_pt':
    'Indique os nove algarismos do NIF ou NIPC. Se estão todos, há um que não bate certo com os outros',
  'validationError.taxNumber.cnpj': 'Indique as 14 letras e algarismos do CNPJ',
  'validationError.taxNumber.cpf': 'Indique os 11 algarismos do CPF',
  'validationError.taxNumber.cnpj_or_cpf': 'Indique as 14 letras e algarismos do CNPJ, ou os 11 algarismos do CPF',
  'validationError.taxNumber.utr': 'Indique os 10 algarismos do UTR britânico',
  'validationError.taxNumber.company_number_uk': 'Indique os oito caracteres do número de empresa britânico',
  'validationError.taxNumber.vat_uk': 'Indique os nove algarismos do número de IVA britânico',
  'validationError.isPayeReference': 'Indique a referência PAYE britânica, por exemplo 123/AB456',
} as const
