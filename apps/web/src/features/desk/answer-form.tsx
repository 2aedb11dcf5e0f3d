import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { DeskAnswer, DeskRecord } from '@coverwright/contract/desk/record'
import { readAmount } from '@coverwright/core/input/read-amount'
import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { deskChanges } from '../../api/resources/desk/applications.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'
import { moneyText } from '../offers/money-text.ts'
import { NotSaved } from '../staff-forms/not-saved.tsx'
import { emptySaved, useChange } from '../staff-forms/use-change.ts'
import { linesOf } from './coverage-lines.ts'

type Props = { readonly record: DeskRecord; readonly site: PublicSite; readonly t: Translate }

const states = ['quoted', 'referred', 'needs_information', 'declined'] as const
const blank = {
  offer: '',
  insurer: '',
  line: '',
  premium: '',
  limits: '',
  deductible: '',
  coverages: '',
  until: '',
  words: '',
  source: '',
}
type TypedAnswer = typeof blank

/** Enters what an insurer told the desk, for one that was asked or any other. The server checks the rest. */
export function AnswerForm({ record: { application, offers, lines, insurers }, site, t }: Props) {
  const [fields, setFields] = useState(blank)
  const [state, setState] = useState<(typeof states)[number]>('quoted')
  const [bindable, setBindable] = useState(false)
  const [upload, setUpload] = useState<{ readonly file?: File | undefined; readonly sent: number }>({ sent: 0 })
  const { file, sent } = upload
  const [isFileLost, setIsFileLost] = useState(false)
  const isPriced = state === 'quoted' || state === 'referred'
  const { enterAnswer, addDocument } = deskChanges(application.id)
  /** The answer first, which makes the offer that its file belongs to. */
  async function enter(answer: DeskAnswer): Promise<DeskRecord> {
    setIsFileLost(false)
    const record = await enterAnswer(answer)
    const offer = isPriced && file && offerAnswered(record, answer, offers)
    if (!offer) return record
    return await addDocument({ offer, kind: 'quote_letter', file }).catch(() => {
      setIsFileLost(true)
      return record
    })
  }
  const { run, isPending, problem } = useChange(enter)
  const [asksBack, setAsksBack] = useState(false)
  const amount = readAmount(fields.premium, site)
  const isUnclear = isPriced && fields.premium.trim() !== '' && !('value' in amount)
  const text = (name: keyof TypedAnswer, { hint, type = 'text' }: { hint?: string; type?: 'text' | 'date' } = {}) => (
    <LabelledControl label={t(`desk.answer.${name}`)} {...(hint ? { hint: t(hint) } : {})} t={t}>
      {(control) => (
        <input
          {...control}
          className="input"
          type={type}
          maxLength={name === 'source' ? 300 : 200}
          list={name === 'insurer' ? 'desk-insurers' : undefined}
          inputMode={name === 'premium' ? 'decimal' : undefined}
          value={fields[name]}
          onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
        />
      )}
    </LabelledControl>
  )
  return (
    <form
      className="staff-form staff-form--wide"
      onSubmit={(event) => {
        event.preventDefault()
        setAsksBack(isUnclear)
        if (isUnclear) return
        const choice = { state, bindable: bindable && state === 'quoted', lines }
        const premium = 'value' in amount ? amount.value : undefined
        run(answerOf(fields, { ...choice, premium }), () => {
          setFields(emptySaved(fields, blank))
          setBindable(emptySaved(bindable, false))
          setUpload(emptySaved(upload, { sent: sent + 1 }))
        })
      }}
    >
      <LabelledControl label={t('desk.answer.offer')} t={t}>
        {(control) => (
          <select
            {...control}
            className="select"
            value={fields.offer}
            onChange={(event) => setFields({ ...fields, offer: event.target.value })}
          >
            <option value="">{t('desk.answer.other')}</option>
            {offers.map(({ offer }) => (
              <option key={offer.uuid} value={offer.uuid}>
                {`${offer.carrier_name}, ${lines.find(({ line }) => line === offer.line)?.name ?? offer.line}`}
              </option>
            ))}
          </select>
        )}
      </LabelledControl>
      {fields.offer === '' && (
        <>
          {text('insurer')}
          <datalist id="desk-insurers">
            {insurers.map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
          </datalist>
          <LabelledControl label={t('desk.answer.line')} t={t}>
            {(control) => (
              <select
                {...control}
                className="select"
                value={fields.line || lines[0]?.line}
                onChange={(event) => setFields({ ...fields, line: event.target.value })}
              >
                {lines.map(({ line, name }) => (
                  <option key={line} value={line}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </LabelledControl>
        </>
      )}
      <LabelledControl label={t('desk.answer.state')} t={t}>
        {(control) => (
          <select
            {...control}
            className="select"
            value={state}
            onChange={(event) => setState(states.find((each) => each === event.target.value) ?? 'quoted')}
          >
            {states.map((each) => (
              <option key={each} value={each}>
                {t(`desk.said.${each}`)}
              </option>
            ))}
          </select>
        )}
      </LabelledControl>
      {isPriced && (
        <>
          {text('premium', { hint: 'desk.answer.premium.hint' })}
          {asksBack && isUnclear && 'readings' in amount && (
            <div className="desk-asks" role="alert">
              <p className="err">{t(amount.readings.length > 0 ? 'desk.answer.which' : 'desk.answer.noAmount')}</p>
              {amount.readings.map((minor) => {
                const words = moneyText(minor, site.currency, site.locale)
                return (
                  <Button key={minor} kind="line" small onClick={() => setFields({ ...fields, premium: words })}>
                    {words}
                  </Button>
                )
              })}
            </div>
          )}
          {text('limits')}
          {text('deductible')}
          <LabelledControl label={t('desk.answer.coverages')} hint={t('desk.answer.coverages.hint')} optional t={t}>
            {(control) => (
              <textarea
                {...control}
                className="textarea"
                maxLength={4000}
                value={fields.coverages}
                onChange={(event) => setFields({ ...fields, coverages: event.target.value })}
              />
            )}
          </LabelledControl>
          {text('until', { type: 'date' })}
          <LabelledControl label={t('documents.add.file')} optional t={t}>
            {(control) => (
              <input
                {...control}
                // Empty again once it was sent.
                key={sent}
                type="file"
                onChange={({ target }) => setUpload({ sent, file: target.files?.[0] })}
              />
            )}
          </LabelledControl>
        </>
      )}
      {text('words', { hint: 'desk.answer.words.hint' })}
      {text('source', { hint: 'desk.answer.source.hint' })}
      {state === 'quoted' && (
        <label className="desk-check">
          <input type="checkbox" checked={bindable} onChange={(event) => setBindable(event.target.checked)} />
          {t('desk.answer.bindable')}
        </label>
      )}
      <NotSaved problem={problem} t={t} />
      {isFileLost && <Notice kind="caution" title={t('documents.add.notAdded')} urgent />}
      <Button type="submit" small busy={isPending}>
        {t('desk.answer.save')}
      </Button>
    </form>
  )
}

/** The offer that an answer was about: the one it names, or else the one it made or changed. */
function offerAnswered(
  { offers }: DeskRecord,
  { offer, line }: DeskAnswer,
  before: DeskRecord['offers'],
): string | undefined {
  if (offer) return offer
  const versionOf = (uuid: string) => before.find((each) => each.offer.uuid === uuid)?.offer.version
  return offers.find((each) => each.offer.line === line && each.offer.version !== versionOf(each.offer.uuid))?.offer
    .uuid
}

type ChosenAnswer = Pick<DeskAnswer, 'state' | 'bindable'> &
  Pick<DeskRecord, 'lines'> & { readonly premium: number | undefined }

function answerOf(input: TypedAnswer, { state, bindable, lines, premium }: ChosenAnswer): DeskAnswer {
  const { offer, insurer, words, source } = input
  const isPriced = state === 'quoted' || state === 'referred'
  const line = input.line || lines[0]?.line
  return {
    state,
    ...(offer ? { offer } : { insurer: insurer.trim(), ...(line ? { line } : {}) }),
    ...(isPriced ? priceOf(input, premium) : {}),
    ...(words.trim() ? { words: words.trim() } : {}),
    ...(bindable ? { bindable } : {}),
    source: source.trim(),
  }
}

function priceOf(input: TypedAnswer, premium: number | undefined): Partial<DeskAnswer> {
  const { until: valid_until } = input
  const [limits, deductible] = [input.limits.trim(), input.deductible.trim()]
  const coverages = linesOf(input.coverages)
  return {
    ...(premium === undefined ? {} : { premium }),
    ...(limits ? { limits } : {}),
    ...(deductible ? { deductible } : {}),
    ...(coverages.length > 0 ? { coverages } : {}),
    ...(valid_until ? { valid_until } : {}),
  }
}
