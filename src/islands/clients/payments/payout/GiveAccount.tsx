import { useState } from 'react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { PayoutAccount } from '#domain/payee/own/api'
import type { PayoutCase, PayoutView } from '#domain/payee/own/view'
import { givePayoutAccount, sendPayoutCode } from '#stores/payee/own'
import { CodeEntry } from '../../CodeEntry.tsx'

type Props = { of: PayoutCase; view: PayoutView; onDone: () => void }

/** Takes the account, and then a code that was sent now; nothing is stored before the code. */
export const GiveAccount = ({ of, view, onDone }: Props) => {
  const [account, setAccount] = useState<PayoutAccount | null>(null)
  return account === null ? (
    <SchemaForm
      schema={PayoutAccount}
      fields={fields}
      start={{ holder: '', sort_code: '', account_number: '' }}
      submit="Continue"
      isBig
      onCancel={onDone}
      onSubmit={async (entered) => setAccount(entered)}
    />
  ) : (
    <>
      <p>
        {account.holder}, {account.sort_code}, {account.account_number}.{' '}
        <button type="button" className="link" onClick={() => setAccount(null)}>
          Change
        </button>
      </p>
      <Code
        view={view}
        onEnter={async (code, key) => {
          const body = { ...account, conveyance_id: of.conveyance_id, code }
          if (await givePayoutAccount(body, key)) onDone()
        }}
      />
    </>
  )
}

type CodeProps = { view: PayoutView; onEnter: (code: string, key: string) => Promise<void> }

const Code = ({ view, onEnter }: CodeProps) => (
  <CodeEntry
    sent={view.code}
    triesLeft={view.tries_left}
    submit="Give us this account"
    onSend={sendPayoutCode}
    onEnter={onEnter}
  >
    <p className="client-text">
      To keep you safe, we send a code to the mobile number or email address that we have for you.
    </p>
  </CodeEntry>
)

const fields = [
  {
    name: 'holder',
    label: 'Name on the account',
    hint: 'As your bank statement shows it. It must be an account of your own.',
    kind: 'text',
    width: 'w6',
    autoComplete: 'name',
  },
  { name: 'sort_code', label: 'Sort code', kind: 'text', width: 'w3', isSecret: true },
  { name: 'account_number', label: 'Account number', kind: 'text', width: 'w3', isSecret: true },
] as const
