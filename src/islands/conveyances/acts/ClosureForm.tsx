import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { ClosureBody } from '#domain/conveyance/bodies'
import { retentionEnd } from '#domain/retention/periods'
import { today } from '#lib/format'
import { close } from '#stores/conveyance/conveyance'
import type { ActForm } from './act-form.ts'
import { MissingList } from './Missing.tsx'

const Body = z.omit(ClosureBody, { version: true })

/** Confirms closing a file and how long it is kept, or lists what must be done first. */
export const ClosureForm = ({ caseFile: it, onDone }: ActForm) => {
  const { conveyance, guards } = it
  if (guards.close.length > 0)
    return (
      <MissingList caseFile={it} missing={guards.close} act="close the file" onLeave={onDone} />
    )
  return (
    <>
      <p>{conveyance.ref} will be closed. You can still find and read it.</p>
      <SchemaForm
        schema={Body}
        submit="Close the file"
        version={conveyance.version}
        onCancel={onDone}
        start={{ retained_until: retentionEnd(conveyance.matter_type, today()) }}
        fields={[
          {
            name: 'retained_until',
            label: 'Keep the file until',
            hint: 'Seven years for a sale, 15 for any other.',
            kind: 'date',
            width: 'w6',
          },
        ]}
        onSubmit={async (body, key, version) => {
          await close(body, key, version)
          onDone()
        }}
      />
    </>
  )
}
