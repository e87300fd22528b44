import { useStore } from '@nanostores/react'
import { ChoiceField } from '#components/form/Choices.tsx'
import type { QuoteSubject } from '#domain/quote/facts'
import type { SaleStage } from '#domain/quote/sale-stage'
import { $facts, changeFacts, chooseSubject } from '#stores/quote/draft'
import { Step } from './Step.tsx'

const subjects: readonly { value: QuoteSubject; label: string }[] = [
  { value: 'sale', label: 'Sale' },
  { value: 'purchase', label: 'Purchase' },
  { value: 'both', label: 'Both' },
  { value: 'remortgage', label: 'Remortgage' },
  { value: 'transfer-of-equity', label: 'Transfer' },
]

const stagesOf = (subject: QuoteSubject): readonly { value: SaleStage; label: string }[] => [
  { value: 'presold', label: subject === 'sale' ? 'Still marketing' : 'Still looking' },
  { value: 'sold', label: 'Offer accepted' },
]

export const SubjectStep = () => {
  const { subject, sale_stage } = useStore($facts)
  const asksStage = subject === 'sale' || subject === 'purchase' || subject === 'both'
  const chosen = subjects.find((it) => it.value === subject)?.label ?? ''
  const note = subject === 'both' ? 'Sale and purchase, linked' : chosen
  return (
    <Step title="What" note={note}>
      <ChoiceField
        label="Matter"
        name="subject"
        width="w6"
        value={subject}
        options={subjects}
        onChange={chooseSubject}
      />
      {asksStage && (
        <ChoiceField
          label="Stage"
          name="sale_stage"
          width="w4"
          value={sale_stage}
          options={stagesOf(subject)}
          onChange={(stage) => changeFacts({ sale_stage: stage })}
        />
      )}
    </Step>
  )
}
