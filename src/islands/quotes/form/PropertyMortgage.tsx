import { lazy, Suspense } from 'react'
import { SelectField } from '#components/Fields.tsx'
import { FactField } from '#components/form/Choices.tsx'
import type { PurchaseFacts } from '#domain/quote/facts'
import type { PropertyFields } from './property-fields.ts'

const counts = ['0', '1', '2', '3', '4'].map((value) => ({ value, label: value }))
const LenderField = lazy(() => import('./LenderField.tsx'))
const unknown = { value: '', label: 'Not known' }

export const Redemptions = ({
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

export const Mortgage = ({
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
    {buying.mortgage === true && <Lender {...{ nameOf, faults, change }} lender={buying.lender} />}
  </>
)

/** The place of the field while it is loaded. */
const LenderRoom = () => (
  <div className="field w3">
    <span className="lab">Lender</span>
    <input className="input" aria-label="Lender" disabled />
  </div>
)

type LenderProps = Pick<PropertyFields, 'nameOf' | 'faults' | 'change'> & { lender: string }

export const Lender = ({ nameOf, faults, change, lender }: LenderProps) => (
  <Suspense fallback={<LenderRoom />}>
    <LenderField
      name={nameOf('lender')}
      lender={lender}
      faults={faults('lender')}
      onChange={change('lender')}
    />
  </Suspense>
)
