import { Autocomplete } from '@base-ui/react/autocomplete'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useState } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

export type Found = {
  readonly key: string
  readonly icon: IconName
  readonly title: string
  readonly detail: string
  readonly href: string
}

type Props = {
  open: boolean
  onClose: () => void
  /** Cases, quotes and people by what was typed. */
  find: (text: string) => Promise<readonly Found[]>
  /** Pages and actions that this person has. */
  pages: readonly Found[]
}

const matches = (text: string, it: Found) =>
  `${it.title} ${it.detail}`.toLowerCase().includes(text.trim().toLowerCase())

/** Finds any case, person, quote, page or action, by keyboard alone. */
export const CommandPalette = ({ open, onClose, find, pages }: Props) => {
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly Found[]>([])
  const [state, setState] = useState<'idle' | 'looking' | 'failed'>('idle')

  useEffect(() => {
    if (text.trim().length < 2) {
      setFound([])
      setState('idle')
      return
    }
    let current = true
    setState('looking')
    const wait = setTimeout(() => {
      find(text.trim()).then(
        (hits) => {
          if (!current) return
          setFound(hits)
          setState('idle')
        },
        () => current && setState('failed'),
      )
    }, 120)
    return () => {
      current = false
      clearTimeout(wait)
    }
  }, [text, find])

  const shown = [...found, ...pages.filter((page) => text === '' || matches(text, page))]
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
        <Dialog.Portal container={document.querySelector('main') ?? document.body}>
          <Dialog.Backdrop className="scrim" />
          <Dialog.Popup className="palette" aria-label="Find">
            <Autocomplete.Root
              inline
              open
              items={shown}
              mode="none"
              autoHighlight="always"
              value={text}
              onValueChange={(next, details) => details.reason !== 'item-press' && setText(next)}
              itemToStringValue={(it: Found) => it.title}
            >
              <div className="palette-top">
                <Icon name="search" />
                <Autocomplete.Input
                  className="palette-input"
                  placeholder="Find a case, person, page or action"
                  aria-label="Find a case, person, page or action"
                />
                <kbd>esc</kbd>
              </div>
              <Autocomplete.List className="palette-list">
                {(it: Found) => (
                  <Autocomplete.Item
                    key={it.key}
                    value={it}
                    className="palette-line"
                    render={<a href={it.href} aria-label={`${it.title}, ${it.detail}`} />}
                    onClick={onClose}
                  >
                    <Icon name={it.icon} />
                    <span className="cut">{it.title}</span>
                    <span className="palette-detail cut">{it.detail}</span>
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
              <Autocomplete.Status className="palette-foot">
                {sayOf(state, text, shown)}
              </Autocomplete.Status>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  )
}

const sayOf = (state: string, text: string, shown: readonly Found[]) => {
  if (state === 'looking') return 'Looking'
  if (state === 'failed') return 'The search did not answer. Type again to try again.'
  if (shown.length === 0)
    return `Nothing is called “${text}”. Try a street, a surname or a reference.`
  return 'Enter opens · ↑ ↓ move · Esc closes'
}
