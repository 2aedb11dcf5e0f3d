import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { BindReply, SaveBind } from '@coverwright/contract/binding/bind-requests'
import type { Translate } from '@coverwright/core/text/text'
import { useId, useState } from 'react'
import { type BindPageOf, useAddLossRuns } from '../../api/resources/binds.ts'
import { Choice } from '../../ui/actions/choice.tsx'
import { Choices } from '../../ui/actions/choices.tsx'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'
import { moneyText } from '../offers/money-text.ts'
import { chargesOnTop } from '../offers/price-text.ts'
import { AddressPart } from './address-part.tsx'
import '../../styles/forms/agree.css'

type Props = {
  readonly requirement: BindReply['requirements'][number]
  readonly page: BindReply
  readonly of: BindPageOf
  readonly site: PublicSite
  /** The message key of the problem. */
  readonly problem: string | undefined
  readonly onSave: (values: SaveBind) => void
  readonly t: Translate
}

/** One thing that the insurer needs, saved as soon as it is given. */
export function Requirement(props: Props) {
  const { requirement, t } = props
  const heading = useId()
  return (
    <section className="bind__part" aria-labelledby={heading} data-requirement={requirement.kind}>
      <h2 id={heading}>{t(`bind.kind.${requirement.kind}`)}</h2>
      <Content {...props} heading={heading} />
    </section>
  )
}

function Content({ requirement, page, of, site, problem, onSave, t, heading }: Props & { readonly heading: string }) {
  const { kind } = requirement
  const { given } = page
  const money = (minor: number) => moneyText(minor, page.offer.premium?.currency ?? site.currency, site.locale)
  const charges = page.offer.premium && chargesOnTop(page.offer.premium, money, t)
  const wrong = problem && <p className="err">{t(problem)}</p>
  switch (kind) {
    case 'start_date':
      return (
        <TypedRequirement
          label={t('bind.kind.start_date')}
          type="date"
          min={page.earliest_start}
          value={given.start_date ?? ''}
          problem={problem}
          onSave={(start_date) => onSave({ start_date })}
          t={t}
        />
      )
    case 'tax_number':
      return (
        <TypedRequirement
          label={t('bind.kind.tax_number')}
          hint={t('bind.hint.tax_number')}
          value={given.tax_number ?? ''}
          problem={problem}
          onSave={(tax_number) => onSave({ tax_number })}
          t={t}
        />
      )
    case 'mailing_address':
      return (
        <>
          <AddressPart
            address={given.mailing_address}
            states={requirement.options}
            onSave={(mailing_address) => onSave({ mailing_address })}
            t={t}
          />
          {wrong}
        </>
      )
    case 'payment_plan':
      return (
        <fieldset aria-labelledby={heading}>
          <Choices>
            {page.payment_plans.map(({ id, label, down_payment, payments, amount, fees, total }) => (
              <Choice
                key={id}
                type="radio"
                name={kind}
                value={id}
                checked={given.payment_plan === id}
                onChange={() => onSave({ payment_plan: id })}
                hint={
                  payments === 0
                    ? t('bind.plan.once', { total: money(total) })
                    : t('bind.plan.payments', {
                        ...{ down: money(down_payment), payments, amount: money(amount) },
                        ...{ total: money(total), fees: money(fees) },
                      })
                }
              >
                {label}
              </Choice>
            ))}
          </Choices>
          {charges && <p className="hint">{charges}</p>}
          {wrong}
        </fieldset>
      )
    case 'terrorism':
      return (
        <fieldset aria-labelledby={heading}>
          <p>{requirement.text ?? t('bind.document.terrorism.text')}</p>
          {requirement.premium !== undefined && (
            <p>{t('bind.terrorism.price', { price: money(requirement.premium) })}</p>
          )}
          <Choices layout="row">
            {(['accepted', 'rejected'] as const).map((choice) => (
              <Choice
                key={choice}
                type="radio"
                name={kind}
                value={choice}
                checked={given.terrorism === choice}
                onChange={() => onSave({ terrorism: choice })}
              >
                {t(`bind.terrorism.${choice}`)}
              </Choice>
            ))}
          </Choices>
          {wrong}
        </fieldset>
      )
    case 'uninsured_motorist':
      return (
        <fieldset aria-labelledby={heading}>
          <p>{requirement.text ?? t('bind.document.uninsured_motorist.text')}</p>
          <Choices>
            {(requirement.options ?? []).map(({ value, label }) => (
              <Choice
                key={value}
                type="radio"
                name={kind}
                value={value}
                checked={given.uninsured_motorist === value}
                onChange={() => onSave({ uninsured_motorist: value })}
              >
                {label}
              </Choice>
            ))}
          </Choices>
          {wrong}
        </fieldset>
      )
    case 'loss_runs':
      return <LossRuns page={page} of={of} problem={problem} t={t} />
    case 'surplus_lines':
    case 'no_known_losses':
    case 'fraud_statement':
      return <StatedRequirement kind={kind} page={page} problem={problem} onSave={onSave} t={t} />
    default:
      return null
  }
}

type TypedProps = {
  readonly label: string
  readonly hint?: string
  readonly type?: 'date'
  readonly min?: string
  readonly value: string
  readonly problem: string | undefined
  readonly onSave: (value: string) => void
  readonly t: Translate
}

/** Saved when the field is left, so that nothing half typed is saved. */
function TypedRequirement({ label, hint, type, min, value, problem, onSave, t }: TypedProps) {
  const [text, setText] = useState(value)
  return (
    <LabelledControl label={label} hideLabel {...(hint ? { hint } : {})} problem={problem} t={t}>
      {(control) => (
        <input
          {...control}
          className="input"
          type={type ?? 'text'}
          min={min}
          dir="auto"
          autoComplete="off"
          maxLength={40}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => text.trim() !== '' && text !== value && onSave(text.trim())}
        />
      )}
    </LabelledControl>
  )
}

type StatedProps = Pick<Props, 'page' | 'problem' | 'onSave' | 't'> & {
  readonly kind: 'surplus_lines' | 'no_known_losses' | 'fraud_statement'
}

/** Words to read and agree to; they are repeated above the signature. */
function StatedRequirement({ kind, page, problem, onSave, t }: StatedProps) {
  const isThis = (key: string) =>
    kind === 'fraud_statement' ? key.includes('fraud') || key.startsWith('page.') : key === kind
  return (
    <div className={problem ? 'field has-err' : 'field'}>
      {page.documents
        .filter(({ key }) => isThis(key))
        .map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      <label className="agree">
        <input
          className="tick"
          type="checkbox"
          checked={page.given[kind] === true}
          disabled={!page.may_sign}
          aria-invalid={problem !== undefined || undefined}
          onChange={(event) => onSave({ [kind]: event.target.checked })}
        />
        <span>{t('bind.agree')}</span>
      </label>
      {!page.may_sign && <p className="hint">{t('bind.agent.stated')}</p>}
      {problem && <p className="err">{t(problem)}</p>}
    </div>
  )
}

function LossRuns({ page, of, problem, t }: Pick<Props, 'page' | 'of' | 'problem' | 't'>) {
  const add = useAddLossRuns(of)
  return (
    <>
      <LabelledControl label={t('bind.upload')} hint={t('bind.hint.loss_runs')} problem={problem} t={t}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="file"
            disabled={add.isPending}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) add.mutate(file)
            }}
          />
        )}
      </LabelledControl>
      {add.error && (
        <p className="err" role="alert">
          {add.error.message}
        </p>
      )}
      {page.given.loss_runs.length > 0 && (
        <ul className="bind__files">
          {page.given.loss_runs.map(({ id, name }) => (
            <li key={id} dir="auto">
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
