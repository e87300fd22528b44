import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { CorrectionBody } from '#domain/conveyance/bodies'
import { completionDay } from '#domain/conveyance/plan/key-date'
import { correctDate } from '#stores/conveyance/conveyance'
import type { ActForm } from './act-form.ts'

const Body = z.omit(CorrectionBody, { version: true })

/** The form that corrects a completion date that was recorded wrongly. */
export const CorrectionForm = ({ caseFile: { conveyance }, onDone }: ActForm) => {
  const { key_dates } = conveyance
  const label = key_dates.completed_on ? 'Completed on' : 'Completion date in the contract'
  return (
    <>
      <p>
        Use this only to correct a mistake. If both sides agreed a new date, vary the date instead.
      </p>
      <SchemaForm
        schema={Body}
        submit="Correct the date"
        version={conveyance.version}
        onCancel={onDone}
        start={{ on: completionDay(key_dates) ?? '', reason: '' }}
        fields={[
          { name: 'on', label, kind: 'date' },
          { name: 'reason', label: 'Reason', kind: 'lines', width: 'w6' },
        ]}
        onSubmit={async (body, key, version) => {
          await correctDate(body, key, version)
          onDone()
        }}
      />
    </>
  )
}
