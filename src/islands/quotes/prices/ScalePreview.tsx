import { useStore } from '@nanostores/react'
import { useDeferredValue, useState } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import type { PreviewedCase } from '#domain/quote/scale/preview'
import { money, pluralise } from '#lib/format'
import { $scalePreview } from '#stores/quote/scale/draft'

/** What sample cases and sent quotes cost by today's scale and by the one being typed. */
export const ScalePreview = () => {
  const preview = useDeferredValue(useStore($scalePreview))
  if (preview === null) return <Skeleton rows={8} />
  const { samples, sent } = preview
  return (
    <>
      <p className="hint">
        With VAT and disbursements, without land tax: today’s price, then this scale’s. Sent quotes
        keep their price.
      </p>
      <Cases title="Sample cases" cases={samples} />
      {sent.length > 0 && (
        <Cases title={`The last ${pluralise(sent.length, 'quote')} sent`} cases={sent} />
      )}
    </>
  )
}

const signed = (amount: number) => `${amount > 0 ? '+' : ''}${money(amount)}`

const Cases = ({ title, cases }: { title: string; cases: readonly PreviewedCase[] }) => {
  const difference = cases.reduce((total, it) => total + (it.more ?? 0), 0)
  const changedCount = cases.filter((it) => it.lines.length > 0).length
  return (
    <section aria-label={title}>
      <h3 className="r">
        <span>
          {title}{' '}
          <span className="told">
            {changedCount === 0 ? 'no changes' : `${changedCount} of ${cases.length} differ`}
          </span>
        </span>
        <span>{signed(difference)}</span>
      </h3>
      <ul className="lines">
        {cases.map((caseFile) => (
          <Case key={caseFile.key} previewedCase={caseFile} />
        ))}
      </ul>
    </section>
  )
}

const Case = ({ previewedCase }: { previewedCase: PreviewedCase }) => {
  const [isOpen, setOpen] = useState(false)
  const isSame = previewedCase.lines.length === 0
  return (
    <>
      <li>
        <span>
          {isSame ? (
            previewedCase.name
          ) : (
            <button
              type="button"
              className="link"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {previewedCase.name}
            </button>
          )}
        </span>
        <Prices previewedCase={previewedCase} />
      </li>
      {previewedCase.why && <li className="warn">{previewedCase.why}</li>}
      {isOpen &&
        previewedCase.lines.map((line) => (
          <li key={line.key}>
            <span className="mute">– {line.label}</span>
            <span className="num nowrap">
              {line.before !== null && <s className="faint">{money(line.before)}</s>}{' '}
              {line.after === null ? 'removed' : money(line.after)}
            </span>
          </li>
        ))}
    </>
  )
}

const Prices = ({ previewedCase: { before, after, more } }: { previewedCase: PreviewedCase }) => (
  <span className="num nowrap">
    {before !== null && more !== 0 && <s className="faint">{money(before)}</s>}{' '}
    {after === null ? 'no price' : money(after)}{' '}
    {more ? <b className="med">{signed(more)}</b> : null}
  </span>
)
