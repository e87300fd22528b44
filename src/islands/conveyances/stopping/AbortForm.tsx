import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { AbortionBody } from '#domain/conveyance/bodies'
import type { ActForm } from '#islands/conveyances/acts/act-form.ts'
import { abort } from '#stores/conveyance/conveyance'
import { NoticePreviews } from './NoticePreviews.tsx'
import { notifiable, notifyField } from './notify-field.ts'
import { useNotices } from './use-notices.ts'

const Body = z.omit(AbortionBody, { version: true })

/** The form that aborts a matter and emails whom it names. */
export const AbortForm = ({ caseFile: { conveyance }, onDone }: ActForm) => {
  const notices = useNotices(conveyance.id, 'aborted')
  if (notices === null) return <Skeleton rows={4} />
  return (
    <>
      <p>
        {conveyance.ref} will be aborted and its open tasks cancelled. You can reinstate it later.
        Only the people you choose are emailed. They are not told the reason.
      </p>
      <NoticePreviews notices={notices} />
      <SchemaForm
        schema={Body}
        submit="Abort the matter"
        danger
        version={conveyance.version}
        onCancel={onDone}
        start={{ reason: '', notify: notifiable(notices).map(({ party }) => party) }}
        fields={[
          { name: 'reason', label: 'Reason', kind: 'lines', width: 'w6' },
          ...notifyField(notices),
        ]}
        onSubmit={async (body, key, version) => {
          await abort(body, key, version)
          onDone()
        }}
      />
    </>
  )
}
