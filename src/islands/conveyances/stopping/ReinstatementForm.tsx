import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { AbortionBody } from '#domain/conveyance/bodies'
import type { ActForm } from '#islands/conveyances/acts/act-form.ts'
import { reinstate } from '#stores/conveyance/conveyance'
import { NoticePreviews } from './NoticePreviews.tsx'
import { notifiable, notifyField } from './notify-field.ts'
import { useNotices } from './use-notices.ts'

const Body = z.omit(AbortionBody, { version: true })

/** The form that reinstates an aborted matter and emails whom it names. */
export const ReinstatementForm = ({ caseFile: { conveyance }, onDone }: ActForm) => {
  const notices = useNotices(conveyance.id, 'reinstated')
  if (notices === null) return <Skeleton rows={4} />
  return (
    <>
      <p>
        {conveyance.ref} continues from where it stopped, with its status and open tasks restored.
      </p>
      <NoticePreviews notices={notices} />
      <SchemaForm
        schema={Body}
        submit="Reinstate the matter"
        version={conveyance.version}
        onCancel={onDone}
        start={{ reason: '', notify: notifiable(notices).map(({ party }) => party) }}
        fields={[
          { name: 'reason', label: 'Reason', kind: 'lines', width: 'w6' },
          ...notifyField(notices),
        ]}
        onSubmit={async (body, key, version) => {
          await reinstate(body, key, version)
          onDone()
        }}
      />
    </>
  )
}
