import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Banner } from '#components/Banner.tsx'
import { type FormPart, rowsIn, type Value, type Values } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import { NotYours, useReasonAgainst } from '#islands/access/NotYours.tsx'
import { today } from '#lib/format'
import { go } from '#lib/navigate'
import { href, routes } from '#routes'
import { addToast } from '#stores/chrome/toasts'
import { openCase } from '#stores/conveyance/opening'
import type { CaseOfLead } from '#stores/lead/case-opening'
import { hasPermission } from '#stores/user/permissions'
import { $session } from '#stores/user/session'
import { clientsIn } from './clients-field.tsx'
import { type DetailsChoices, detailsOf } from './details-body.ts'
import { detailsFields } from './details-fields.tsx'
import { NewCaseValues } from './details-schema.ts'
import { blankValues } from './details-values.ts'
import { withLead } from './lead-values.ts'
import { useDetailsChoices } from './use-details.ts'
import { useLead } from './use-lead.ts'

const matterOf = (value: Value | undefined): MatterType => {
  const matter = MatterType.safeParse(value)
  return matter.success ? matter.data : 'sale'
}

const opening: readonly FormPart[] = [
  {
    name: 'matter_type',
    label: 'Matter',
    kind: 'choice',
    width: 'w6',
    options: optionsOf(matterNames),
    also: (matter, values) => ({ clients: clientsIn(matterOf(matter), rowsIn(values, 'clients')) }),
  },
]

const dates: readonly FormPart[] = [
  { name: 'instructed_on', label: 'Instructed on', kind: 'date', quick: ['today'] },
  {
    name: 'exchange_target_on',
    label: 'Exchange target',
    kind: 'date',
    isWorking: true,
    when: ({ matter_type }) => matter_type === 'sale' || matter_type === 'purchase',
  },
  { name: 'completion_on', label: 'Completion target', kind: 'date', isWorking: true },
]

type Source = { readonly lead_id: string | null; readonly choices: DetailsChoices }

const open = async (values: NewCaseValues, { lead_id, choices }: Source, key: string) => {
  const { matter_type, instructed_on, exchange_target_on = null, completion_on = null } = values
  const details = detailsOf(values, choices)
  const days = { instructed_on, exchange_target_on, completion_on }
  const { id, ref } = await openCase({ ...details, matter_type, lead_id, ...days }, key)
  addToast({ severity: 'success', summary: 'Case opened', detail: ref, life: 4000 })
  go(
    hasPermission(routes['conveyances-id'].can)
      ? href('conveyances-id', { id })
      : href('conveyances', {}),
  )
}

/** Opens a case that has no quote: work that came by another way, or a lead that needs none. */
export default function NewCase() {
  const { id, lead } = useLead()
  const why = useReasonAgainst(['conveyance.update'])
  return (
    <>
      <header className="list-head">
        <h1 className="h1">New case</h1>
        <p className="mute">
          {lead
            ? `From lead ${lead.number}, which becomes read-only. Add what it does not say.`
            : 'For work without a quote. Its tasks come from the workflow in use.'}
        </p>
      </header>
      {why !== undefined && <NotYours why={why} />}
      {why === undefined && lead === undefined && <Skeleton rows={14} />}
      {why === undefined && lead !== undefined && <NewCaseForm leadId={id} lead={lead} />}
    </>
  )
}

type FormProps = { leadId: string | null; lead: CaseOfLead | null }

const NewCaseForm = ({ leadId, lead }: FormProps) => {
  const me = useStore($session)?.user.id ?? ''
  const [start] = useState(() => {
    const blank = blankValues(today())
    return lead ? withLead(blank, lead) : blank
  })
  const [typed, setTyped] = useState<Values>(start)
  const choices = useDetailsChoices({ current: null, linked: lead?.linked ?? null }, typed)
  if (choices === null) return <Skeleton rows={14} />
  const newCase = { matter_type: matterOf(typed['matter_type']), clients: [] }
  if (choices.hasNoFeeEarner) return <NoFeeEarner />
  return (
    <SchemaForm
      schema={NewCaseValues}
      submit="Open the case"
      onCancel={() =>
        go(leadId ? href('quotes-leads-id', { id: leadId }) : href('conveyances', {}))
      }
      start={withFeeEarner(start, choices.form.feeEarners, me)}
      fields={[...opening, ...detailsFields(newCase, choices.form), ...dates]}
      onType={setTyped}
      onSubmit={(values, key) => open(values, { lead_id: leadId, choices: choices.body }, key)}
    />
  )
}

const NoFeeEarner = () => (
  <Banner
    title="Nobody is a fee earner yet"
    acts={
      hasPermission(routes['admin-users'].can) && (
        <a className="btn" href={href('admin-users', {})}>
          Open users
        </a>
      )
    }
  >
    Each case has a fee earner. An administrator marks a colleague, or themselves, as one.
  </Banner>
)

// Whoever opens a case has it, if a fee earner.
const withFeeEarner = (start: Values, feeEarners: readonly { value: string }[], me: string) =>
  feeEarners.some(({ value }) => value === me) ? { ...start, fee_earner: me } : start
