import * as z from 'zod/mini'
import { LibraryContent } from './content.ts'
import items from './starter.json' with { type: 'json' }

/** The starter set, which a firm may load, change and retire; nothing of it is sent unread. Throws when its file is not well formed. */
export const starterLibrary: readonly LibraryContent[] = z.array(LibraryContent).parse(items)
