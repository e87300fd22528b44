import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { ExclusiveForm } from '#islands/conveyances/ExclusiveForm.tsx'
import { LaterHere } from '#islands/conveyances/LaterHere.tsx'
import { QuoteSteps } from '#islands/quotes/cases/QuoteSteps.tsx'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { $editConflict, $opened, endEditConflict, openEdit } from '#stores/quote/case/editing'
import { $quoteCase } from '#stores/quote/case/quote-case'
import { $feeScale } from '#stores/quote/scale/scale'
import { $turn } from '#stores/record/editing-turn'
import { EditPanel } from './EditPanel.tsx'
import { FactsConflict } from './FactsConflict.tsx'

/** Edits a sent quote: a change of price makes the next version, anything else is saved in place. */
export default function QuoteEdit() {
  const detail = useStore($quoteCase)
  return (
    <Loaded from={detail} skeleton={<Skeleton rows={12} />} retry={() => $quoteCase.revalidate()}>
      {({ quote_case }) => <Editable key={quote_case.id} quoteCase={quote_case} />}
    </Loaded>
  )
}

const Editable = ({ quoteCase }: { quoteCase: QuoteCase }) => {
  const isDraft = quoteCase.status === 'draft'
  useEffect(() => {
    if (isDraft)
      go(href('quotes-quote-cases-id-draft-edit', { id: quoteCase.id }), { isReplacing: true })
  }, [isDraft, quoteCase.id])
  if (isDraft) return <Skeleton rows={12} />
  if (quoteCase.status === 'instructed' || quoteCase.status === 'dead')
    return <Closed quoteCase={quoteCase} />
  return (
    <ExclusiveForm subject="quote-case" id={quoteCase.id} part="facts" name="this quote">
      <Form quoteCase={quoteCase} />
    </ExclusiveForm>
  )
}

const Form = ({ quoteCase }: { quoteCase: QuoteCase }) => {
  const scale = useStore($feeScale)
  const conflict = useStore($editConflict)
  const base = useStore($opened)?.facts
  // While somebody else edits, the form follows what they save.
  const followedVersion = useStore($turn) === 'theirs' ? quoteCase.version : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer version must not throw away what is typed
  useEffect(() => openEdit(quoteCase), [quoteCase.id, followedVersion])
  return (
    <Loaded from={scale} skeleton={<Skeleton rows={12} />} retry={() => $feeScale.revalidate()}>
      {() => (
        <div className="quote-two">
          <div>
            <header className="quote-head">
              <h1 className="h1">Edit Quote</h1>
              <span className="mute">
                <span className="ref">{quoteCase.number}</span>
              </span>
              <LaterHere subject="quote-case" id={quoteCase.id} />
              <a className="btn" href={href('quotes-quote-cases-id', { id: quoteCase.id })}>
                Back to the quote
              </a>
            </header>
            <FactsConflict conflict={conflict} base={base} onEnd={endEditConflict} />
            <QuoteSteps {...(quoteCase.giver ? { giver: quoteCase.giver.name } : {})} />
          </div>
          <EditPanel quoteCase={quoteCase} />
        </div>
      )}
    </Loaded>
  )
}

/** Explains why the quote cannot be edited, and links to where the work continues. */
const Closed = ({ quoteCase }: { quoteCase: QuoteCase }) => {
  const [opened] = quoteCase.linked_conveyances
  return (
    <>
      <h1 className="h1">Edit Quote</h1>
      {quoteCase.status === 'instructed' ? (
        <Empty title={`${quoteCase.number} has become a case`}>
          <p>The accepted price stays the same. Change the work on the case.</p>
          {opened && (
            <a className="btn main" href={href('conveyances-id', { id: opened.id })}>
              Open {opened.ref}
            </a>
          )}
        </Empty>
      ) : (
        <Empty title={`${quoteCase.number} is closed as lost`}>
          <p>Revive the quote to price it again.</p>
          <a className="btn main" href={href('quotes-quote-cases-id', { id: quoteCase.id })}>
            Open the quote
          </a>
        </Empty>
      )}
    </>
  )
}
