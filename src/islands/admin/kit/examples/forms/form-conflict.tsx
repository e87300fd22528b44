import { useState } from 'react'
import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { addToast } from '#stores/chrome/toasts'

export const about = {
  heading: 'Form of a shared record',
  words: 'conflict 409 stale version keep mine take theirs two people schema form',
}

const Body = z.object({ completion_on: z.string(), agent: z.string() })

const stale = (current: object) =>
  Object.assign(new Error('This was changed while you were working on it.'), {
    code: 'stale',
    changed: { by: 'Tom Bright', at: new Date().toISOString() },
    current,
  })

/** The second to save sees both versions and chooses one. Change the date and press Save to see it. */
export default function Conflict() {
  const [record, setRecord] = useState({ version: 1, completion_on: '2026-12-11', agent: 'Holt' })
  return (
    <SchemaForm
      schema={Body}
      submit="Save"
      start={{ completion_on: record.completion_on, agent: record.agent }}
      version={record.version}
      fields={[
        { name: 'completion_on', label: 'Completion on', kind: 'date', isWorking: true },
        { name: 'agent', label: 'Agent', kind: 'text' },
      ]}
      onSubmit={async (body, _key, version) => {
        if (version === 1) {
          const theirs = { version: 2, completion_on: '2026-12-18', agent: 'Holt' }
          setRecord(theirs)
          throw stale(theirs)
        }
        setRecord({ ...body, version: record.version + 1 })
        addToast({ severity: 'success', summary: 'Saved' })
      }}
    />
  )
}
