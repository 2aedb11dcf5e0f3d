import { isTopic, topicAbout } from '@coverwright/catalogue/support/topics'
import { useState } from 'react'
import { Icon } from '../../ui/icons/icon.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { Application } from '../quote/application.ts'
import { countries } from '../quote/countries.ts'
import { textsOf } from '../quote/texts.ts'
import { contactOf } from '../shell/contact-of.ts'
import type { MessageStart } from '../shell/frame-slots.ts'
import { loadMessage, storeStart } from './message-draft.ts'
import { MessageFailed } from './message-failed.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageSent } from './message-sent.tsx'
import { senderDetails } from './sender-details.ts'
import '../../styles/pages/message.css'

type Step =
  | { readonly name: 'form' }
  | { readonly name: 'sent'; readonly reference: string }
  | { readonly name: 'failed'; readonly problem: unknown }

type Props = {
  readonly application: Application
  readonly start: MessageStart | undefined
  readonly onClose: () => void
}

/** A message to support: the form, then whether it was sent. Source: seed 4.8. */
export function MessageDialog({ application, start, onClose }: Props) {
  countries.pages(application.site).read()
  const t = textsOf(application.site)
  const [step, setStep] = useState<Step>({ name: 'form' })
  const [draft, setDraft] = useState(() => {
    if (start) {
      const { about, ...words } = start
      const topic = topicAbout[about]
      storeStart({ topic: isTopic(application.site, topic) ? topic : '', sentence: t(`message.${about}`, words) })
    }
    return loadMessage(senderDetails(application))
  })
  const contact = contactOf(application)
  const isResult = step.name !== 'form'
  return (
    <Dialog
      // Each step is a new dialog, so that screen readers read its title and the focus starts over.
      key={step.name}
      title={t(step.name === 'form' ? 'message.title' : `message.${step.name}.title`)}
      closeLabel={t('ui.close')}
      onClose={onClose}
      alert={step.name === 'failed'}
      mark={
        isResult && (
          <span className={step.name === 'failed' ? 'dialog__mark dialog__mark--bad' : 'dialog__mark'}>
            <Icon name={step.name === 'failed' ? 'cloud-off' : 'check'} />
          </span>
        )
      }
    >
      {step.name === 'form' && (
        <MessageForm
          application={application}
          draft={draft}
          onChange={setDraft}
          onSent={(reference) => setStep({ name: 'sent', reference })}
          onFailed={(problem) => setStep({ name: 'failed', problem })}
          onCancel={onClose}
        />
      )}
      {step.name === 'sent' && (
        <MessageSent
          site={application.site}
          contact={contact}
          reference={step.reference}
          draft={draft}
          onClose={onClose}
        />
      )}
      {step.name === 'failed' && (
        <MessageFailed
          site={application.site}
          contact={contact}
          problem={step.problem}
          onClose={onClose}
          onRetry={() => setStep({ name: 'form' })}
        />
      )}
    </Dialog>
  )
}
