import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { PayeeView } from '#domain/payee/payee'
import { askName, explainName } from '#stores/payee/payees'
import { AskValues, ExplainValues, explainFields } from './payee-fields.ts'

type FormProps = { payee: PayeeView; onDone: () => void }

export const AskNameForm = ({ payee, onDone }: FormProps) => (
  <>
    <p>
      The provider is asked whether the account ending {payee.change?.ending} is in the name{' '}
      {payee.change?.holder}. Its answer stays with these details.
    </p>
    <p className="hint">
      This is the test provider, which asks no bank. It answers by the last two digits of the
      account number: 01 a similar name, 02 no match, 03 no answer, any other a match.
    </p>
    <SchemaForm
      schema={AskValues}
      submit="Ask the provider"
      of={`${payee.id}.ask`}
      onCancel={onDone}
      start={{}}
      fields={[]}
      onSubmit={async (_, key) => {
        await askName(payee, key)
        onDone()
      }}
    />
  </>
)

export const ExplainNameForm = ({ payee, onDone }: FormProps) => (
  <>
    {payee.change?.name_check?.returned && (
      <p>The bank has the name {payee.change.name_check.returned}.</p>
    )}
    <SchemaForm
      schema={ExplainValues}
      submit="Save the reason"
      of={`${payee.id}.explain`}
      onCancel={onDone}
      start={{ reason: '' }}
      fields={explainFields}
      onSubmit={async ({ reason }, key) => {
        await explainName(payee, reason, key)
        onDone()
      }}
    />
  </>
)
