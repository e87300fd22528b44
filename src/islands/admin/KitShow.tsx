import { useState } from 'react'
import { Empty } from '#components/Loaded.tsx'
import { KitFields } from './KitFields.tsx'
import { KitFloating } from './KitFloating.tsx'
import { KitIcons } from './KitIcons.tsx'
import { KitLists } from './KitLists.tsx'
import { KitMarks } from './KitMarks.tsx'
import { KitToasts } from './KitToasts.tsx'

const parts = [
  { heading: 'Buttons', words: 'main danger quiet small', Part: Buttons },
  { heading: 'Fields', words: 'input select choice check money form error', Part: KitFields },
  {
    heading: 'Marks',
    words: 'chips gauges clocks stages avatars status bar',
    Part: KitMarks,
  },
  { heading: 'Toasts', words: 'notices six severities undo', Part: KitToasts },
  { heading: 'Dialog and menu', words: 'floating modal tabs', Part: KitFloating },
  { heading: 'Lists and states', words: 'list feed skeleton empty error table', Part: KitLists },
  { heading: 'Icons', words: 'icons outlined sprite', Part: KitIcons },
  { heading: 'Type', words: 'headings serif figures ref', Part: Type },
]

export default function KitShow() {
  const [words, setWords] = useState('')
  const asked = words.trim().toLowerCase()
  const found = parts.filter((it) => `${it.heading} ${it.words}`.toLowerCase().includes(asked))
  return (
    <>
      <header className="list-head">
        <h1 className="h1">UI Kit</h1>
        <p className="mute">Every part of the product, in every state it can be in.</p>
        <input
          className="input filter-words end"
          type="search"
          aria-label="Find a part"
          placeholder="Find a part"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </header>
      {found.length === 0 && <Empty title="No part is called so" />}
      <div className="kit">
        {found.map(({ heading, Part }) => (
          <section key={heading} className="sec">
            <header>
              <h2>{heading}</h2>
            </header>
            <Part />
          </section>
        ))}
      </div>
    </>
  )
}

function Buttons() {
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
    </p>
  )
}

function Type() {
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
