import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { addToast } from '#stores/chrome/toasts'

export const about = {
  heading: 'Form with rows',
  words: 'repeating groups add remove move list of records schema form',
}

const Body = z.object({
  clients: z.array(
    z.object({
      name: z.string().check(z.trim(), z.minLength(2, 'Enter a name.')),
      email: z.email('Enter an email address, like name@example.com.'),
    }),
  ),
})

const start = { clients: [{ name: 'Owen Tarrant', email: 'owen.tarrant@mail.example' }] }

/** Rows are added, removed and moved by buttons or with Alt and the arrow keys; errors appear in their row. */
export default function Repeating() {
  return (
    <SchemaForm
      schema={Body}
      submit="Save the clients"
      start={start}
      fields={[
        {
          kind: 'rows',
          name: 'clients',
          label: 'Clients',
          one: 'client',
          least: 1,
          most: 4,
          blank: { name: '', email: '' },
          fields: [
            { name: 'name', label: 'Name', kind: 'text' },
            { name: 'email', label: 'Email', kind: 'email' },
          ],
        },
      ]}
      onSubmit={async ({ clients }) =>
        addToast({ severity: 'success', summary: `${clients.length} saved` })
      }
    />
  )
}
