import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { ResumptionBody } from '#domain/conveyance/bodies'
import type { ActForm } from '#islands/conveyances/acts/act-form.ts'
import { resume } from '#stores/conveyance/conveyance'
import { NoticePreviews } from './NoticePreviews.tsx'
import { notifyField } from './notify-field.ts'
import { useNotices } from './use-notices.ts'

const Body = z.omit(ResumptionBody, { version: true })

/** The form that takes a case off hold and emails whom it names. */
export const ResumptionForm = ({ caseFile: { conveyance, standing }, onDone }: ActForm) => {
  const notices = useNotices(conveyance.id, 'resumed')
  if (notices === null) return <Skeleton rows={4} />
  return (
    <>
      <p>{standing}</p>
      <NoticePreviews notices={notices} />
      <SchemaForm
        schema={Body}
        submit="Resume"
        version={conveyance.version}
        onCancel={onDone}
        start={{ notify: [] }}
        fields={notifyField(notices)}
        onSubmit={async (body, key, version) => {
          await resume(body, key, version)
          onDone()
        }}
      />
    </>
  )
}
