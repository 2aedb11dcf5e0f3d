import type { Messages } from '@coverwright/core/text/text'

/** Texts of data exports and erasures. Server only. */
export const dataRights: Messages = {
  'dataRights.kept.submitted':
    'Enviou este pedido. Os registos de seguros têm de ser guardados alguns anos, por isso fica até este dia.',
  'dataRights.kept.held': 'Este pedido está retido por motivo legal e fica guardado até a retenção acabar.',
  'dataRights.kept.renewed': 'Há uma renovação baseada neste pedido, por isso fica enquanto a renovação ficar.',
  'dataRights.kept.agency': 'Este pedido foi feito e é guardado pela sua agência. Peça à agência que o apague.',
  'dataRights.export.note':
    'Isto é o que temos sobre si. Os números de contribuinte e de licença estão ocultos, porque um ficheiro pode ir parar a outras mãos. Os documentos aparecem pelo nome; para os descarregar, abra o pedido.',
}
