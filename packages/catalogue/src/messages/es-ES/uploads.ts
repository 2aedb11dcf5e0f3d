/** Texts of the upload control. */
export const uploads = {
  'upload.choose': 'Elegir archivos',
  'upload.drop': 'o suéltelos aquí',
  'upload.limits': 'PDF, Word, Excel, CSV, texto, PNG o JPEG, hasta 10\u00a0MB cada uno',
  'upload.list': 'Archivos añadidos',
  'upload.sending': 'Enviando {name}: {percent}\u00a0%',
  'upload.waiting': '{name} va después',
  'upload.added': '{name} se ha añadido',
  'upload.removed': '{name} se ha quitado',
  'upload.stop': 'Dejar de enviar {name}',
  'upload.retry': 'Enviar {name} de nuevo',
  'upload.dismiss': 'Dejar fuera {name}',
  'upload.remove': 'Quitar {name}',
  'upload.remove.title': '¿Quitar este archivo?',
  'upload.remove.note': 'Se borra aquí. Su propia copia no se toca.',
  'upload.failed.connection': 'No ha llegado. Revise su conexión y envíelo de nuevo.',
  'upload.failed.tooLarge': 'Pesa más de 10\u00a0MB. Redúzcalo o divídalo en dos.',
  'upload.failed.empty': 'El archivo está vacío. Elija otro.',
  'upload.failed.kind':
    'Este tipo de archivo no se admite. Guárdelo como PDF, Word o Excel sin macros, CSV, texto, PNG o JPEG.',
  'upload.failed.heic': 'Es una foto HEIC, como las que hacen los móviles. Guárdela o expórtela como JPEG y añada esa.',
  'upload.failed.tiff': 'Es una imagen TIFF. Guárdela como PDF o JPEG y añada esa.',
  'upload.failed.picture': 'Este tipo de imagen no se admite. Guárdela como JPEG o PNG y añada esa.',
  'upload.failed.oldWord':
    'Es un archivo de una versión antigua de Word. Ábralo, guárdelo como .docx o PDF y añada ese.',
  'upload.failed.oldExcel':
    'Es un archivo de una versión antigua de Excel. Ábralo, guárdelo como .xlsx o PDF y añada ese.',
  'upload.failed.locked':
    'Este archivo está protegido con contraseña o con restricciones. Guarde una copia sin ellas y añada esa.',
  'upload.failed.active':
    'Este archivo contiene macros, programas u objetos incrustados. Guárdelo sin ellos, o como PDF, y añada ese.',
  'upload.failed.harmful':
    'El análisis de virus considera dañino este archivo. Guárdelo de nuevo en un equipo de confianza y envíe ese.',
  'upload.failed.tooMany': 'Ya hay 20 archivos. Quite uno antes de añadir otro.',
  'upload.failed.closed': 'La solicitud ya no pide este archivo. Vuelva a cargar la página.',
  'upload.failed.completed': 'La solicitud está enviada. Ábrala otra vez antes de cambiar sus archivos.',
  'upload.failed.other': 'No se ha podido añadir. Envíelo de nuevo en un momento o consulte a su mediador.',
} as const
