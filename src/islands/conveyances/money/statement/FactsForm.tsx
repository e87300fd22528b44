import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { StatementSheet } from '#domain/completion-statement/api'
import { blankTaxFacts } from '#domain/completion-statement/tax/facts'
import { offeredFromQuote } from '#domain/completion-statement/tax/from-quote'
import type { CaseDetail } from '#domain/conveyance/api'
import { stateFacts } from '#stores/completion-statement/statement'
import { factsFields } from './facts-fields.ts'
import { FactsValues, factsFrom, factsStart } from './facts-values.ts'

type Props = { caseFile: CaseDetail; sheet: StatementSheet; onDone: () => void }

/** What tax and registration fee rest on; whatever is left open is asked for again. */
export default function FactsForm({ caseFile: { conveyance }, sheet, onDone }: Props) {
  const { id, chattels, tax_facts } = sheet.figures
  const offered = offeredFromQuote(sheet.quoted ?? {}, tax_facts)
  return (
    <SchemaForm
      schema={FactsValues}
      submit="Save the facts"
      of={`${id}.facts`}
      onCancel={onDone}
      start={factsStart({ ...(tax_facts ?? blankTaxFacts), ...offered })}
      fields={factsFields(conveyance, chattels, offered)}
      onSubmit={async (typed, key) => {
        await stateFacts(sheet, factsFrom(typed), key)
        onDone()
      }}
    />
  )
}
