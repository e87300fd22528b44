import { useEffect } from 'react'
import type { TextPart } from '#domain/signature/text'
import type { ClientSignature } from '#domain/signature/view'
import { firm } from '#lib/firm'
import { pluralise } from '#lib/format'
import { href } from '#routes'
import { openSignature } from '#stores/signature/client'
import { AskAbout } from '../documents/AskAbout.tsx'
import { SigningSteps } from './SigningSteps.tsx'

type Props = { signature: ClientSignature }

/** The whole text of a document, and below its end the steps to sign it. */
export const DocumentToSign = ({ signature }: Props) => {
  const { id, text, me, state } = signature
  const isNew = me.state === 'sent' && (state === 'sent' || state === 'opened')
  useEffect(() => {
    // What fails here is shown when they sign.
    if (isNew) openSignature(id).catch(() => undefined)
  }, [id, isNew])
  return (
    <article className="portal sign-document">
      <header>
        <p className="client-kind">{text.lines.slice(2).join(', ')}</p>
        <h1 className="client-hello">{text.title}</h1>
        <p className="client-text">
          {readingText(signature)} <FileLink signature={signature} />
        </p>
      </header>
      {text.parts.map((part) => (
        <Part key={part.heading} part={part} />
      ))}
      <SigningSteps signature={signature} />
      <AskAbout document={{ id: signature.document_id, conveyance_id: signature.case.id }} />
      <p>
        <a className="link" href={href('clients', {}, firm.audience)}>
          Back to your case
        </a>
      </p>
    </article>
  )
}

const readingText = ({ me, state }: ClientSignature) => {
  if (me.state === 'signed') return 'You have signed this.'
  return state === 'sent' || state === 'opened' ? 'Read this to its end, then sign it below.' : ''
}

const FileLink = ({ signature: { file_id, pages, state } }: Props) => (
  <a className="link" href={`/files/${file_id}?inline`} target="_blank" rel="noopener">
    {state === 'completed'
      ? 'Open the signed document (PDF)'
      : `Open it as a PDF, ${pluralise(pages, 'page')}`}
  </a>
)

const Part = ({ part: { heading, paragraphs, points } }: { part: TextPart }) => (
  <section className="offer-part">
    <h2>{heading}</h2>
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {points.length > 0 && (
      <ul className="offer-words">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
  </section>
)
