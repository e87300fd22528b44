import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { HoldBody } from '#domain/conveyance/bodies'
import { addDays } from '#domain/dates'
import { sameOrNextWorkingDay } from '#domain/working-days'
import type { ActForm } from '#islands/conveyances/acts/act-form.ts'
import { today } from '#lib/format'
import { hold } from '#stores/conveyance/conveyance'
import { NoticePreviews } from './NoticePreviews.tsx'
import { notifyField } from './notify-field.ts'
import { useNotices } from './use-notices.ts'

const Body = z.omit(HoldBody, { version: true })
const DAYS = 14

/** The form that puts a case on hold until a day, and emails whom it names. */
export const HoldForm = ({ caseFile: { conveyance }, onDone }: ActForm) => {
  const notices = useNotices(conveyance.id, 'held')
  if (notices === null) return <Skeleton rows={4} />
  return (
    <>
      <p>
        Waiting times stop and nobody is chased until the case is resumed. Only the people you
        choose are emailed. They are not told the reason.
      </p>
      <NoticePreviews notices={notices} />
      <SchemaForm
        schema={Body}
        submit="Put on hold"
        version={conveyance.version}
        onCancel={onDone}
        start={{
          reason: '',
          look_again_on: sameOrNextWorkingDay(addDays(today(), DAYS)),
          notify: [],
        }}
        fields={[
          { name: 'reason', label: 'Reason', kind: 'lines', width: 'w6' },
          { name: 'look_again_on', label: 'Review on', kind: 'date', quick: [5, 10] },
          ...notifyField(notices),
        ]}
        onSubmit={async (body, key, version) => {
          await hold(body, key, version)
          onDone()
        }}
      />
    </>
  )
}
