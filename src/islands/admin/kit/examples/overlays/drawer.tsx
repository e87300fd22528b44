import { useState } from 'react'
import { Drawer } from '#components/overlay/Drawer.tsx'

export const about = { heading: 'Drawer', words: 'side panel history modal phone' }

/** Opens beside the page, or over it on a phone. Escape closes it and returns the focus. */
export default function Side() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        Open a drawer
      </button>
      <Drawer title="Brookes Tanner" open={isOpen} onClose={() => setOpen(false)}>
        <p>Solicitors for the buyer. Replies take them eight working days, as a rule.</p>
      </Drawer>
    </>
  )
}
