import type { CoverageNotes, CoverageQuestion } from '../coverage-note.ts'

export const coverageNotes: CoverageNotes = {
  empresarial: {
    picture: 'shop',
    pays: 'o imóvel, o conteúdo e o estoque depois de incêndio, roubo, dano elétrico ou vendaval.',
    leavesOut: 'o desgaste nem os erros no seu trabalho.',
  },
  rc: {
    picture: 'visitor',
    pays: 'os danos causados a clientes e a terceiros, e a sua defesa.',
    leavesOut: 'os seus próprios bens nem as falhas profissionais.',
  },
  rcp: {
    picture: 'advice',
    pays: 'a sua defesa e a indenização quando um erro seu causa prejuízo a um cliente.',
    leavesOut: 'as lesões nem os danos a coisas.',
  },
  ciber: {
    picture: 'data',
    pays: 'os especialistas, a recuperação de dados e as vendas perdidas depois de um ataque.',
    leavesOut: 'o equipamento quebrado nem sistemas melhores do que os que tinha.',
  },
  vida: {
    picture: 'health',
    pays: 'uma quantia em caso de morte ou de invalidez por acidente.',
    leavesOut: 'as consultas, os exames nem os afastamentos curtos.',
  },
  frota: {
    picture: 'vehicle',
    pays: 'os danos que seus veículos causam e, se quiser, os próprios.',
    leavesOut: 'a carga nem as ferramentas.',
  },
  transporte: {
    picture: 'vehicle',
    pays: 'a carga de outros, do embarque à entrega.',
    leavesOut: 'a sua própria mercadoria nem o caminhão.',
  },
  garantia: {
    picture: 'scales',
    pays: 'o prejuízo de quem contratou você, se o contrato não for cumprido.',
    leavesOut: 'os prejuízos da sua própria empresa.',
  },
  do: {
    picture: 'board',
    pays: 'a defesa e as indenizações quando uma decisão do administrador é questionada.',
    leavesOut: 'a fraude nem as multas.',
  },
  condominio: {
    picture: 'building',
    pays: 'o prédio inteiro depois de incêndio, raio ou explosão.',
    leavesOut: 'o que há dentro de cada apartamento.',
  },
}

export const coverageQuestions: readonly CoverageQuestion[] = [
  {
    question: 'Você tem equipamentos, estoque ou um imóvel que poderia perder em um incêndio ou furto?',
    lines: ['empresarial'],
    reason: 'Um incêndio ou um furto pode levar equipamentos, estoque ou o imóvel.',
  },
  {
    question: 'Os clientes confiam nos seus conselhos, projetos ou cálculos?',
    lines: ['rcp'],
    reason: 'Um erro no seu trabalho pode custar dinheiro a um cliente.',
  },
  {
    question: 'Você guarda dados de clientes ou precisa de computadores para trabalhar?',
    lines: ['ciber'],
    reason: 'Um ataque pode expor os dados dos seus clientes ou parar o seu trabalho.',
  },
]
