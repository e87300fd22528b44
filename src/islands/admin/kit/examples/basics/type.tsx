export const about = { heading: 'Type', words: 'headings serif figures ref tones kbd' }

/** The serif is for sentences to people, the sans-serif for facts. */
export default function Type() {
  return (
    <>
      <p className="h1">Exchange on Friday</p>
      <p className="lead">A sentence that tells a person what happens next.</p>
      <p>
        <b className="strong">Strong</b> <b className="med">medium</b> plain{' '}
        <span className="mute">quiet</span> <span className="faint">faint</span>{' '}
        <span className="num">£412,500.00</span> <span className="ref">26-S-01187</span>{' '}
        <span className="bad">late</span> <span className="warn">soon</span>{' '}
        <span className="good">done</span> <kbd>Ctrl K</kbd>
      </p>
    </>
  )
}
