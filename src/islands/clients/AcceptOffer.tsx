import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { OfferAcceptance, type QuoteOffer } from '#domain/quote/offer'
import { acceptOffer } from '#stores/quote/offer'

const start = { name: '', accept_terms: false }

/** The acceptance form: the client's full name and agreement to the terms. */
export const AcceptOffer = ({ quoteOffer }: { quoteOffer: QuoteOffer }) => (
  <section className="my-part accept">
    <h2>Happy to go ahead?</h2>
    <SchemaForm
      schema={OfferAcceptance}
      fields={fieldsFor(quoteOffer.firm.terms)}
      start={start}
      submit="Accept the quote"
      isBig
      onSubmit={({ name }, key) => acceptOffer(name, key)}
    />
  </section>
)

const fieldsFor = (terms: readonly string[]): readonly FormPart[] => [
  { name: 'name', label: 'Your full name', kind: 'text', width: 'w6', autoComplete: 'name' },
  {
    name: 'terms',
    label: 'The terms',
    kind: 'own',
    width: 'w6',
    render: () => (
      <details className="terms">
        <summary>The terms</summary>
        {terms.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
    ),
  },
  {
    name: 'accept_terms',
    label: 'I accept this quote and the terms',
    kind: 'check',
    width: 'w6',
  },
]
