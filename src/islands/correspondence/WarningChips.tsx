import { Icon } from '#components/Icon.tsx'
import { Chip } from '#components/Marks.tsx'
import { graveWarnings, warningNames } from '#domain/tracked-email/labels'
import type { EmailRow } from '#domain/tracked-email/view'

/** What to beware of in an email, in a word or two each. */
export const WarningChips = ({ warnings }: Pick<EmailRow, 'warnings'>) =>
  warnings.length === 0 ? null : (
    <p className="row wrap">
      {warnings.map((it) => (
        <Chip key={it} tone={graveWarnings.includes(it) ? 'bad' : 'warn'}>
          <Icon name="triangle-alert" /> {warningNames[it]}
        </Chip>
      ))}
    </p>
  )
