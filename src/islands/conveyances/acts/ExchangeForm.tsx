import { useState } from 'react'
import type { Values } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { warningsAtExchange } from '#domain/conveyance/expiries'
import { exchangeMissing } from '#domain/conveyance/guards'
import { DateOnly } from '#domain/date-schema'
import { WarningList } from '#islands/conveyances/WarningList.tsx'
import { clockNow, today } from '#lib/format'
import { exchange } from '#stores/conveyance/conveyance'
import type { ActForm } from './act-form.ts'
import { ExchangeValues, exchangeFields, WaivedValues } from './exchange-fields.ts'
import { MissingList } from './Missing.tsx'
import { useSpeakers } from './use-speakers.ts'

const WAIVED = 'enquiries_accepted'

const blank = { released_by: '', released_at: '', released_until: '', price: null, deposit: null }

const startOf = ({ conveyance }: CaseDetail, at: string) => ({
  ...blank,
  on: today(),
  at,
  formula: 'B',
  spoke_to: conveyance.other_side?.handler ?? '',
  deposit_held_by: conveyance.other_side?.firm ?? '',
  completion_on: conveyance.key_dates.completion_on ?? '',
})

const warningsOf = ({ conveyance }: CaseDetail, { on, completion_on }: Values) => {
  const [day, end] = [DateOnly.safeParse(on), DateOnly.safeParse(completion_on)]
  if (!day.success || !end.success) return []
  return warningsAtExchange(conveyance, { on: day.data, completion_on: end.data })
}

/** Records the exchange; where only the replies to enquiries are missing, a reason waives them. */
export const ExchangeForm = (it: ActForm) => {
  const { caseFile, onDone } = it
  const missing = caseFile.guards.exchange
  if (exchangeMissing(caseFile, [WAIVED]).length === 0) return <CallForm {...it} />
  const warnings = warningsOf(caseFile, startOf(caseFile, ''))
  return <MissingList {...{ caseFile, missing, warnings }} act="exchange" onLeave={onDone} />
}

const CallForm = ({ caseFile, onDone }: ActForm) => {
  const [at] = useState(clockNow)
  const staff = useSpeakers()
  const isWaived = caseFile.guards.exchange.length > 0
  const start = { ...startOf(caseFile, at), speaker: staff[0]?.value ?? '', waiver: '' }
  const [typed, setTyped] = useState<Values>(start)
  return (
    <div className="exchange-form">
      <WarningList warnings={warningsOf(caseFile, typed)} />
      <SchemaForm
        schema={isWaived ? WaivedValues : ExchangeValues}
        submit="Exchange"
        version={caseFile.conveyance.version}
        onCancel={onDone}
        start={start}
        fields={exchangeFields(caseFile.conveyance, { staff, isWaived })}
        onType={setTyped}
        onSubmit={async ({ waiver: reason, speaker: id, ...body }, key, version) => {
          const waivers = reason ? [{ what: WAIVED, reason } as const] : []
          const speaker = { id, name: staff.find((one) => one.value === id)?.name ?? '' }
          await exchange({ ...body, speaker, waivers }, key, version)
          onDone()
        }}
      />
    </div>
  )
}
