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

/** One property: where it is, what it costs, how it is held. The postcode decides the nation. */
export const PropertyStep = ({ matter }: { matter: MatterType }) => {
  const facts = useStore($facts)
  const problems = useStore($problems)
  const incomplete = useStore($priced)?.incomplete ?? []
  const of = factsOf(facts, matter)
  if (of === null) return null
  const key = factsKey(matter)
  const unpriced = (name: string) =>
    of.price === null
      ? undefined
      : unpricedFacts(incomplete)
          .filter(({ field }) => field === `${key}.${name}`)
          .map(({ message }) => message)
  const change = (name: string) => (value: unknown) => changeMatter(matter, { [name]: value })
  const faults = (name: string) => problems[`${key}.${name}`] ?? unpriced(name)
  const found = nationOfPostcode(of.postcode)
  const asksNation = found === null && (of.nation !== null || parsePostcode(of.postcode) !== null)
  return (
    <Step title={titles[matter]} note={noteOf(matter, of)}>
      <TextField
        label="Address"
        name={`${key}.address`}
        width="w6"
        value={of.address}
        faults={faults('address')}
        placeholder="55 Copthorne Park, Shrewsbury"
        onChange={change('address')}
      />
      <PostcodeField
        label="Postcode"
        name={`${key}.postcode`}
        width="m3"
        value={of.postcode}
        faults={faults('postcode')}
        onChange={change('postcode')}
      />
      <MoneyField
        label={prices[matter]}
        name={`${key}.price`}
        width="m3"
        value={of.price}
        faults={faults('price')}
        onChange={change('price')}
      />
      {(asksNation || faults('nation')) && (
        <ChoiceField
          label="Nation"
          name={`${key}.nation`}
          hint="This postcode crosses the border."
          value={of.nation}
          faults={faults('nation')}
          options={nations}
          onChange={change('nation')}
        />
      )}
      <ChoiceField
        label="Tenure"
        name={`${key}.tenure`}
        width="w4"
        value={of.tenure}
        faults={faults('tenure')}
        options={tenures}
        onChange={change('tenure')}
      />
      <Mortgages matter={matter} of={of} faults={faults} change={change} />
      {'expected_completion' in of && (
        <DateField
          label="Expected completion"
          name={`${key}.expected_completion`}
          width="w3"
          hint="The tax is worked out for this day."
          value={of.expected_completion ?? ''}
          faults={faults('expected_completion')}
          onChange={(day) => change('expected_completion')(day || null)}
        />
      )}
    </Step>
  )
}

const noteOf = (matter: MatterType, of: MatterFacts) => {
  const nation = of.nation ?? nationOfPostcode(of.postcode)
  if (nation === null) return 'England or Wales, from the postcode'
  if (matter !== 'purchase') return nation
  return `${nation}, ${nation === 'England' ? 'SDLT' : 'LTT'} applies`
}

const counts = ['0', '1', '2', '3', '4'].map((value) => ({ value, label: value }))
const unknown = { value: '', label: 'Not known' }

const Mortgages = ({
  matter,
  of,
  faults,
  change,
}: {
  matter: MatterType
  of: MatterFacts
  faults: (name: string) => readonly string[] | undefined
  change: (name: string) => (value: unknown) => void
}) => {
  if ('mortgages_to_redeem' in of)
    return (
      <SelectField
        label="Mortgages to redeem"
        name={`${matter}.mortgages_to_redeem`}
        value={of.mortgages_to_redeem === null ? '' : String(of.mortgages_to_redeem)}
        faults={faults('mortgages_to_redeem')}
        options={[unknown, ...counts]}
        onChange={(value) => change('mortgages_to_redeem')(value === '' ? null : Number(value))}
      />
    )
  const buying = of as Pick<PurchaseFacts, 'mortgage' | 'lender'>
  return (
    <>
      <div className="field">
        <span className="lab">Paying with</span>
        <span className="pay">
          <FactField
            label="A mortgage"
            name={`${matter}.mortgage`}
            value={buying.mortgage}
            onChange={change('mortgage')}
          />
        </span>
      </div>
      {buying.mortgage === true && (
        <TextField
          label="Lender"
          name={`${matter}.lender`}
          width="w3"
          value={buying.lender}
          faults={faults('lender')}
          onChange={change('lender')}
        />
      )}
    </>
  )
}
