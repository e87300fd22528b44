import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { TextSimulation } from '#domain/received-text/bodies'
import { addToast } from '#stores/chrome/toasts'
import { simulateText } from '#stores/received-text/texts'

/** Pretends that somebody sent a text message to the firm. */
export default function SimulatedText() {
  return (
    <details>
      <summary>Simulate a text message that arrives</summary>
      <SchemaForm
        schema={TextSimulation}
        submit="Receive it"
        of="simulated text"
        start={{ from: '', text: '' }}
        fields={[
          { name: 'from', label: 'From the number', kind: 'phone', width: 'w6' },
          { name: 'text', label: 'Message', kind: 'lines', width: 'w6', most: 1000 },
        ]}
        onSubmit={async (body, key) => {
          const { filing, name } = await simulateText(body, key)
          const summary = filing ? `Filed to ${filing.ref}` : `From ${name}, in the inbox`
          addToast({ severity: 'success', summary })
        }}
      />
    </details>
  )
}
