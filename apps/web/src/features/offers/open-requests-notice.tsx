import type { QuoteReply } from '@coverwright/contract/quotes'
import type { Translate } from '@coverwright/core/text/text'
import { useQuery } from '@tanstack/react-query'
import { customerRequestsQuery } from '../../api/resources/customer-requests.ts'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

type Props = { readonly quote: Pick<QuoteReply, '_id' | 'uuid'>; readonly t: Translate }

/** That the host asks the customer for something, with the way there. */
export function OpenRequestsNotice({ quote: { _id, uuid }, t }: Props) {
  const { data: requests = [] } = useQuery(customerRequestsQuery(_id))
  if (requests.every(({ answered_at }) => answered_at)) return null
  return (
    <Notice title={t('page.questions.notice')}>
      <ButtonLink kind="line" small href={`/${uuid}/questions`}>
        {t('page.questions.go')}
      </ButtonLink>
    </Notice>
  )
}
