/** The second factor of staff, and the warning before they are signed out. */
export const secondFactorTexts = {
  'page.secondFactor.title': 'Falta um passo',
  'page.secondFactor.lede':
    'O seu trabalho aqui dá acesso a dados de outras pessoas. Escreva o código que a sua aplicação de autenticação mostra agora.',
  'page.secondFactor.label': 'Código da aplicação',
  'page.secondFactor.hint': 'Seis algarismos que mudam a cada meio minuto. Um código de recuperação também serve.',
  'page.secondFactor.missing': 'Escreva os seis algarismos da aplicação, ou um código de recuperação como k7mzq-4x8wp',
  'page.secondFactor.wrong': 'Esse código não está certo, ou já foi usado. Espere pelo seguinte e tente de novo.',
  'page.secondFactor.over': 'Passou demasiado tempo. Inicie sessão de novo.',
  'page.secondFactor.tooMany': 'Foram tentados demasiados códigos. Tente de novo daqui a {count} minutos.',
  'page.secondFactor.tooMany.one': 'Foram tentados demasiados códigos. Tente de novo daqui a um minuto.',
  'page.secondFactor.submit': 'Continuar',
  'page.secondFactor.checking': 'A verificar',
  'page.secondFactor.lost.title': 'Perdeu o telemóvel?',
  'page.secondFactor.lost.text':
    'Use um dos códigos de recuperação que guardou ao configurar a aplicação. Sem eles, peça a quem gere este site que a reponha.',
  'page.secondFactor.enrol.title': 'Configurar uma aplicação de autenticação',
  'page.secondFactor.enrol.lede':
    'O seu trabalho aqui dá acesso a dados de outras pessoas, e um código por e-mail não chega. Só se faz uma vez.',
  'page.secondFactor.enrol.step.1':
    'Abra uma aplicação de autenticação no telemóvel e adicione uma conta lendo esta imagem.',
  'page.secondFactor.enrol.step.2': 'Depois escreva os seis algarismos que a aplicação mostra.',
  'page.secondFactor.enrol.picture': 'Código QR para a sua aplicação de autenticação',
  'page.secondFactor.enrol.secret': 'Não consegue ler a imagem? Escreva isto na aplicação:',
  'page.secondFactor.enrol.code': 'Código da aplicação',
  'page.secondFactor.enrol.submit': 'Confirmar',
  'page.secondFactor.enrol.failed': 'A imagem não carregou. Tente de novo.',
  'page.secondFactor.codes.title': 'Guarde estes códigos de recuperação',
  'page.secondFactor.codes.lede':
    'Se perder o telemóvel, cada um deixa-o entrar uma vez. Só são mostrados agora: imprima-os, ou guarde-os com as suas palavras-passe.',
  'page.secondFactor.codes.label': 'Códigos de recuperação',
  'page.secondFactor.codes.copy': 'Copiar os códigos',
  'page.secondFactor.codes.copied': 'Copiados',
  'page.secondFactor.codes.print': 'Imprimir',
  'page.secondFactor.codes.goOn': 'Já os guardei',
  'page.sessionEnd.title': 'A sua sessão termina dentro de {count} minutos',
  'page.sessionEnd.title.one': 'A sua sessão termina dentro de um minuto',
  'page.sessionEnd.text': 'Há algum tempo que nada é guardado. O que escreveu fica aqui.',
  'page.sessionEnd.most':
    'Uma sessão dura doze horas. O que escreveu fica aqui: inicie sessão de novo depois para continuar.',
  'page.sessionEnd.stay': 'Manter a sessão',
  'page.sessionEnd.goOn': 'Continuar por agora',
  'page.sessionEnd.failed': 'Não funcionou. Verifique a ligação e tente de novo.',
  'page.signIn.ended.title': 'A sua sessão terminou',
  'page.signIn.ended.text':
    'Passou muito tempo sem guardar nada, ou doze horas ao todo. O que escreveu está guardado: inicie sessão para continuar.',
} as const
