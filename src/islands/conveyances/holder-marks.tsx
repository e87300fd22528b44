import { Icon } from '#components/Icon.tsx'
import type { IconName } from '#components/icons.ts'
import { Gauge, type Tone } from '#components/Marks.tsx'
import type { Holder } from '#domain/conveyance/plan/holder'

const glyphs: Readonly<Record<Holder['party'], IconName>> = {
  us: 'pen-line',
  client: 'user-round',
  other_side: 'scale',
  lender: 'landmark',
  agent: 'handshake',
  search_provider: 'search',
  freeholder: 'building',
  hmlr: 'stamp',
  hmrc: 'receipt-pound-sterling',
  chain: 'link',
}

export const HolderGlyph = ({ party }: { party: Holder['party'] }) => <Icon name={glyphs[party]} />

export const gaugeTone = (tone: Holder['tone']): Tone => (tone === 'accent' ? 'acc' : tone)

/** A list cell for the holder: icon, name, gauge and working days; `hasReason` adds what it is about. */
export const HolderCell = ({
  holder,
  hasReason = false,
}: {
  holder: Holder | null
  hasReason?: boolean
}) => {
  if (holder === null) return <span className="faint">–</span>
  const ours = holder.party === 'us'
  return (
    <span className={`holds ${hasReason ? 'has-reason' : ''} ${ours ? 'acc strong' : ''}`}>
      <HolderGlyph party={holder.party} />
      <span className="cut">{holder.label}</span>
      <span className="holds-time">
        {holder.usual !== null && (
          <Gauge elapsed={holder.elapsed} usual={holder.usual} tone={gaugeTone(holder.tone)} />
        )}
        <span className="num n">{holder.elapsed}</span>
      </span>
      {hasReason && <small>{holder.what}</small>}
    </span>
  )
}
