/** Texts of the upload control. */
export const uploads = {
  'upload.choose': 'Escolher ficheiros',
  'upload.drop': 'ou arraste-os para aqui',
  'upload.limits': 'PDF, Word, Excel, CSV, texto, PNG ou JPEG, até 10 MB cada',
  'upload.list': 'Ficheiros juntos',
  'upload.sending': 'A enviar {name}: {percent}%',
  'upload.waiting': '{name} é o próximo',
  'upload.added': '{name} foi junto',
  'upload.removed': '{name} foi retirado',
  'upload.stop': 'Parar o envio de {name}',
  'upload.retry': 'Enviar {name} de novo',
  'upload.dismiss': 'Deixar de fora {name}',
  'upload.remove': 'Retirar {name}',
  'upload.remove.title': 'Retirar este ficheiro?',
  'upload.remove.note': 'É apagado aqui. A sua cópia não é afetada.',
  'upload.failed.connection': 'Não chegou. Verifique a ligação e envie de novo.',
  'upload.failed.tooLarge': 'Tem mais de 10 MB. Reduza-o ou divida-o em dois.',
  'upload.failed.empty': 'O ficheiro está vazio. Escolha outro.',
  'upload.failed.kind':
    'Este tipo de ficheiro não é aceite. Guarde-o como PDF, Word ou Excel sem macros, CSV, texto, PNG ou JPEG.',
  'upload.failed.heic':
    'É uma fotografia HEIC, como as que os telemóveis tiram. Guarde-a ou exporte-a como JPEG e junte essa.',
  'upload.failed.tiff': 'É uma imagem TIFF. Guarde-a como PDF ou JPEG e junte essa.',
  'upload.failed.picture': 'Este tipo de imagem não é aceite. Guarde-a como JPEG ou PNG e junte essa.',
  'upload.failed.oldWord':
    'É um ficheiro de uma versão antiga do Word. Abra-o, guarde-o como .docx ou PDF e junte esse.',
  'upload.failed.oldExcel':
    'É um ficheiro de uma versão antiga do Excel. Abra-o, guarde-o como .xlsx ou PDF e junte esse.',
  'upload.failed.locked':
    'Este ficheiro está protegido por palavra-passe ou com restrições. Guarde uma cópia sem elas e junte essa.',
  'upload.failed.active':
    'Este ficheiro tem macros, programas ou objetos incorporados. Guarde-o sem eles, ou como PDF, e junte esse.',
  'upload.failed.harmful':
    'A verificação de vírus considerou-o perigoso. Guarde-o de novo num computador de confiança e envie esse.',
  'upload.failed.tooMany': 'Já há 20 ficheiros. Retire um antes de juntar outro.',
  'upload.failed.closed': 'O pedido já não precisa deste ficheiro. Recarregue a página.',
  'upload.failed.completed': 'O pedido já foi enviado. Abra-o de novo antes de mexer nos ficheiros.',
  'upload.failed.other': 'Não foi possível juntá-lo. Envie de novo daqui a pouco ou fale com o seu mediador.',
} as const
