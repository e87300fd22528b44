import { useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { areKeysOn, type Key, keysOfPage, setKeysOn } from './keys.ts'

type Props = {
  open: boolean
  onClose: () => void
  everywhere: readonly Pick<Key, 'press' | 'does'>[]
}

export const KeyboardHelp = ({ open, onClose, everywhere }: Props) => (
  <Dialog title="Keyboard shortcuts" open={open} onClose={onClose}>
    <div className="key-help">
      <Keys heading="On this page" keys={keysOfPage()} />
      <Keys heading="Everywhere" keys={everywhere} />
    </div>
    <SingleKeys />
    <div className="feet">
      <button type="button" className="btn" onClick={onClose}>
        Close
      </button>
    </div>
  </Dialog>
)

const Keys = ({
  heading,
  keys,
}: {
  heading: string
  keys: readonly Pick<Key, 'press' | 'does'>[]
}) => (
  <section className="sec">
    <header>
      <h2>{heading}</h2>
    </header>
    {keys.length === 0 ? (
      <p className="mute">This page has no shortcuts of its own.</p>
    ) : (
      <dl>
        {keys.map(({ press, does }) => (
          <div key={press}>
            <dt>
              {press.split(' ').map((one) => (
                <kbd key={one}>{formatKey(one)}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    )}
  </section>
)

const names: Readonly<Record<string, string>> = {
  Enter: '↵',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
}

const formatKey = (press: string) =>
  names[press] ?? (press.length === 1 ? press.toUpperCase() : press)

const SingleKeys = () => {
  const [isOn, setOn] = useState(areKeysOn)
  return (
    <label className="check">
      <input
        type="checkbox"
        className="box"
        checked={isOn}
        onChange={(event) => {
          setKeysOn(event.target.checked)
          setOn(event.target.checked)
        }}
      />
      Use single-key shortcuts
    </label>
  )
}
