import { useStore } from '@nanostores/react'
import { TextField } from '#components/Fields.tsx'
import { PhoneField } from '#components/form/PhoneField.tsx'
import { Rows } from '#components/Rows.tsx'
import { blankClient } from '#domain/quote/blank'
import { $facts, changeClient, changeFacts } from '#stores/quote/draft'
import { $problems } from '#stores/quote/draft-problems'
import { Step } from './Step.tsx'

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth']

export const ClientsStep = () => {
  const { clients } = useStore($facts)
  const problems = useStore($problems)
  const note = clients.length > 1 ? `${clients.length} people, joint` : 'One person'
  const saveClients = (next: typeof clients) => changeFacts({ clients: next })
  return (
    <Step title="Who" note={note}>
      <Rows
        label="Clients"
        one="person"
        count={clients.length}
        least={1}
        most={ordinals.length}
        onAdd={() => saveClients([...clients, blankClient])}
        onRemove={(at) => saveClients(clients.toSpliced(at, 1))}
        onMove={(from, to) =>
          saveClients(clients.toSpliced(from, 1).toSpliced(to, 0, clients[from] ?? blankClient))
        }
      >
        {(at) => {
          const field = (name: 'first_name' | 'last_name' | 'email' | 'phone') => ({
            name: `clients.${at}.${name}`,
            value: clients[at]?.[name] ?? '',
            faults: problems[`clients.${at}.${name}`],
            width: 'w3',
            onChange: (value: string) => changeClient(at, { [name]: value }),
          })
          return (
            <div className="grid-6">
              <TextField {...field('first_name')} label={`${ordinals[at]} client, first name`} />
              <TextField {...field('last_name')} label="Last name" />
              <TextField {...field('email')} label="Email" type="email" />
              <PhoneField {...field('phone')} label="Mobile" />
            </div>
          )
        }}
      </Rows>
    </Step>
  )
}
