/** The second factor of staff, and the warning before they are signed out. */
export const secondFactorTexts = {
  'page.secondFactor.title': 'Falta um passo',
  'page.secondFactor.lede':
    'O seu trabalho aqui dá acesso a dados de outras pessoas. Digite o código que o seu aplicativo autenticador mostra agora.',
  'page.secondFactor.label': 'Código do aplicativo',
  'page.secondFactor.hint': 'Seis dígitos que mudam a cada meio minuto. Um código de recuperação também serve.',
  'page.secondFactor.missing': 'Digite os seis dígitos do aplicativo, ou um código de recuperação como k7mzq-4x8wp',
  'page.secondFactor.wrong': 'Esse código não está certo, ou já foi usado. Espere o próximo e tente de novo.',
  'page.secondFactor.over': 'Passou tempo demais. Entre de novo.',
  'page.secondFactor.tooMany': 'Foram tentados códigos demais. Tente de novo em {count} minutos.',
  'page.secondFactor.tooMany.one': 'Foram tentados códigos demais. Tente de novo em um minuto.',
  'page.secondFactor.submit': 'Continuar',
  'page.secondFactor.checking': 'Verificando',
  'page.secondFactor.lost.title': 'Perdeu o celular?',
  'page.secondFactor.lost.text':
    'Use um dos códigos de recuperação que você guardou ao configurar o aplicativo. Sem eles, peça a quem administra este site para redefinir.',
  'page.secondFactor.enrol.title': 'Configurar um aplicativo autenticador',
  'page.secondFactor.enrol.lede':
    'O seu trabalho aqui dá acesso a dados de outras pessoas, e um código por e-mail não basta. Isso é feito uma vez só.',
  'page.secondFactor.enrol.step.1':
    'Abra um aplicativo autenticador no celular e adicione uma conta lendo esta imagem.',
  'page.secondFactor.enrol.step.2': 'Depois digite os seis dígitos que o aplicativo mostra.',
  'page.secondFactor.enrol.picture': 'Código QR para o seu aplicativo autenticador',
  'page.secondFactor.enrol.secret': 'Não consegue ler a imagem? Digite isto no aplicativo:',
  'page.secondFactor.enrol.code': 'Código do aplicativo',
  'page.secondFactor.enrol.submit': 'Confirmar',
  'page.secondFactor.enrol.failed': 'A imagem não carregou. Tente de novo.',
  'page.secondFactor.codes.title': 'Guarde estes códigos de recuperação',
  'page.secondFactor.codes.lede':
    'Se você perder o celular, cada um deixa você entrar uma vez. Eles só são mostrados agora: imprima, ou guarde junto com as suas senhas.',
  'page.secondFactor.codes.label': 'Códigos de recuperação',
  'page.secondFactor.codes.copy': 'Copiar os códigos',
  'page.secondFactor.codes.copied': 'Copiados',
  'page.secondFactor.codes.print': 'Imprimir',
  'page.secondFactor.codes.goOn': 'Já guardei',
  'page.sessionEnd.title': 'Sua sessão termina em {count} minutos',
  'page.sessionEnd.title.one': 'Sua sessão termina em um minuto',
  'page.sessionEnd.text': 'Faz um tempo que nada é salvo. O que você digitou fica aqui.',
  'page.sessionEnd.most':
    'O acesso dura doze horas. O que você digitou fica aqui: entre de novo depois para continuar.',
  'page.sessionEnd.stay': 'Continuar conectado',
  'page.sessionEnd.goOn': 'Seguir por enquanto',
  'page.sessionEnd.failed': 'Não funcionou. Verifique a conexão e tente de novo.',
  'page.signIn.ended.title': 'Você saiu',
  'page.signIn.ended.text':
    'Passou muito tempo sem salvar nada, ou doze horas ao todo. O que você digitou está guardado: entre para continuar.',
} as const
