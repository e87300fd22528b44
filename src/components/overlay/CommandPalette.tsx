import { Autocomplete } from '@base-ui/react/autocomplete'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import type { IconName } from '#components/icons.ts'

export type PaletteItem = {
  readonly key: string
  readonly icon: IconName
  readonly title: string
  readonly detail: string
  /** The link of the item; `run` for items without one. */
  readonly href?: string
  readonly run?: () => void
}

/** 'Recent', 'Actions', 'Pages'. */
export type PaletteGroup = { readonly name: string; readonly items: readonly PaletteItem[] }

type Props = {
  open: boolean
  onClose: () => void
  find: (text: string) => Promise<readonly PaletteItem[]>
  /** Items that need no search: recent records, actions, pages. */
  offered: readonly PaletteGroup[]
}

const matches = (text: string, found: PaletteItem) =>
  `${found.title} ${found.detail}`.toLowerCase().includes(text.trim().toLowerCase())

export const CommandPalette = ({ open, onClose, find, offered }: Props) => {
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly PaletteItem[]>([])
  const [state, setState] = useState<'idle' | 'looking' | 'failed'>('idle')

  useEffect(() => {
    if (open) setText('')
  }, [open])

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

  const shown = [
    { name: 'Found', items: found },
    ...offered.map(({ name, items }) => ({
      name,
      items: items.filter((it) => text.trim() === '' || matches(text, it)),
    })),
  ].filter(({ items }) => items.length > 0)
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
              itemToStringValue={(it: PaletteItem) => it.title}
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
                {(group: PaletteGroup) => (
                  <Autocomplete.Group key={group.name} items={group.items}>
                    <Autocomplete.GroupLabel className="palette-group">
                      {group.name}
                    </Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(found: PaletteItem) => (
                        <Autocomplete.Item
                          key={found.key}
                          value={found}
                          className="palette-line"
                          render={<Line found={found} />}
                          onClick={() => {
                            onClose()
                            found.run?.()
                          }}
                        >
                          <Icon name={found.icon} />
                          <span className="cut">{found.title}</span>
                          <span className="palette-detail cut">{found.detail}</span>
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
              <Autocomplete.Status className="palette-foot">
                {statusText(state, text, shown)}
              </Autocomplete.Status>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  )
}

// Items with a link can be opened in a new tab.
const Line = ({ found, ...props }: { found: PaletteItem }) =>
  found.href === undefined ? (
    <div {...props} />
  ) : (
    <a {...props} href={found.href} aria-label={`${found.title}, ${found.detail}`} />
  )

const statusText = (state: string, text: string, shown: readonly PaletteGroup[]) => {
  if (state === 'looking') return 'Searching'
  if (state === 'failed') return 'The search failed. Type again to retry.'
  if (shown.length === 0) return `No results for “${text}”. Try a street, a surname or a reference.`
  return 'Enter opens · ↑ ↓ move · Esc closes'
}
