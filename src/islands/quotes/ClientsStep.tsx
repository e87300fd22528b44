import { useStore } from '@nanostores/react'
import { TextField } from '#components/Fields.tsx'
import { Icon } from '#components/Icon.tsx'
import { blankClient } from '#domain/quote-blank'
import { $facts, $problems, changeClient, changeFacts } from '#stores/quote-draft'
import { Step } from './Step.tsx'

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth']

/** Who the quote is for. */
export const ClientsStep = () => {
  const { clients } = useStore($facts)
  const problems = useStore($problems)
  const note = clients.length > 1 ? `${clients.length} people, joint` : 'One person'
  return (
    <Step title="Who" note={note}>
      {clients.map((client, at) => {
        const field = (name: 'first_name' | 'last_name' | 'email' | 'phone') => ({
          name: `clients.${at}.${name}`,
          value: client[name],
          faults: problems[`clients.${at}.${name}`],
          onChange: (value: string) => changeClient(at, { [name]: value }),
        })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: people are told apart by their place alone
          <div key={at} className="grid-6 w6 quoted-person">
            <TextField
              {...field('first_name')}
              label={`${ordinals[at]} client, first name`}
              width="w3"
            />
            <TextField {...field('last_name')} label="Last name" width="w3" />
            <TextField {...field('email')} label="Email" type="email" width="w3" />
            <TextField {...field('phone')} label="Mobile" type="tel" width="w3" />
            {clients.length > 1 && (
              <button
                type="button"
                className="btn quiet small drop"
                onClick={() => changeFacts({ clients: clients.filter((_, index) => index !== at) })}
              >
                <Icon name="x" /> Remove {client.first_name || 'this person'}
              </button>
            )}
          </div>
        )
      })}
      {clients.length < ordinals.length && (
        <button
          type="button"
          className="btn quiet small w6 add"
          onClick={() => changeFacts({ clients: [...clients, blankClient] })}
        >
          <Icon name="plus" /> Another person
        </button>
      )}
    </Step>
  )
}
