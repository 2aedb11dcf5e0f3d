/** The second factor of staff, and the warning before they are signed out. */
export const secondFactorTexts = {
  'page.secondFactor.title': 'Un paso más',
  'page.secondFactor.lede':
    'Su trabajo aquí da acceso a datos de otras personas. Escriba el código que muestra ahora su aplicación de autenticación.',
  'page.secondFactor.label': 'Código de la aplicación',
  'page.secondFactor.hint': 'Seis cifras que cambian cada medio minuto. También sirve un código de recuperación.',
  'page.secondFactor.missing': 'Escriba las seis cifras de la aplicación o un código de recuperación, como k7mzq-4x8wp',
  'page.secondFactor.wrong': 'Ese código no es correcto o ya se usó. Espere al siguiente e inténtelo de nuevo.',
  'page.secondFactor.over': 'Ha pasado demasiado tiempo. Inicie sesión de nuevo.',
  'page.secondFactor.tooMany': 'Se han probado demasiados códigos. Inténtelo de nuevo en {count} minutos.',
  'page.secondFactor.tooMany.one': 'Se han probado demasiados códigos. Inténtelo de nuevo en un minuto.',
  'page.secondFactor.submit': 'Continuar',
  'page.secondFactor.checking': 'Comprobando',
  'page.secondFactor.lost.title': '¿Ha perdido el teléfono?',
  'page.secondFactor.lost.text':
    'Use uno de los códigos de recuperación que guardó al configurar la aplicación. Si no los tiene, pida a quien administra este sitio que la restablezca.',
  'page.secondFactor.enrol.title': 'Configurar una aplicación de autenticación',
  'page.secondFactor.enrol.lede':
    'Su trabajo aquí da acceso a datos de otras personas, y un código por correo no basta. Se hace una sola vez.',
  'page.secondFactor.enrol.step.1':
    'Abra una aplicación de autenticación en su teléfono y añada una cuenta escaneando esta imagen.',
  'page.secondFactor.enrol.step.2': 'Después escriba las seis cifras que muestra la aplicación.',
  'page.secondFactor.enrol.picture': 'Código QR para su aplicación de autenticación',
  'page.secondFactor.enrol.secret': '¿No puede escanearla? Escriba esto en la aplicación:',
  'page.secondFactor.enrol.code': 'Código de la aplicación',
  'page.secondFactor.enrol.submit': 'Confirmar',
  'page.secondFactor.enrol.failed': 'La imagen no se ha cargado. Inténtelo de nuevo.',
  'page.secondFactor.codes.title': 'Guarde estos códigos de recuperación',
  'page.secondFactor.codes.lede':
    'Si pierde el teléfono, cada uno le deja entrar una vez. Solo se muestran ahora: imprímalos o guárdelos con sus contraseñas.',
  'page.secondFactor.codes.label': 'Códigos de recuperación',
  'page.secondFactor.codes.copy': 'Copiar los códigos',
  'page.secondFactor.codes.copied': 'Copiados',
  'page.secondFactor.codes.print': 'Imprimir',
  'page.secondFactor.codes.goOn': 'Los he guardado',
  'page.sessionEnd.title': 'Su sesión se cerrará en {count} minutos',
  'page.sessionEnd.title.one': 'Su sesión se cerrará en un minuto',
  'page.sessionEnd.text': 'Hace un rato que no se guarda nada. Lo que ha escrito sigue aquí.',
  'page.sessionEnd.most':
    'Una sesión dura doce horas. Lo que ha escrito sigue aquí: vuelva a iniciar sesión después para continuar.',
  'page.sessionEnd.stay': 'Mantener la sesión',
  'page.sessionEnd.goOn': 'Seguir por ahora',
  'page.sessionEnd.failed': 'No ha funcionado. Revise su conexión e inténtelo de nuevo.',
  'page.signIn.ended.title': 'Se ha cerrado su sesión',
  'page.signIn.ended.text':
    'Pasó mucho tiempo sin guardar nada, o doce horas en total. Lo que escribió se conserva: inicie sesión para continuar.',
} as const
