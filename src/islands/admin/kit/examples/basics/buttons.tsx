export const about = { heading: 'Buttons', words: 'main danger quiet small busy link' }

/** One accent-filled button for the main act; all others are quiet. */
export default function Buttons() {
  return (
    <p className="kit-row">
      <button type="button" className="btn main">
        Send reply
      </button>
      <button type="button" className="btn">
        Save draft
      </button>
      <button type="button" className="btn quiet">
        Cancel
      </button>
      <button type="button" className="btn danger">
        Abort case
      </button>
      <button type="button" className="btn danger fill">
        Abort the sale
      </button>
      <button type="button" className="btn small">
        Small
      </button>
      <button type="button" className="btn" aria-disabled="true">
        One moment
      </button>
      <a className="link" href="#buttons">
        A link in a sentence
      </a>
    </p>
  )
}
