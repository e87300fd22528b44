import { useStore } from '@nanostores/react'
import { SelectField, TextField } from '#components/Fields.tsx'
import { ChoiceField, FactField } from '#components/form/Choices.tsx'
import { DateField } from '#components/form/DateField.tsx'
import { MoneyField } from '#components/form/MoneyField.tsx'
import { PostcodeField } from '#components/form/PostcodeField.tsx'
import type { MatterType } from '#domain/matter'
import { nationOfPostcode } from '#domain/nation'
import { parsePostcode } from '#domain/postcode'
import { factsKey, factsOf, type MatterFacts, type PurchaseFacts } from '#domain/quote/facts'
import { $facts, $priced, changeMatter } from '#stores/quote/draft'
import { $problems } from '#stores/quote/draft-problems'
import { Step } from './Step.tsx'
import { unpricedFacts } from './unpriced-facts.ts'

const titles: Readonly<Record<MatterType, string>> = {
  sale: 'Property sold',
  purchase: 'Property bought',
  remortgage: 'Property',
  'transfer-of-equity': 'Property',
}
const prices: Readonly<Record<MatterType, string>> = {
  sale: 'Price',
  purchase: 'Price',
  remortgage: 'New loan',
  'transfer-of-equity': 'Value',
}
const tenures = [
  { value: 'freehold', label: 'Freehold' },
  { value: 'leasehold', label: 'Leasehold' },
  { value: 'share_of_freehold', label: 'Share of freehold' },
]
const nations = [
  { value: 'England', label: 'England' },
  { value: 'Wales', label: 'Wales' },
]

/** What each field of the property shows: its value, its problems and how it changes. */
type PropertyFields = {
  readonly of: MatterFacts
  readonly nameOf: (field: string) => string
  readonly faults: (field: string) => readonly string[] | undefined
  readonly change: (field: string) => (value: unknown) => void
}

const usePropertyFields = (matter: MatterType): PropertyFields | null => {
  const of = factsOf(useStore($facts), matter)
  const problems = useStore($problems)
  const incomplete = useStore($priced)?.incomplete ?? []
  if (of === null) return null
  const nameOf = (field: string) => `${factsKey(matter)}.${field}`
  const unpriced = (field: string) =>
    of.price === null
      ? undefined
      : unpricedFacts(incomplete)
          .filter((fact) => fact.field === nameOf(field))
          .map(({ message }) => message)
  return {
    of,
    nameOf,
    faults: (field) => problems[nameOf(field)] ?? unpriced(field),
    change: (field) => (value) => changeMatter(matter, { [field]: value }),
  }
}

/** One property: where it is, what it costs, how it is held. The postcode decides the nation. */
export const PropertyStep = ({ matter }: { matter: MatterType }) => {
  const fields = usePropertyFields(matter)
  if (fields === null) return null
  const { of, nameOf, faults, change } = fields
  return (
    <Step title={titles[matter]} note={noteOf(matter, of)}>
      <Location {...fields} />
      <MoneyField
        label={prices[matter]}
        name={nameOf('price')}
        width="m3"
        value={of.price}
        faults={faults('price')}
        onChange={change('price')}
      />
      <Nation {...fields} />
      <ChoiceField
        label="Tenure"
        name={nameOf('tenure')}
        width="w4"
        value={of.tenure}
        faults={faults('tenure')}
        options={tenures}
        onChange={change('tenure')}
      />
      {'mortgages_to_redeem' in of ? (
        <Redemptions {...fields} count={of.mortgages_to_redeem} />
      ) : (
        <Mortgage {...fields} buying={of} />
      )}
      <ExpectedCompletion {...fields} />
    </Step>
  )
}

const Location = ({ of, nameOf, faults, change }: PropertyFields) => (
  <>
    <TextField
      label="Address"
      name={nameOf('address')}
      width="w6"
      value={of.address}
      faults={faults('address')}
      placeholder="55 Copthorne Park, Shrewsbury"
      onChange={change('address')}
    />
    <PostcodeField
      label="Postcode"
      name={nameOf('postcode')}
      width="m3"
      value={of.postcode}
      faults={faults('postcode')}
      onChange={change('postcode')}
    />
  </>
)

// Asked only where the postcode does not decide it.
const Nation = ({ of, nameOf, faults, change }: PropertyFields) => {
  const isKnown = nationOfPostcode(of.postcode) !== null
  const isAsked = !isKnown && (of.nation !== null || parsePostcode(of.postcode) !== null)
  if (!isAsked && !faults('nation')) return null
  return (
    <ChoiceField
      label="Nation"
      name={nameOf('nation')}
      hint="This postcode crosses the border."
      value={of.nation}
      faults={faults('nation')}
      options={nations}
      onChange={change('nation')}
    />
  )
}

const ExpectedCompletion = ({ of, nameOf, faults, change }: PropertyFields) =>
  'expected_completion' in of && (
    <DateField
      label="Expected completion"
      name={nameOf('expected_completion')}
      width="w3"
      hint="Tax is calculated at this date."
      value={of.expected_completion ?? ''}
      faults={faults('expected_completion')}
      onChange={(day) => change('expected_completion')(day || null)}
    />
  )

const noteOf = (matter: MatterType, of: MatterFacts) => {
  const nation = of.nation ?? nationOfPostcode(of.postcode)
  if (nation === null) return 'England or Wales, from the postcode'
  if (matter !== 'purchase') return nation
  return `${nation}, ${nation === 'England' ? 'SDLT' : 'LTT'} applies`
}

const counts = ['0', '1', '2', '3', '4'].map((value) => ({ value, label: value }))
const unknown = { value: '', label: 'Not known' }

const Redemptions = ({
  nameOf,
  faults,
  change,
  count,
}: PropertyFields & { count: number | null }) => (
  <SelectField
    label="Mortgages to redeem"
    name={nameOf('mortgages_to_redeem')}
    value={count === null ? '' : String(count)}
    faults={faults('mortgages_to_redeem')}
    options={[unknown, ...counts]}
    onChange={(value) => change('mortgages_to_redeem')(value === '' ? null : Number(value))}
  />
)

const Mortgage = ({
  nameOf,
  faults,
  change,
  buying,
}: PropertyFields & { buying: Pick<PurchaseFacts, 'mortgage' | 'lender'> }) => (
  <>
    <div className="field">
      <span className="lab">Paying with</span>
      <span className="pay">
        <FactField
          label="A mortgage"
          name={nameOf('mortgage')}
          value={buying.mortgage}
          onChange={change('mortgage')}
        />
      </span>
    </div>
    {buying.mortgage === true && (
      <TextField
        label="Lender"
        name={nameOf('lender')}
        width="w3"
        value={buying.lender}
        faults={faults('lender')}
        onChange={change('lender')}
      />
    )}
  </>
)
