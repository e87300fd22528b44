import type { UserType } from '#domain/user/user'
import type { Document } from './document.ts'

/** Whether somebody whose record it is may see a document: staff all, clients what is visible to them, agents none. */
export const isReadableBy = (
  { visible_to }: Pick<Document, 'visible_to'>,
  type: UserType,
): boolean => type === 'staff' || (type === 'client' && visible_to.includes('client'))

/** Whether its bytes may be opened: once they were checked. */
export const isOpen = ({ status }: Pick<Document, 'status'>) => status === 'filed'
