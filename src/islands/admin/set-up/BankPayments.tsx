import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { type BankPaymentProvider, BankProviderEntry } from '#domain/payment-request/bank/provider'
import { CopiedText } from '#islands/admin/message-delivery/CopiedText.tsx'
import { Section } from '#islands/admin/message-delivery/Section.tsx'
import { addToast } from '#stores/chrome/toasts'
import { $bankPaymentProvider, saveBankProvider } from '#stores/payment-request/bank-provider'
import { secretField } from './secret-field.tsx'

// A form leaves out what is empty or hidden.
const Body = z.extend(z.omit(BankProviderEntry, { version: true }), {
  client_id: z._default(BankProviderEntry.shape.client_id, ''),
  key_id: z._default(BankProviderEntry.shape.key_id, ''),
  client_secret: z._default(BankProviderEntry.shape.client_secret, null),
  private_key: z._default(BankProviderEntry.shape.private_key, null),
})

const ofTrueLayer = ({ kind }: { readonly kind?: unknown }) => kind === 'truelayer'

const kindField = ({ offers_test }: BankPaymentProvider): FormField => ({
  name: 'kind',
  label: 'Clients pay from their own bank with',
  hint: 'Money goes from bank to bank into the client account. It is received once a line of a statement shows it.',
  kind: 'radio',
  width: 'w6',
  options: [
    { value: 'none', label: 'Nobody: clients pay by bank transfer themselves' },
    ...(offers_test ? [{ value: 'test', label: 'The test bank, which moves no money' }] : []),
    { value: 'truelayer', label: 'TrueLayer' },
  ],
})

const fieldsOf = (provider: BankPaymentProvider): readonly FormField[] => [
  kindField(provider),
  { name: 'client_id', label: 'Client ID', kind: 'text', width: 'w6', when: ofTrueLayer },
  {
    name: 'key_id',
    label: 'ID of our signing key',
    hint: 'TrueLayer shows it beside the public key that you uploaded.',
    kind: 'text',
    width: 'w6',
    when: ofTrueLayer,
  },
  secretField('client_secret', 'Client secret', {
    setAt: provider.client_secret_at,
    when: ofTrueLayer,
  }),
  secretField('private_key', 'Private signing key', {
    setAt: provider.private_key_at,
    when: ofTrueLayer,
  }),
]

/** How clients of the firm pay from their own bank. */
export default function BankPayments() {
  return (
    <Section title="Payments from clients’ banks">
      <Loaded
        from={useStore($bankPaymentProvider)}
        skeleton={<Skeleton rows={4} />}
        retry={() => $bankPaymentProvider.revalidate()}
      >
        {(provider) => <Form provider={provider} />}
      </Loaded>
    </Section>
  )
}

const lacksOf = ({ has_account }: BankPaymentProvider) =>
  has_account
    ? 'Clients cannot pay from their bank yet: enter all four values.'
    : 'Clients cannot pay from their bank yet: two people have to enter the client account first, under Client account.'

const Addresses = ({ provider }: { provider: BankPaymentProvider }) => (
  <>
    {!provider.is_ready && (
      <p className="fault" role="status">
        {lacksOf(provider)}
      </p>
    )}
    <p>Enter both addresses in TrueLayer’s console.</p>
    <CopiedText label="Webhook address" text={provider.address} />
    <CopiedText label="Return address" text={provider.return_address} />
  </>
)

const Form = ({ provider }: { provider: BankPaymentProvider }) => (
  <>
    {provider.kind === 'truelayer' && <Addresses provider={provider} />}
    <SchemaForm
      schema={Body}
      submit="Save bank payments"
      of="bank-payments"
      version={provider.version}
      start={{
        kind: provider.kind,
        client_id: provider.client_id,
        key_id: provider.key_id,
        client_secret: '',
        private_key: '',
      }}
      fields={fieldsOf(provider)}
      onSubmit={async (body, key, version) => {
        await saveBankProvider(body, version, key)
        addToast({ severity: 'success', summary: 'Saved', life: 3000 })
      }}
    />
  </>
)
