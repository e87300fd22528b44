import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { reasonAgainst } from '#domain/act'
import { caseActs } from '#domain/conveyance/acts'
import type { CaseDetail } from '#domain/conveyance/api'
import { customValueText } from '#domain/custom-field/value'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { Line, Part } from '#islands/conveyances/overview/overview-parts.tsx'
import { $caseFields } from '#stores/custom-field/case-fields'

const CaseFieldsForm = lazy(() => import('./CaseFieldsForm.tsx'))

/** The firm’s own fields of a case; nothing where the firm has none for its type of matter. */
export const CustomFieldsPart = ({ caseFile }: { caseFile: CaseDetail }) => {
  const { data: fields = [] } = useStore($caseFields)
  const [isOpen, setOpen] = useState(false)
  const why = reasonAgainst(caseActs(caseFile, useActingPerson()).change)
  const canChange = useCan('conveyance.update')
  const { conveyance } = caseFile
  const close = () => setOpen(false)
  if (fields.length === 0) return null
  return (
    <Part
      title="More about this case"
      act={
        canChange && (
          <ActButton className="btn small quiet" why={why} onPress={() => setOpen(true)}>
            Change<span className="sr"> more about this case</span>
          </ActButton>
        )
      }
    >
      {fields.map(({ key, name }) => (
        <Line key={key} name={name}>
          {textOf(conveyance.custom_fields?.[key])}
        </Line>
      ))}
      <Dialog title="More about this case" open={isOpen} onClose={close}>
        <Suspense>
          {isOpen && <CaseFieldsForm {...{ conveyance, fields }} onDone={close} />}
        </Suspense>
      </Dialog>
    </Part>
  )
}

const textOf = (value: Parameters<typeof customValueText>[0] | undefined) => {
  const text = value === undefined ? '' : customValueText(value)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
