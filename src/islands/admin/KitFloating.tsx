import { useState } from 'react'
import { Dialog } from '#components/Dialog.tsx'
import { Icon } from '#components/Icon.tsx'
import { LazyMenu } from '#components/LazyMenu.tsx'
import { Tabs } from '#components/Tabs.tsx'
import { addToast } from '#stores/toasts'

const say = (summary: string) => () => {
  addToast({ severity: 'info', summary })
}

/** What floats over a page, and tabs. */
export const KitFloating = () => {
  const [isOpen, setOpen] = useState(false)
  const [tab, setTab] = useState('tasks')
  return (
    <>
      <p className="kit-row">
        <button type="button" className="btn" onClick={() => setOpen(true)}>
          Open a dialog
        </button>
        <LazyMenu
          trigger={
            <>
              Open a menu <Icon name="chevron-down" />
            </>
          }
          choices={[
            { key: 'call', label: 'Log a call', icon: 'phone', onChoose: say('A call') },
            { key: 'link', label: 'Copy link', icon: 'link', onChoose: say('A link') },
            {
              key: 'close',
              label: 'Close the file',
              icon: 'archive',
              why: 'Two tasks are still open.',
              onChoose: say('Closed'),
            },
            { key: 'hold', label: 'Put on hold', icon: 'pause', bad: true, onChoose: say('Held') },
          ]}
        />
      </p>
      <Tabs
        label="Tabs of the kit"
        at={tab}
        follow={(href) => setTab(href.slice(1))}
        tabs={[
          { key: 'tasks', label: 'Tasks', href: '#tasks', count: 12 },
          { key: 'late', label: 'Late', href: '#late', count: 3, late: true },
          { key: 'history', label: 'History', href: '#history' },
        ]}
      />
      <Dialog
        title="Abort the sale of 14 Larkfield Road?"
        open={isOpen}
        onClose={() => setOpen(false)}
      >
        <p>
          The case closes with a reason and keeps its number. You can reopen it within 12 months.
        </p>
        <div className="feet">
          <button type="button" className="btn" onClick={() => setOpen(false)}>
            Keep the case
          </button>
          <button type="button" className="btn danger fill" onClick={() => setOpen(false)}>
            Abort the sale
          </button>
        </div>
      </Dialog>
    </>
  )
}
