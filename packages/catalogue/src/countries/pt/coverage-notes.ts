import type { CoverageNotes } from '../coverage-note.ts'

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
