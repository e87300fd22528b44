import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { type PaymentProvider, ProviderEntry } from '#domain/payment-request/provider/provider'
import { CopiedText } from '#islands/admin/message-delivery/CopiedText.tsx'
import { Section } from '#islands/admin/message-delivery/Section.tsx'
import { addToast } from '#stores/chrome/toasts'
import { $paymentProvider, saveProvider } from '#stores/payment-request/provider'
import { secretField } from './secret-field.tsx'

// A form leaves out what is empty.
const Body = z.extend(z.omit(ProviderEntry, { version: true }), {
  secret_key: z._default(ProviderEntry.shape.secret_key, null),
  signing_secret: z._default(ProviderEntry.shape.signing_secret, null),
})

const ofStripe = ({ kind }: { readonly kind?: unknown }) => kind === 'stripe'

const fieldsOf = (provider: PaymentProvider): readonly FormField[] => [
  {
    name: 'kind',
    label: 'Clients pay our bills by card with',
    hint: 'A card pays delivered bills only, into the office account. Client money comes by bank transfer.',
    kind: 'radio',
    width: 'w6',
    options: [
      { value: 'none', label: 'Nobody: clients do not pay by card' },
      ...(provider.offers_test
        ? [{ value: 'test', label: 'The test provider, which moves no money' }]
        : []),
      { value: 'stripe', label: 'Stripe' },
    ],
  },
  secretField('secret_key', 'Secret or restricted key', {
    setAt: provider.secret_key_at,
    when: ofStripe,
  }),
  secretField('signing_secret', 'Signing secret of the webhook', {
    setAt: provider.signing_secret_at,
    when: ofStripe,
  }),
]

/** How clients of the firm pay by card. */
export default function CardPayments() {
  return (
    <Section title="Card payments">
      <Loaded
        from={useStore($paymentProvider)}
        skeleton={<Skeleton rows={4} />}
        retry={() => $paymentProvider.revalidate()}
      >
        {(provider) => <Form provider={provider} />}
      </Loaded>
    </Section>
  )
}

const Form = ({ provider }: { provider: PaymentProvider }) => (
  <>
    {provider.kind === 'stripe' && !provider.is_ready && (
      <p className="fault" role="status">
        Clients cannot pay by card yet: enter both secrets.
      </p>
    )}
    {provider.kind === 'stripe' && (
      <>
        <p>
          Have Stripe send these events to this address: checkout.session.completed,
          payment_intent.payment_failed, refund.created, refund.updated, refund.failed,
          charge.dispute.funds_withdrawn and payout.paid.
        </p>
        <CopiedText label="Address for Stripe" text={provider.address} />
      </>
    )}
    <SchemaForm
      schema={Body}
      submit="Save card payments"
      of="card-payments"
      version={provider.version}
      start={{ kind: provider.kind, secret_key: '', signing_secret: '' }}
      fields={fieldsOf(provider)}
      onSubmit={async (body, key, version) => {
        await saveProvider(body, version, key)
        addToast({ severity: 'success', summary: 'Saved', life: 3000 })
      }}
    />
  </>
)
