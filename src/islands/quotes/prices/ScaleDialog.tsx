import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { DateOnly } from '#domain/date-schema'
import type { FeeScaleDetail } from '#domain/quote/scale/api'
import { date, today } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import { saveScale } from '#stores/quote/scale/draft'
import { endFeeScale, publishFeeScale } from '#stores/quote/scale/scales'
import { NewScaleForm } from './NewScaleForm.tsx'

export type ScaleQuestion = 'copy' | 'publish' | 'end'

type Props = { question: ScaleQuestion; shown: FeeScaleDetail; onClose: () => void }

const titles: Readonly<Record<ScaleQuestion, string>> = {
  copy: 'Copy the scale',
  publish: 'Publish the scale?',
  end: 'End the scale',
}

export default function ScaleDialog({ question, shown, onClose }: Props) {
  const QuestionForm = { copy: Copy, publish: Publish, end: End }[question]
  return (
    <Dialog title={titles[question]} open onClose={onClose}>
      <QuestionForm shown={shown} onClose={onClose} />
    </Dialog>
  )
}

type QuestionForm = Omit<Props, 'question'>

const Copy = ({ shown: { fee_scale }, onClose }: QuestionForm) => (
  <NewScaleForm from={fee_scale} onEnd={onClose} />
)

const EmptyBody = z.object({})

const Publish = ({ shown: { fee_scale: it }, onClose }: QuestionForm) => (
  <>
    <p>
      From {date(it.valid_from)} new quotes for{' '}
      {it.agency ? `clients of ${it.agency.name}` : 'the firm’s clients'} are priced with ‘{it.name}
      ’. Sent quotes keep their price. You cannot change a published scale; copy it to make changes.
    </p>
    <SchemaForm
      schema={EmptyBody}
      of={`publish ${it.id}`}
      fields={[]}
      start={{}}
      submit="Publish"
      onCancel={onClose}
      onSubmit={async (_, key) => {
        await publishFeeScale(await saveScale(crypto.randomUUID()), key)
        addToast({ severity: 'success', summary: `${it.name} is published`, life: 4000 })
        onClose()
      }}
    />
  </>
)

const LastDay = z.object({ valid_to: DateOnly })

const End = ({ shown: { fee_scale: it }, onClose }: QuestionForm) => (
  <>
    <p>
      {it.agency
        ? `After that day, clients of ${it.agency.name} are priced with the firm’s own scale.`
        : 'After that day, nothing can be quoted unless another scale of the firm is in force.'}
    </p>
    <SchemaForm
      schema={LastDay}
      of={`end ${it.id}`}
      fields={[
        {
          name: 'valid_to',
          label: 'Last day',
          kind: 'date',
          width: 'w6',
          quick: ['today', 'tomorrow'],
        },
      ]}
      start={{ valid_to: it.valid_to ?? today() }}
      submit="End the scale"
      onCancel={onClose}
      onSubmit={async ({ valid_to }, key) => {
        await endFeeScale(it, valid_to, key)
        addToast({ severity: 'success', summary: `${it.name} ends`, life: 4000 })
        onClose()
      }}
    />
  </>
)
