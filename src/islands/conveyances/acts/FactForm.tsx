import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { FactBody } from '#domain/conveyance/bodies'
import { recordableFacts } from '#domain/conveyance/plan/recordable-facts'
import { today } from '#lib/format'
import { recordFact } from '#stores/conveyance/conveyance'
import type { ActForm } from './act-form.ts'

const Body = z.omit(FactBody, { version: true })

/** Records something that happened, on the day on which it did, whether or not a task waits for it. */
export const FactForm = ({ caseFile, onDone }: ActForm) => {
  const facts = recordableFacts(caseFile)
  if (facts.length === 0) return <p>Everything that can be recorded here has been recorded.</p>
  return (
    <>
      <p>
        Recording a fact completes its tasks. Facts that need evidence are recorded on their task.
      </p>
      <SchemaForm
        schema={Body}
        submit="Record"
        version={caseFile.conveyance.version}
        onCancel={onDone}
        start={{ fact: '', on: today(), note: '' }}
        fields={[
          { name: 'fact', label: 'What happened', kind: 'combobox', options: facts, width: 'w6' },
          { name: 'on', label: 'On', kind: 'date', quick: ['today'] },
          { name: 'note', label: 'Note', kind: 'lines', width: 'w6', most: 2000 },
        ]}
        onSubmit={async (body, key, version) => {
          await recordFact(body, key, version)
          onDone()
        }}
      />
    </>
  )
}
