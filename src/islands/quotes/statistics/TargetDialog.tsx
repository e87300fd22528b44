import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { Target, TargetMeasure } from '#domain/agent/target'
import { addMonths } from '#domain/dates'
import type { QuoteBreakdown } from '#domain/quote/figures/api'
import { quoteFigures } from '#domain/quote/figures/figure'
import { today } from '#lib/format'
import { setTarget } from '#stores/agent/visits'
import { monthName } from './month-name.ts'

const Body = z.omit(Target, { user_id: true })

const MONTHS_BACK = 2
const MONTHS = 9

const months = () =>
  Array.from({ length: MONTHS }, (_, at) => {
    const value = addMonths(`${today().slice(0, 7)}-01`, at - MONTHS_BACK).slice(0, 7)
    return { value, label: monthName(value) }
  })

const fields = (): readonly FormPart[] => [
  {
    name: 'measure',
    label: 'Measure',
    kind: 'choice',
    width: 'w6',
    options: TargetMeasure.options.map((value) => ({
      value,
      label: quoteFigures[value].name,
    })),
  },
  { name: 'month', label: 'Month', kind: 'select', options: months() },
  {
    name: 'count',
    label: 'Target',
    kind: 'number',
    hint: 'Leave it empty for no target.',
  },
]

/** Sets the target of a BDM for a month; an empty number removes it. */
export default function TargetDialog({
  quoteBreakdown,
  onDone,
}: {
  quoteBreakdown: QuoteBreakdown
  onDone: () => void
}) {
  return (
    <Dialog title={`Target for ${quoteBreakdown.name}`} open onClose={onDone}>
      <SchemaForm
        schema={Body}
        submit="Set the target"
        onCancel={onDone}
        start={{ measure: 'quotes', month: today().slice(0, 7), count: null }}
        fields={fields()}
        onSubmit={async (target, key) => {
          await setTarget({ ...target, user_id: quoteBreakdown.key }, key)
          onDone()
        }}
      />
    </Dialog>
  )
}
