import { useState } from 'react'
import { Banner } from '#components/Banner.tsx'

export const about = { heading: 'Banner', words: 'inline notice note good warn bad dismiss' }

/** What holds for the part under it, until it no longer does. */
export default function Notices() {
  const [isAway, setAway] = useState(false)
  return (
    <div className="form">
      <Banner title="Tom Bright is editing the key dates">
        You can look, and change them next.
      </Banner>
      {!isAway && (
        <Banner
          tone="good"
          title="Everything for exchange is here"
          onDismiss={() => setAway(true)}
        />
      )}
      <Banner
        tone="warn"
        title="The searches run out in 12 days"
        acts={
          <button type="button" className="btn small">
            Order again
          </button>
        }
      >
        The lender takes none that are older than six months.
      </Banner>
      <Banner tone="bad" title="The buyer’s bank details were changed">
        Telephone them on a number that you knew before.
      </Banner>
    </div>
  )
}
