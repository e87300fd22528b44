import type { DelegateAccess } from './access.ts'
import type { AuthorityWay, PowerKind, Standing } from './delegate.ts'

export const accessLabels: Readonly<Record<DelegateAccess, string>> = {
  progress: 'See progress',
  messages: 'See and answer messages and questions',
  documents: 'Send documents',
}

/** 'see progress, and send documents', within a sentence. */
export const accessText = (access: readonly DelegateAccess[]) => {
  const parts = access.map((it) => accessLabels[it].toLowerCase())
  return parts.length === 1
    ? `${parts[0]}`
    : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`
}

export const powerLabels: Readonly<Record<PowerKind, string>> = {
  lasting: 'Lasting power of attorney, registered',
  enduring: 'Enduring power of attorney',
  general: 'General power of attorney',
}

export const authorityLabels: Readonly<Record<AuthorityWay, string>> = {
  meeting: 'In a meeting',
  telephone: 'By telephone, to the number on file',
  email: 'By email, from the address on file',
  letter: 'By signed letter',
}

export const standingLabels: Readonly<Record<Standing, string>> = {
  power: 'Power to be checked',
  invited: 'Invited',
  active: 'Helping',
  ended: 'Ended',
}
