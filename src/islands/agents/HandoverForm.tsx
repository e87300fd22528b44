import { useState } from 'react'
import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { AgentCase } from '#domain/agent/home'
import { KeyHandoverEntry } from '#domain/agent/keys/bodies'
import { clockNow, dayOf, time, today } from '#lib/format'
import { confirmHandover } from '#stores/agent/keys'
import { addToast } from '#stores/chrome/toasts'

const Body = z.omit(KeyHandoverEntry, { version: true })

const fields: readonly FormPart[] = [
  { name: 'on', label: 'Date', kind: 'date', quick: ['today'] },
  { name: 'at', label: 'Time', kind: 'time' },
  {
    name: 'to',
    label: 'Who took the keys',
    kind: 'text',
    width: 'w6',
    hint: 'Their name, once you have seen who they are.',
  },
]

type Props = { caseFile: AgentCase; onDone: () => void }

/** Confirms when the keys of a case changed hands and who took them, or corrects it. */
export default function HandoverForm({ caseFile: { id, keys, address }, onDone }: Props) {
  const [now] = useState(clockNow)
  const before = keys?.handover ?? null
  return (
    <SchemaForm
      schema={Body}
      of={`keys of ${id}`}
      submit={before === null ? 'Confirm handover' : 'Save correction'}
      onCancel={onDone}
      start={{
        on: before ? dayOf(before.at) : today(),
        at: before ? time(before.at) : now,
        to: before?.to ?? '',
      }}
      fields={fields}
      onSubmit={async (body, key) => {
        await confirmHandover(id, { ...body, version: before?.version ?? 0 }, key)
        addToast({ severity: 'success', summary: `Keys of ${address.line} confirmed`, life: 4000 })
        onDone()
      }}
    />
  )
}
