import { useStore } from '@nanostores/react'
import { Combobox } from '#components/combobox/Combobox.tsx'
import { findIn } from '#components/combobox/find.ts'
import { MoneyField } from '#components/form/MoneyField.tsx'
import type { AgencyChoice } from '#domain/agent/choice'
import { disclosureOf, referralFee } from '#domain/agent/referral'
import { mattersOf, type QuoteFacts } from '#domain/quote/facts'
import type { FeeScale } from '#domain/quote/scale/scale'
import { $agencies, findAgencies } from '#stores/agent/agencies'
import { $facts, changeFacts } from '#stores/quote/draft'
import { $pricingScale, fetchScaleOf } from '#stores/quote/scale/scale'
import { Step } from './Step.tsx'

export default function ReferralStep() {
  const facts = useStore($facts)
  const agencies = useStore($agencies).data ?? []
  const scale = useStore($pricingScale).data
  const { referral } = facts

  const chooseAgency = (id: string) => {
    const chosen = agencies.find((it) => it.id === id)
    const fee = defaultFee(scale, facts)
    changeFacts({ referral: chosen ? newReferral(chosen, fee) : null })
    if (chosen) void applyAgencyFee(id, fee)
  }

  return (
    <Step title="Referred by" note="Fee disclosed to the client">
      <Combobox
        label="Agency"
        name="referral.agency"
        placeholder="Nobody"
        value={optionOf(referral?.agency_id ?? null, referral?.agency ?? '')}
        find={findAgencies}
        onChange={(chosen) => chooseAgency(chosen?.value ?? '')}
      />
      {referral && (
        <Introducer
          referral={referral}
          agency={agencies.find((it) => it.id === referral.agency_id)}
          onChange={(change) => changeReferral(facts, change)}
        />
      )}
    </Step>
  )
}

type IntroducerProps = {
  referral: Referral
  agency: AgencyChoice | undefined
  onChange: (change: Partial<Referral>) => void
}

const Introducer = ({ referral, agency, onChange }: IntroducerProps) => (
  <>
    <Combobox
      key={`branch ${referral.agency_id}`}
      label="Branch"
      name="referral.branch"
      placeholder="Not known"
      value={optionOf(referral.branch_id, referral.branch)}
      find={findIn(options(agency?.branches ?? []))}
      onChange={(to) => onChange({ ...branchOf(to), ...negotiatorOf(null) })}
    />
    <Combobox
      key={`negotiator ${referral.branch_id}`}
      label="Negotiator"
      name="referral.negotiator"
      placeholder="Not known"
      value={optionOf(referral.negotiator_id, referral.negotiator)}
      find={findIn(options(negotiatorsOf(agency, referral.branch_id)))}
      onChange={(to) => onChange(negotiatorOf(to))}
    />
    <MoneyField
      label="Referral fee"
      name="referral.fee"
      value={referral.fee}
      onChange={(fee) => onChange({ fee: fee ?? 0 })}
    />
    <p className="w6 hint">{disclosureOf(referral)}</p>
  </>
)

const negotiatorsOf = (agency: AgencyChoice | undefined, branchId: string | null) =>
  agency?.branches.find(({ id }) => id === branchId)?.negotiators ?? []

type Chosen = { readonly value: string; readonly label: string } | null

const branchOf = (chosen: Chosen) => ({
  branch_id: chosen?.value ?? null,
  branch: chosen?.label ?? '',
})

const negotiatorOf = (chosen: Chosen) => ({
  negotiator_id: chosen?.value ?? null,
  negotiator: chosen?.label ?? '',
})

const defaultFee = (scale: FeeScale | undefined, { subject }: QuoteFacts) =>
  scale?.referral ? referralFee(scale.referral, mattersOf(subject)) : 0

// The agency's own scale loads after the choice; a fee typed meanwhile is left alone.
const applyAgencyFee = async (id: string, fee: number) => {
  const scale = await fetchScaleOf(id).catch(() => null)
  const facts = $facts.get()
  const isUntouched = facts.referral?.agency_id === id && facts.referral.fee === fee
  if (scale && isUntouched) changeReferral(facts, { fee: defaultFee(scale, facts) })
}

const optionOf = (id: string | null, name: string) =>
  id === null ? null : { value: id, label: name }
const options = (list: readonly { id: string; name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }))

type Referral = NonNullable<QuoteFacts['referral']>

const newReferral = (agency: AgencyChoice, fee: number): Referral => ({
  agency_id: agency.id,
  agency: agency.name,
  branch_id: null,
  branch: '',
  negotiator_id: null,
  negotiator: '',
  fee,
})

const changeReferral = (facts: QuoteFacts, change: Partial<Referral>) =>
  facts.referral && changeFacts({ referral: { ...facts.referral, ...change } })
