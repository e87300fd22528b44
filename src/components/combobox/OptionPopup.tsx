import { Combobox } from '@base-ui/react/combobox'
import type { RefObject } from 'react'
import type { Option } from '../Fields.tsx'
import { Icon } from '../Icon.tsx'
import { type SearchState, statusText } from './use-search.ts'

type Props = {
  finding: SearchState
  words: string
  anchor: RefObject<HTMLElement | null>
}

export const OptionPopup = ({ finding, words, anchor }: Props) => (
  <Combobox.Portal container={containerFor(anchor.current)}>
    <Combobox.Positioner
      className="over"
      anchor={anchor}
      align="start"
      sideOffset={4}
      positionMethod="fixed"
      onMouseDown={(event) => event.preventDefault()}
    >
      {/* The library's own popup hides the rest of the page from screen readers; a list under a field need not. */}
      <div className="menu options">
        <Combobox.List className="options-list" aria-busy={finding.is === 'looking' || undefined}>
          {(option: Option) => (
            <Combobox.Item
              key={option.value}
              value={option}
              disabled={option.why !== undefined}
              className="menu-line"
            >
              <span>
                {option.label} <small>{option.why ?? option.detail}</small>
              </span>
              <Combobox.ItemIndicator className="end">
                <Icon name="check" />
              </Combobox.ItemIndicator>
            </Combobox.Item>
          )}
        </Combobox.List>
        <Combobox.Status className="options-foot">{statusText(finding, words)}</Combobox.Status>
      </div>
    </Combobox.Positioner>
  </Combobox.Portal>
)

// The page behind an open dialog is inert.
const containerFor = (anchor: HTMLElement | null) =>
  anchor?.closest('dialog') ?? document.querySelector('main') ?? document.body
