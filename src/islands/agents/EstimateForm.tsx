import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { SelectField } from '#components/Fields.tsx'
import { MoneyField } from '#components/form/MoneyField.tsx'
import type { Estimate, EstimateQuery, EstimateSubject } from '#domain/agent/estimate/api'
import { entriesOf } from '#domain/entries'
import { matterNames } from '#domain/matter-names'
import { money } from '#lib/format'
import { $estimate, $estimateQuery } from '#stores/agent/estimate'

const subjects: Readonly<Record<EstimateSubject, string>> = {
  sale: 'Sale',
  purchase: 'Purchase',
  both: 'Both',
  remortgage: 'Remortgage',
}
const tenures = { freehold: 'Freehold', leasehold: 'Leasehold' } as const
type Tenure = keyof typeof tenures

const TYPING_MS = 400

const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  entriesOf(labels).map(([value, label]) => ({ value, label }))

type Asked = {
  readonly subject: EstimateSubject
  readonly price: number | null
  readonly purchase_price: number | null
  readonly tenure: Tenure
}

const blank: Asked = { subject: 'sale', price: null, purchase_price: null, tenure: 'freehold' }

/** What a client would pay, as soon as a price is typed. */
export const EstimateForm = () => {
  const [asked, setAsked] = useState(blank)
  useAsked(queryOf(asked))
  return (
    <fieldset className="form-section">
      <legend>What your client would pay</legend>
      <p className="hint">An estimate at the prices for your clients. We send the quote.</p>
      <AskedFields asked={asked} onChange={(change) => setAsked({ ...asked, ...change })} />
      <Result />
    </fieldset>
  )
}

const priceLabels: Readonly<Record<EstimateSubject, string>> = {
  sale: 'Price',
  purchase: 'Price',
  both: 'Price of the sale',
  remortgage: 'Loan',
}

type FieldsProps = { asked: Asked; onChange: (change: Partial<Asked>) => void }

const AskedFields = ({ asked, onChange }: FieldsProps) => (
  <div className="grid-6">
    <SelectField
      label="Matter"
      name="subject"
      width="w3"
      value={asked.subject}
      options={optionsOf(subjects)}
      onChange={(subject) => onChange({ subject })}
    />
    <PriceFields asked={asked} onChange={onChange} />
    <SelectField
      label="Tenure"
      name="tenure"
      width="w3"
      value={asked.tenure}
      options={optionsOf(tenures)}
      onChange={(tenure) => onChange({ tenure })}
    />
  </div>
)

const PriceFields = ({ asked, onChange }: FieldsProps) => (
  <>
    <MoneyField
      label={priceLabels[asked.subject]}
      name="price"
      width="w3"
      value={asked.price}
      onChange={(price) => onChange({ price })}
    />
    {asked.subject === 'both' && (
      <MoneyField
        label="Price of the purchase"
        name="purchase_price"
        width="w3"
        value={asked.purchase_price}
        onChange={(purchase_price) => onChange({ purchase_price })}
      />
    )}
  </>
)

const queryOf = ({ subject, price, purchase_price, tenure }: Asked): EstimateQuery | null => {
  if (price === null || price < 1) return null
  if (subject !== 'both') return { subject, price, tenure }
  return purchase_price ? { subject, price, purchase_price, tenure } : null
}

/** Asks for a price once typing pauses. */
const useAsked = (query: EstimateQuery | null) => {
  const key = JSON.stringify(query)
  useEffect(() => {
    const timer = setTimeout(() => $estimateQuery.set(JSON.parse(key)), TYPING_MS)
    return () => clearTimeout(timer)
  }, [key])
  useEffect(() => () => $estimateQuery.set(null), [])
}

const Result = () => {
  const query = useStore($estimateQuery)
  const { data, error } = useStore($estimate)
  if (query === null) return <p role="status">Enter a price to see an estimate.</p>
  if (error) return <p role="status">{errorText(error)}</p>
  return data ? <Lines estimate={data} /> : <p role="status">One moment</p>
}

const errorText = (error: unknown) =>
  error instanceof Error ? error.message : 'We could not price this. Call us.'

type LinesProps = { estimate: Estimate }

const Lines = ({
  estimate: { matters, total, land_tax, could_apply, referral_fee },
}: LinesProps) => (
  <div role="status" className="agent-answer">
    <p>
      <b className="strong">{money(total)}</b> with VAT
      {land_tax > 0 && `, and ${money(land_tax)} of land tax`}
    </p>
    {matters.map(({ kind, fees, disbursements }) => (
      <p key={kind} className="mute">
        {matterNames[kind]}: our fees {money(fees)}, paid to others {money(disbursements)}
      </p>
    ))}
    {could_apply.length > 0 && <p className="mute">May be added: {could_apply.join(', ')}</p>}
    {referral_fee > 0 && (
      <p className="mute">
        Your referral fee: {money(referral_fee)} without VAT. We tell the client of it.
      </p>
    )}
  </div>
)
