import * as z from 'zod/mini'
import type { FormField, Values } from '#components/form/form-parts.ts'
import { EnquiryDecline } from '#domain/enquiry/bodies'
import { DeclineReason, declineReasons } from '#domain/enquiry/decline'
import { acceptedBefore, type Judged, limitOn } from '#domain/enquiry/decline-rules'

const { reason, explanation, offer, document_id } = EnquiryDecline.shape

export const DeclineValues = z.object({
  ...{ reason, explanation, offer, document_id },
  /** The number of the enquiry that it repeats. */
  repeats: z._default(z.nullable(z.string()), null),
})
export const declineStart: Values = { explanation: '', offer: '', document_id: '', repeats: '' }

const chosen = (values: Values) => DeclineReason.options.find((it) => it === values['reason'])

const offerLabels: Readonly<Partial<Record<DeclineReason, string>>> = {
  opinion: 'Fact that is known (optional)',
  answered: 'Page or line',
  search: 'Reference of the search',
  unknown: 'What the seller knows',
}

/** One field for what each reason offers, so that it says what that is. */
const offers = (): readonly FormField[] =>
  DeclineReason.options.flatMap((of): FormField[] => {
    const { offer: hint } = declineReasons[of]
    if (hint === null || of === 'repeat') return []
    return [
      {
        name: 'offer',
        label: offerLabels[of] ?? 'What you offer instead',
        hint,
        kind: 'lines',
        width: 'w6',
        when: (values) => chosen(values) === of,
      },
    ]
  })

const reasonField = (judged: Judged): FormField => ({
  name: 'reason',
  label: 'Reason',
  kind: 'select',
  width: 'w6',
  options: DeclineReason.options
    .filter((it) => limitOn(it, judged) === null)
    .map((value) => ({ value, label: declineReasons[value].label })),
})

const explanationField: FormField = {
  name: 'explanation',
  label: 'What the other side is told',
  hint: 'Name the reason. The enquiry stays open until they accept.',
  kind: 'lines',
  width: 'w6',
}

/** What a decline rests on: a document, or an enquiry that was accepted. */
const restsOn = ({ enquiry, others, documents }: Judged): readonly FormField[] => [
  {
    name: 'document_id',
    label: 'Document that answers it',
    kind: 'combobox',
    width: 'w6',
    options: documents.map(({ id, name }) => ({ value: id, label: name })),
    when: (values) => chosen(values) === 'answered',
  },
  {
    name: 'repeats',
    label: 'Enquiry that was accepted',
    kind: 'select',
    width: 'w6',
    options: acceptedBefore(enquiry, others).map(({ number, text }) => ({
      value: `${number}`,
      label: `${number}. ${text.slice(0, 80)}`,
    })),
    when: (values) => chosen(values) === 'repeat',
  },
]

/** The reasons that nothing forbids, and what each has to rest on. */
export const declineFields = (judged: Judged): readonly FormField[] => [
  reasonField(judged),
  explanationField,
  ...restsOn(judged),
  ...offers(),
]
