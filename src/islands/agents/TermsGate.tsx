import { useRef, useState } from 'react'
import { sentenceOf } from '#components/form/form-faults.ts'
import { agentTerms } from '#domain/agent/terms/terms'
import { firm } from '#lib/firm'
import { agreeToTerms } from '#stores/agent/home'

/** The terms that an agent agrees to when they first sign in, in place of their home. */
export default function TermsGate({ agency }: { agency: string | undefined }) {
  const [fault, setFault] = useState<string | null>(null)
  const key = useRef(crypto.randomUUID())
  const agree = () =>
    agreeToTerms(key.current).catch((error: unknown) => {
      key.current = crypto.randomUUID()
      setFault(sentenceOf(error))
    })
  return (
    <section className="sec" aria-label="Before you start">
      <header>
        <h2>Before you start{agency && `, for ${agency}`}</h2>
      </header>
      <div className="agent-terms">
        {agentTerms.map(({ heading, points }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
        {firm.phone && (
          <p>
            If you have a question, or cannot agree, call us on{' '}
            <a href={`tel:${firm.phone.replaceAll(' ', '')}`}>{firm.phone}</a>.
          </p>
        )}
        {fault && (
          <p className="bad" role="alert">
            {fault}
          </p>
        )}
        <button type="button" className="btn main" onClick={() => void agree()}>
          I agree
        </button>
      </div>
    </section>
  )
}
