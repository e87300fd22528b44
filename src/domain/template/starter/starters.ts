import { careStarters } from './care.ts'
import { closingStarters } from './closing.ts'
import { completionStarters } from './completion.ts'
import { enquiryStarters } from './enquiries.ts'
import { exchangeStarters } from './exchange.ts'
import { layoutStarters } from './layouts.ts'
import { purchaseStarters } from './purchase.ts'
import { quoteStarters } from './quotes.ts'
import { saleStarters } from './sale.ts'
import { snippetStarters } from './snippets.ts'
import type { Starter } from './starter.ts'

/** The templates that every firm has from the start. */
export const starters: readonly Starter[] = [
  ...layoutStarters,
  ...snippetStarters,
  ...quoteStarters,
  ...careStarters,
  ...saleStarters,
  ...purchaseStarters,
  ...enquiryStarters,
  ...exchangeStarters,
  ...completionStarters,
  ...closingStarters,
]
