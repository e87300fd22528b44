import { useStore } from '@nanostores/react'
import { SelectField } from '#components/Fields.tsx'
import { MoneyField } from '#components/MoneyField.tsx'
import type { AgencyChoice } from '#domain/agency'
import { mattersOf, type QuoteFacts } from '#domain/quote-facts'
import { disclosureOf, referralFee } from '#domain/referral'
import { $agencies } from '#stores/agencies'
import { $feeScale } from '#stores/fee-scale'
import { $facts, changeFacts } from '#stores/quote-draft'
import { Step } from './Step.tsx'

const none = { value: '', label: 'Nobody' }
const any = { value: '', label: 'Not known' }
const options = (list: readonly { id: string; name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }))

/** Who sent the client, and what they are paid: the client is told. */
export const ReferralStep = () => {
  const facts = useStore($facts)
  const agencies = useStore($agencies).data ?? []
  const scale = useStore($feeScale).data
  const { referral } = facts
  const agency = agencies.find((it) => it.id === referral?.agency_id)
  const branch = agency?.branches.find((it) => it.id === referral?.branch_id)

  const chooseAgency = (id: string) => {
    const chosen = agencies.find((it) => it.id === id)
    const fee = scale?.referral ? referralFee(scale.referral, mattersOf(facts.subject)) : 0
    changeFacts({ referral: chosen ? referralTo(chosen, fee) : null })
  }

  return (
    <Step title="Referred by" note="Fee told to the client">
      <SelectField
        label="Agency"
        name="referral.agency"
        value={referral?.agency_id ?? ''}
        options={[none, ...options(agencies)]}
        onChange={chooseAgency}
      />
      {referral && (
        <>
          <SelectField
            label="Branch"
            name="referral.branch"
            value={referral.branch_id ?? ''}
            options={[any, ...options(agency?.branches ?? [])]}
            onChange={(id) => {
              const name = agency?.branches.find((it) => it.id === id)?.name ?? ''
              changeReferral(facts, { branch_id: id || null, branch: name })
            }}
          />
          <SelectField
            label="Negotiator"
            name="referral.negotiator"
            value={referral.negotiator_id ?? ''}
            options={[any, ...options(branch?.negotiators ?? [])]}
            onChange={(id) => {
              const name = branch?.negotiators.find((it) => it.id === id)?.name ?? ''
              changeReferral(facts, { negotiator_id: id || null, negotiator: name })
            }}
          />
          <MoneyField
            label="Referral fee"
            name="referral.fee"
            value={referral.fee}
            onChange={(fee) => changeReferral(facts, { fee: fee ?? 0 })}
          />
          <p className="w6 hint">{disclosureOf(referral)}</p>
        </>
      )}
    </Step>
  )
}

type Referral = NonNullable<QuoteFacts['referral']>

const referralTo = (agency: AgencyChoice, fee: number): Referral => ({
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
