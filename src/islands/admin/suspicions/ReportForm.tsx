import { useStore } from '@nanostores/react'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { SuspicionEntry } from '#domain/suspicion/bodies'
import { $route } from '#stores/chrome/route'
import { reportSuspicion } from '#stores/suspicion/suspicions'

const Values = z.omit(SuspicionEntry, { conveyance: true })
// Secret, as nothing of a report is left in a browser that others may use.
const common = { width: 'w6', isSecret: true } as const
const fields: readonly FormField[] = [
  { name: 'about', label: 'Who or what it is about', kind: 'text', ...common },
  { name: 'grounds', label: 'What you know or suspect, and why', kind: 'lines', ...common },
]
const start = { about: '', grounds: '' }

/** The case whose page led here; null for none. */
const useCase = () => {
  const { search } = useStore($route)
  return new URLSearchParams(search).get('case')
}

const Advice = ({ hasCase }: { hasCase: boolean }) => (
  <p className="none">
    Report money or a person that you suspect, whatever you think of the evidence. Tell nobody that
    you have: neither the client nor colleagues.
    {hasCase && ' The report names the case that you came from.'}
  </p>
)

/** Reports a suspicion; what follows from it is for the officers alone. */
export const ReportForm = ({ isOpen }: { isOpen: boolean }) => {
  const [sent, setSent] = useState(0)
  const conveyance = useCase()
  if (!isOpen) return null
  return (
    <section className="sec" aria-label="Report a suspicion">
      <header>
        <h2>Report a suspicion</h2>
      </header>
      <Advice hasCase={conveyance !== null} />
      {sent > 0 && (
        <p className="none" role="status">
          Your report has reached the reporting officer.
        </p>
      )}
      <SchemaForm
        key={sent}
        schema={Values}
        submit="Send the report"
        of="suspicion"
        start={start}
        fields={fields}
        onSubmit={async (body, key) => {
          await reportSuspicion({ ...body, conveyance }, key)
          setSent(sent + 1)
        }}
      />
    </section>
  )
}
