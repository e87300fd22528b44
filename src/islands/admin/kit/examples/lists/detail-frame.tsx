import { useState } from 'react'
import { DetailFrame } from '#components/DetailFrame.tsx'
import { Avatar, Chip } from '#components/Marks.tsx'
import { Timeline } from '#components/Timeline.tsx'
import { exampleDays } from './timeline.tsx'

export const about = { heading: 'Detail page', words: 'record header facts tabs side history link' }

/** A record’s header, status, acts and tabs; the page keeps the tab in the address. */
export default function Record() {
  const [tab, setTab] = useState('people')
  return (
    <DetailFrame
      ids={
        <>
          <span className="ref strong">26-S-01187</span>
          <Chip tone="note">Pre-contract</Chip>
        </>
      }
      here={<Avatar name="Tom Bright" here />}
      title="14 Larkfield Road, Shrewsbury"
      facts={[
        { name: 'Sellers', value: 'Margaret and David Ellison' },
        { name: 'Price', value: '£412,500.00' },
      ]}
      standing={
        <p>
          <b>With the buyer’s conveyancer since 3 Nov</b> — our replies to 4 enquiries.
        </p>
      }
      acts={
        <span className="end">
          <button type="button" className="btn main">
            Chase
          </button>
        </span>
      }
      tabs={{
        label: 'Parts of the record',
        at: tab,
        follow: (href) => setTab(href.slice(1)),
        tabs: [
          { key: 'people', label: 'People', href: '#people' },
          { key: 'documents', label: 'Documents', href: '#documents', count: 31 },
        ],
      }}
      history={() => <Timeline days={exampleDays} />}
      side={<aside aria-label="Beside">Content beside the current tab.</aside>}
    >
      <p>{tab === 'people' ? 'Two sellers, two buyers.' : 'Thirty-one documents.'}</p>
    </DetailFrame>
  )
}
