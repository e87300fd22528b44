import { useState } from 'react'
import { Banner } from '#components/Banner.tsx'

export const about = { heading: 'Banner', words: 'inline notice note good warn bad dismiss' }

/** Notices about the part of the page below them. */
export default function Notices() {
  const [isAway, setAway] = useState(false)
  return (
    <div className="form">
      <Banner title="Tom Bright is editing the key dates">
        You can view them now and edit them afterwards.
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
        title="The searches expire in 12 days"
        acts={
          <button type="button" className="btn small">
            Order again
          </button>
        }
      >
        The lender does not accept searches older than six months.
      </Banner>
      <Banner tone="bad" title="The buyer’s bank details were changed">
        Call them on a number you already had.
      </Banner>
    </div>
  )
}
