import { useStore } from '@nanostores/react'
import { Empty } from '#components/Loaded.tsx'
import type { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import { defaultFeeScale } from '#domain/quote/scale/default'
import type { MatterScale } from '#domain/quote/scale/scale'
import { Step } from '#islands/quotes/form/Step.tsx'
import { $typedScale, changeMatterScale, changeScale } from '#stores/quote/scale/draft'
import { BandRows } from './BandRows.tsx'
import { ContingencyRows } from './ContingencyRows.tsx'
import { VatField } from './charge-parts.tsx'
import { DisbursementRows } from './DisbursementRows.tsx'
import { PointRows } from './PointRows.tsx'
import { SupplementRows } from './SupplementRows.tsx'

const basis: Readonly<Record<MatterType, string>> = {
  sale: 'Based on the price',
  purchase: 'Based on the price',
  remortgage: 'Based on the new loan',
  'transfer-of-equity': 'Based on the value of the whole',
}

export const MatterPrices = ({ matter }: { matter: MatterType }) => {
  const scale = useStore($typedScale)
  const index = scale?.matters.findIndex((it) => it.matter === matter) ?? -1
  const it = scale?.matters[index]
  if (it === undefined) return <Missing matter={matter} />
  const path = `matters.${index}`
  const change = (fields: Partial<MatterScale>) => changeMatterScale(matter, fields)
  return (
    <div className="form quote-steps">
      <Step title="Fee" note={basis[matter]}>
        <BandRows matterScale={it} at={path} onChange={(bands) => change({ bands })} />
        <VatField label="VAT on the fee" rate={it.vat_rate} at={path} onChange={change} />
      </Step>
      <ChargeSteps matterScale={it} at={path} onChange={change} />
      <PointSteps matterScale={it} at={path} onChange={change} />
    </div>
  )
}

type StepsProps = {
  matterScale: MatterScale
  at: string
  onChange: (change: Partial<MatterScale>) => void
}

const ChargeSteps = ({ matterScale, at, onChange }: StepsProps) => (
  <>
    <Step title="Our charges" note="Supplements and our own costs">
      <SupplementRows
        matterScale={matterScale}
        at={at}
        onChange={(supplements) => onChange({ supplements })}
      />
    </Step>
    <Step title="Paid to others" note="VAT line by line">
      <DisbursementRows
        matterScale={matterScale}
        at={at}
        onChange={(disbursements) => onChange({ disbursements })}
      />
    </Step>
    <Step title="Possible extra costs" note="Shown to every client">
      <ContingencyRows
        matterScale={matterScale}
        at={at}
        onChange={(contingencies) => onChange({ contingencies })}
      />
    </Step>
  </>
)

const PointSteps = ({ matterScale, at, onChange }: StepsProps) => (
  <>
    <Step title="Included">
      <PointRows
        label="What the price includes"
        points={matterScale.included}
        at={`${at}.included`}
        onChange={(included) => onChange({ included })}
      />
    </Step>
    <Step title="Not included">
      <PointRows
        label="What the price does not include"
        points={matterScale.excluded}
        at={`${at}.excluded`}
        onChange={(excluded) => onChange({ excluded })}
      />
    </Step>
  </>
)

const Missing = ({ matter }: { matter: MatterType }) => {
  const scale = useStore($typedScale)
  const defaultPrices = defaultFeeScale.matters.find((it) => it.matter === matter)
  const name = matterNames[matter].toLowerCase()
  return (
    <Empty title={`No prices for a ${name}`}>
      <p>A {name} cannot be quoted with this scale until it has prices.</p>
      {scale?.state === 'draft' && defaultPrices && (
        <button
          type="button"
          className="btn"
          onClick={() => changeScale({ matters: [...scale.matters, defaultPrices] })}
        >
          Start with standard prices
        </button>
      )}
    </Empty>
  )
}
