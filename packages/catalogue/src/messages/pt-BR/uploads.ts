/** Texts of the upload control. */
export const uploads = {
  'upload.choose': 'Escolher arquivos',
  'upload.drop': 'ou arraste-os para cá',
  'upload.limits': 'PDF, Word, Excel, CSV, texto, PNG ou JPEG, até 10 MB cada',
  'upload.list': 'Arquivos anexados',
  'upload.sending': 'Enviando {name}: {percent}%',
  'upload.waiting': '{name} é o próximo',
  'upload.added': '{name} foi anexado',
  'upload.removed': '{name} foi retirado',
  'upload.stop': 'Parar o envio de {name}',
  'upload.retry': 'Enviar {name} de novo',
  'upload.dismiss': 'Deixar {name} de fora',
  'upload.remove': 'Retirar {name}',
  'upload.remove.title': 'Retirar este arquivo?',
  'upload.remove.note': 'Ele é excluído daqui. A sua cópia não é alterada.',
  'upload.failed.connection': 'O arquivo não chegou. Verifique a conexão e envie de novo.',
  'upload.failed.tooLarge': 'O arquivo tem mais de 10 MB. Reduza o tamanho ou divida em dois.',
  'upload.failed.empty': 'O arquivo está vazio. Escolha outro.',
  'upload.failed.kind':
    'Este tipo de arquivo não é aceito. Salve como PDF, Word ou Excel sem macros, CSV, texto, PNG ou JPEG.',
  'upload.failed.heic': 'É uma foto HEIC, como as que os celulares tiram. Salve ou exporte como JPEG e anexe essa.',
  'upload.failed.tiff': 'É uma imagem TIFF. Salve como PDF ou JPEG e anexe essa.',
  'upload.failed.picture': 'Este tipo de imagem não é aceito. Salve como JPEG ou PNG e anexe essa.',
  'upload.failed.oldWord': 'É um arquivo de uma versão antiga do Word. Abra, salve como .docx ou PDF e anexe esse.',
  'upload.failed.oldExcel': 'É um arquivo de uma versão antiga do Excel. Abra, salve como .xlsx ou PDF e anexe esse.',
  'upload.failed.locked':
    'Este arquivo está protegido por senha ou com restrições. Salve uma cópia sem elas e anexe essa.',
  'upload.failed.active':
    'Este arquivo contém macros, programas ou objetos incorporados. Salve sem eles, ou como PDF, e anexe esse.',
  'upload.failed.harmful':
    'A verificação de vírus considerou o arquivo perigoso. Salve-o de novo em um computador confiável e envie esse.',
  'upload.failed.tooMany': 'Já há 20 arquivos. Retire um antes de anexar outro.',
  'upload.failed.closed': 'A solicitação não pede mais este arquivo. Recarregue a página.',
  'upload.failed.completed': 'A solicitação foi enviada. Reabra-a antes de mudar os arquivos.',
  'upload.failed.other': 'O arquivo não pôde ser anexado. Envie de novo daqui a pouco ou fale com o seu corretor.',
} as const
