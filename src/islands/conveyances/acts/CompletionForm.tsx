import { useState } from 'react'
import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { CompletionBody } from '#domain/conveyance/bodies'
import { clockNow } from '#lib/format'
import { complete } from '#stores/conveyance/conveyance'
import type { ActForm } from './act-form.ts'
import { MissingList } from './Missing.tsx'

const Body = z.omit(CompletionBody, { version: true })

export const CompletionForm = ({ caseFile: it, onDone }: ActForm) => {
  const [at] = useState(clockNow)
  if (it.guards.completion.length > 0)
    return <MissingList missing={it.guards.completion} act="complete" onLeave={onDone} />
  return (
    <SchemaForm
      schema={Body}
      submit="Complete"
      version={it.conveyance.version}
      onCancel={onDone}
      start={{ at, spoke_to: it.conveyance.other_side?.handler ?? '', note: '' }}
      fields={[
        { name: 'at', label: 'Time confirmed', kind: 'time' },
        { name: 'spoke_to', label: 'Confirmed by', kind: 'text' },
        { name: 'note', label: 'Note', kind: 'lines', width: 'w6' },
      ]}
      onSubmit={async (body, key, version) => {
        await complete(body, key, version)
        onDone()
      }}
    />
  )
}
