import { useStore } from '@nanostores/react'
import { SelectField } from '#components/Fields.tsx'
import { FactField } from '#components/form/Choices.tsx'
import type { MatterType } from '#domain/matter'
import { factsOf, mattersOf } from '#domain/quote/facts'
import { $facts, changeMatter } from '#stores/quote/draft'
import { Step } from './Step.tsx'

const labels = {
  unregistered: 'Unregistered',
  probate: 'Probate',
  tenanted: 'Tenanted',
  power_of_attorney: 'Power of attorney',
  help_to_buy: 'Help to Buy loan',
  shared_ownership: 'Shared ownership',
  auction: 'Auction',
  tall_building: 'Building of 11 m or more',
  expedited: 'Needed within 15 days',
  first_time_buyer: 'First-time buyers',
  additional: 'Keeping another property',
  non_resident: 'Overseas buyer',
  company: 'Company or trust',
  company_relief: 'Rental or development business',
  new_build: 'New build',
  right_to_buy: 'Right to buy',
  declaration_of_trust: 'Declaration of trust',
  gifted_deposits: 'Gifted deposits',
  lifetime_isas: 'Lifetime ISAs',
  help_to_buy_isas: 'Help to Buy ISAs',
  debts_consolidated: 'Debts paid off',
  people_leaving: 'People who leave',
  people_joining: 'People who join',
}
type Fact = keyof typeof labels

const facts: Readonly<Record<MatterType, readonly Fact[]>> = {
  sale: [
    'unregistered',
    'probate',
    'tenanted',
    'power_of_attorney',
    'help_to_buy',
    'shared_ownership',
    'auction',
    'tall_building',
    'expedited',
  ],
  purchase: [
    'first_time_buyer',
    'additional',
    'non_resident',
    'company',
    'company_relief',
    'new_build',
    'unregistered',
    'shared_ownership',
    'right_to_buy',
    'declaration_of_trust',
    'power_of_attorney',
    'auction',
    'tall_building',
    'expedited',
  ],
  remortgage: ['unregistered', 'shared_ownership', 'help_to_buy', 'power_of_attorney', 'expedited'],
  'transfer-of-equity': ['unregistered', 'declaration_of_trust', 'power_of_attorney', 'expedited'],
}

const numbers: Readonly<Partial<Record<MatterType, readonly Fact[]>>> = {
  purchase: ['gifted_deposits', 'lifetime_isas', 'help_to_buy_isas'],
  remortgage: ['debts_consolidated'],
  'transfer-of-equity': ['people_leaving', 'people_joining'],
}
const counts = ['0', '1', '2', '3', '4'].map((value) => ({ value, label: value }))

const knownIn = (value: unknown) => (typeof value === 'boolean' ? value : null)

export const FactsStep = () => {
  const all = useStore($facts)
  const matters = mattersOf(all.subject)
  return (
    <Step title="Facts" note="Each affects the price. ? means not known">
      {matters.map((matter) => {
        const of: Readonly<Record<string, unknown>> | null = factsOf(all, matter)
        if (of === null) return null
        return (
          <div key={matter} className="w6 fact-group">
            {matters.length > 1 && <p className="lab">{matter === 'sale' ? 'Sale' : 'Purchase'}</p>}
            <div className="facts">
              {facts[matter].map((name) => (
                <FactField
                  key={name}
                  label={labels[name]}
                  name={`${matter}.${name}`}
                  value={knownIn(of[name])}
                  onChange={(value) => changeMatter(matter, { [name]: value })}
                />
              ))}
            </div>
            <div className="grid-6 fact-counts">
              {(numbers[matter] ?? []).map((name) => (
                <SelectField
                  key={name}
                  label={labels[name]}
                  name={`${matter}.${name}`}
                  value={of[name] === null || of[name] === undefined ? '' : String(of[name])}
                  options={[{ value: '', label: 'Not known' }, ...counts]}
                  onChange={(value) =>
                    changeMatter(matter, { [name]: value === '' ? null : Number(value) })
                  }
                />
              ))}
            </div>
          </div>
        )
      })}
    </Step>
  )
}
