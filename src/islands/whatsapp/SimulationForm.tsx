import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { parsePhone } from '#domain/contact'
import { WhatsappSimulation } from '#domain/whatsapp/bodies'
import { simulateMessage } from '#stores/whatsapp/inbox'

const Typed = z.extend(WhatsappSimulation, {
  from: z.string().check(z.refine((typed) => parsePhone(typed) !== null, 'Enter a mobile number.')),
})

/** Makes a message of a client, where the simulator is in use. */
export const SimulationForm = ({ onDone }: { onDone: (id: string | null) => void }) => (
  <SchemaForm
    schema={Typed}
    submit="Receive this message"
    of="simulation"
    onCancel={() => onDone(null)}
    start={{ from: '', name: '', text: '' }}
    fields={[
      { name: 'from', label: 'Mobile number', kind: 'phone' },
      { name: 'name', label: 'Name in WhatsApp', kind: 'text' },
      { name: 'text', label: 'Message', kind: 'lines', width: 'w6', most: 4000 },
    ]}
    onSubmit={async ({ from, ...body }, key) => {
      onDone(await simulateMessage({ ...body, from: parsePhone(from) ?? from }, key))
    }}
  />
)
