import type { CoverageNotes, CoverageQuestion } from '../coverage-note.ts'

export const coverageNotes: CoverageNotes = {
  at: {
    picture: 'injury',
    pays: 'os tratamentos, os salários e as pensões de quem se magoa no trabalho.',
    leavesOut: 'as doenças comuns nem os acidentes fora do trabalho.',
    required: true,
  },
  rc: {
    picture: 'visitor',
    pays: 'os danos causados a clientes e a terceiros, e a sua defesa.',
    leavesOut: 'os seus próprios bens nem os erros de aconselhamento.',
  },
  mr: {
    picture: 'shop',
    pays: 'o espaço, o recheio e a mercadoria depois de incêndio, água ou furto.',
    leavesOut: 'o desgaste nem os erros no seu trabalho.',
  },
  rcp: {
    picture: 'advice',
    pays: 'a sua defesa e a indemnização quando um erro seu custa dinheiro a um cliente.',
    leavesOut: 'as lesões nem os danos em coisas.',
  },
  ciber: {
    picture: 'data',
    pays: 'os peritos, a recuperação de dados e as vendas perdidas depois de um ataque.',
    leavesOut: 'o equipamento avariado nem sistemas melhores do que os que tinha.',
  },
  frota: {
    picture: 'vehicle',
    pays: 'os danos que os seus veículos causam e, se quiser, os próprios.',
    leavesOut: 'a carga nem as ferramentas.',
  },
  gestores: {
    picture: 'board',
    pays: 'a defesa e as indemnizações quando uma decisão de gestão é posta em causa.',
    leavesOut: 'a fraude nem as coimas.',
  },
}

export const coverageQuestions: readonly CoverageQuestion[] = [
  {
    question: 'Tem equipamento, mercadoria ou instalações que um incêndio ou um furto lhe pode tirar?',
    lines: ['mr'],
    reason: 'Um incêndio ou um furto pode custar-lhe equipamento, mercadoria ou as instalações.',
  },
  {
    question: 'Os clientes confiam nos seus conselhos, projetos ou cálculos?',
    lines: ['rcp'],
    reason: 'Um erro no seu trabalho pode custar dinheiro a um cliente.',
  },
  {
    question: 'Guarda dados de clientes, ou precisa de computadores para trabalhar?',
    lines: ['ciber'],
    reason: 'Um ataque pode expor os dados dos seus clientes ou parar o seu trabalho.',
  },
]
