import { TextField } from '#components/Fields.tsx'
import { ChoiceField } from '#components/form/Choices.tsx'
import { DateField } from '#components/form/DateField.tsx'
import { MoneyField } from '#components/form/MoneyField.tsx'
import { PostcodeField } from '#components/form/PostcodeField.tsx'
import type { MatterType } from '#domain/matter'
import { borderOf, nationOfPostcode } from '#domain/nation'
import type { MatterFacts } from '#domain/quote/facts'
import { Lender, Mortgage, Redemptions } from './PropertyMortgage.tsx'
import { type PropertyFields, usePropertyFields } from './property-fields.ts'
import { Step } from './Step.tsx'

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

/** The fields of one property; the postcode decides the nation. */
export const PropertyStep = ({ matter }: { matter: MatterType }) => {
  const fields = usePropertyFields(matter)
  if (fields === null) return null
  const { of } = fields
  return (
    <Step title={titles[matter]} note={noteOf(matter, of)}>
      <Location {...fields} />
      <Price {...fields} matter={matter} />
      <Nation {...fields} />
      <Tenure {...fields} />
      {'mortgages_to_redeem' in of ? (
        <Redemptions {...fields} count={of.mortgages_to_redeem} />
      ) : (
        <Mortgage {...fields} buying={of} />
      )}
      {'debts_consolidated' in of && <Lender {...fields} lender={of.lender} />}
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

const Price = ({ matter, of, nameOf, faults, change }: PropertyFields & { matter: MatterType }) => (
  <MoneyField
    label={prices[matter]}
    name={nameOf('price')}
    width="m3"
    value={of.price}
    faults={faults('price')}
    onChange={change('price')}
  />
)

const Tenure = ({ of, nameOf, faults, change }: PropertyFields) => (
  <ChoiceField
    label="Tenure"
    name={nameOf('tenure')}
    width="w4"
    value={of.tenure}
    faults={faults('tenure')}
    options={tenures}
    onChange={change('tenure')}
  />
)

// Asked only where the postcode does not decide it: on a border, or without a postcode where the price needs it.
const Nation = ({ of, nameOf, faults, change }: PropertyFields) => {
  const border = borderOf(of.postcode)
  const isMissing = of.postcode.trim() === '' && (of.nation !== null || Boolean(faults('nation')))
  if (border === null && !isMissing) return null
  return (
    <ChoiceField
      label="Nation"
      name={nameOf('nation')}
      hint={hints[border ?? 'none']}
      value={of.nation}
      faults={faults('nation')}
      options={border === 'Scotland' ? nations.slice(0, 1) : nations}
      onChange={change('nation')}
    />
  )
}

const hints = {
  Wales: 'This postcode covers parts of England and Wales.',
  Scotland:
    'This postcode covers parts of England and Scotland. We act only if the property is in England.',
  none: 'Required until you enter a postcode.',
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
