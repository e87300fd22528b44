import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { ClockTime, DateOnly } from '#domain/date-schema'
import { londonInstant } from '#domain/dates'
import { CallSkip } from '#domain/quote/case/bodies'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { nextWorkingDay } from '#domain/working-days'
import { today } from '#lib/format'
import { skipCall } from '#stores/call/acts'

const Body = z.object({ reason: CallSkip.shape.reason, on: DateOnly, at: ClockTime })

type Props = { quoteCase: QuoteCaseRow; onDone: () => void; onBack?: () => void }

export const CallSkipForm = ({ quoteCase: it, onDone, onBack = onDone }: Props) => (
  <SchemaForm
    schema={Body}
    submit="Skip"
    of={it.id}
    version={it.version}
    onCancel={onBack}
    start={{ reason: '', on: nextWorkingDay(today()), at: '10:00' }}
    fields={[
      { name: 'reason', label: 'Reason', kind: 'text', width: 'w6' },
      { name: 'on', label: 'Call on', kind: 'date', quick: ['tomorrow', 2, 5] },
      { name: 'at', label: 'At', kind: 'time' },
    ]}
    onSubmit={async ({ reason, on, at }, key, version) => {
      await skipCall({ id: it.id, version }, { reason, at: londonInstant(on, at) }, key)
      onDone()
    }}
  />
)
