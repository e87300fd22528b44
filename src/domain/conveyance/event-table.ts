import { automationEvents } from './automation/events.ts'
import { bulkMessageEvents } from './bulk-message/events.ts'
import { calendarFeedEvents } from './calendar-feed/events.ts'
import { clockEvents } from './clock/events.ts'
import { workEvents } from './clock/work-events.ts'
import { conveyanceEvents } from './events.ts'
import { caseExportEvents } from './export-file/events.ts'
import { noteEvents } from './note/events.ts'
import { orderEvents } from './order/events.ts'
import { planEvents } from './plan/events.ts'
import { progressEvents } from './progress/events.ts'
import { reassignmentEvents } from './reassignment/events.ts'
import { silenceEvents } from './silence/events.ts'
import { titleEvents } from './title/events.ts'
import { workflowEvents } from './workflow/events.ts'

/** What happens to cases and their workflows. */
export const caseEvents = {
  ...automationEvents,
  ...bulkMessageEvents,
  ...calendarFeedEvents,
  ...clockEvents,
  ...workEvents,
  ...conveyanceEvents,
  ...caseExportEvents,
  ...noteEvents,
  ...orderEvents,
  ...planEvents,
  ...progressEvents,
  ...reassignmentEvents,
  ...silenceEvents,
  ...titleEvents,
  ...workflowEvents,
}
