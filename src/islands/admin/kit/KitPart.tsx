import { useState } from 'react'
import type { Part } from './kit-parts.ts'

export const KitPart = ({ part }: { part: Part }) => {
  const [source, setSource] = useState<string | null>(null)
  const isVisible = source !== null
  const toggle = async () => setSource(isVisible ? null : await part.fetchSource())
  return (
    <section className="sec" id={part.name} aria-labelledby={`${part.name}-heading`}>
      <header>
        <h2 id={`${part.name}-heading`}>{part.heading}</h2>
        <button
          type="button"
          className="btn small quiet end"
          aria-expanded={isVisible}
          aria-label={`Code of ${part.heading}`}
          onClick={() => void toggle()}
        >
          Code
        </button>
      </header>
      <div className="kit-part">
        <part.Example />
      </div>
      {isVisible && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long code scrolls, and keys must reach it
        <pre className="kit-code" tabIndex={0}>
          <code>{source}</code>
        </pre>
      )}
    </section>
  )
}
