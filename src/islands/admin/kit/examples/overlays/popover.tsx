import { Icon } from '#components/Icon.tsx'
import { Popover } from '#components/overlay/Popover.tsx'

export const about = { heading: 'Popover', words: 'floating small panel outside press touch' }

/** A press outside or Escape closes it; a touch that scrolls does not. */
export default function Small() {
  return (
    <Popover
      place="start"
      trigger={
        <>
          Who is on this case <Icon name="chevron-down" />
        </>
      }
    >
      {(close) => (
        <>
          <p className="menu-line">Eleanor Shaw, conveyancer</p>
          <p className="menu-line">Tom Bright, case handler</p>
          <button type="button" className="menu-line" onClick={close}>
            Done
          </button>
        </>
      )}
    </Popover>
  )
}
