import { Icon } from '#components/Icon.tsx'
import { LazyMenu } from '#components/overlay/LazyMenu.tsx'
import { addToast } from '#stores/chrome/toasts'

export const about = { heading: 'Menu', words: 'floating verbs disabled why' }

const say = (summary: string) => () => {
  addToast({ severity: 'info', summary })
}

/** A menu of acts; a disabled one gives a reason. */
export default function Verbs() {
  return (
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
  )
}
