import { type FormEvent, useRef, useState } from 'react'
import { TextField } from '#components/Fields.tsx'
import { OfferAcceptance, type QuoteOffer } from '#domain/quote-offer'
import { acceptOffer } from '#stores/quote-offer'

/** A name and a tick: the client says yes. */
export const AcceptOffer = ({ it }: { it: QuoteOffer }) => {
  const [name, setName] = useState('')
  const [accepts, setAccepts] = useState(false)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const read = OfferAcceptance.safeParse({ name, accept_terms: accepts })
    if (!read.success) {
      const found = read.error.issues.map((issue) => [issue.path.join('.'), issue.message])
      return setFaults(Object.fromEntries(found))
    }
    setBusy(true)
    try {
      await acceptOffer(read.data.name, key.current)
    } catch (error) {
      setFaults({ refused: error instanceof Error ? error.message : 'That did not reach us.' })
      setBusy(false)
    }
  }

  return (
    <form className="my-part accept" noValidate onSubmit={send}>
      <h2>Happy to go ahead?</h2>
      {faults['refused'] && (
        <p className="fault" role="alert">
          {faults['refused']}
        </p>
      )}
      <TextField
        label="Your full name"
        name="name"
        autoComplete="name"
        value={name}
        faults={faults['name'] ? [faults['name']] : undefined}
        onChange={setName}
      />
      <details className="terms">
        <summary>The terms</summary>
        {it.firm.terms.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
      <label className="check">
        <input
          type="checkbox"
          className="box"
          checked={accepts}
          aria-invalid={faults['accept_terms'] ? true : undefined}
          onChange={(event) => setAccepts(event.target.checked)}
        />
        I accept this quote and the terms
      </label>
      {faults['accept_terms'] && <p className="fault">{faults['accept_terms']}</p>}
      <button type="submit" className="btn main big" aria-disabled={busy}>
        {busy ? 'One moment' : 'Accept the quote'}
      </button>
    </form>
  )
}
