import { useEffect, useState } from 'react'
import { SelectField } from '#components/Fields.tsx'
import type { FormField } from '#components/form/form-parts.ts'
import type { InstructionPreview } from '#domain/quote/case/api'
import { usePersonOptions } from '#islands/cover/use-person-options.ts'
import { fetchInstruction } from '#stores/quote/case/previews'
import { ClientMessages } from './ClientMessages.tsx'

type Asked = Parameters<typeof fetchInstruction>[1]

/** What instructing would do; null while it is fetched, 'refused' where it cannot be done yet. */
export const useInstruction = (id: string, { fee_earner_id, accepted_by_phone }: Asked) => {
  const [preview, setPreview] = useState<InstructionPreview | 'refused' | null>(null)
  useEffect(() => {
    let isCurrent = true
    const asked = {
      ...(fee_earner_id ? { fee_earner_id } : {}),
      ...(accepted_by_phone ? { accepted_by_phone } : {}),
    }
    fetchInstruction(id, asked).then(
      (found) => isCurrent && setPreview(found),
      // Submitting shows what is missing, with the way to it.
      () => isCurrent && setPreview('refused'),
    )
    return () => {
      isCurrent = false
    }
  }, [id, fee_earner_id, accepted_by_phone])
  return preview
}

type Props = {
  id: string
  preview: InstructionPreview
  accepted_by_phone?: string
  feeEarnerId: string
  onChange: (id: string) => void
}

const FeeEarnerChoice = ({ id, preview, feeEarnerId, onChange, ...asked }: Props) => {
  const chosen = useInstruction(id, { ...asked, fee_earner_id: feeEarnerId })
  const options = usePersonOptions(preview.fee_earners)
  const shown = chosen === null || chosen === 'refused' ? preview : chosen
  return (
    <>
      <SelectField
        name="fee_earner_id"
        label="Fee earner"
        value={feeEarnerId}
        options={options}
        onChange={onChange}
      />
      <ClientMessages messages={shown.messages} />
    </>
  )
}

/** The field that chooses the fee earner, with the messages that name them. */
export const feeEarnerField = (
  of: Pick<Props, 'id' | 'preview' | 'accepted_by_phone'>,
): FormField => ({
  name: 'fee_earner_id',
  label: 'Fee earner',
  kind: 'own',
  width: 'w6',
  render: ({ value, onChange }) => (
    <FeeEarnerChoice {...of} feeEarnerId={String(value ?? '')} onChange={onChange} />
  ),
})
