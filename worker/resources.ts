import { agencies } from './resources/agencies.ts'
import { agentCases } from './resources/agent/agent-cases.ts'
import { agentHome } from './resources/agent-home.ts'
import { audit } from './resources/audit.ts'
import { calls } from './resources/calls.ts'
import { clientCases } from './resources/client-cases.ts'
import { clientChoice } from './resources/client-choice.ts'
import { clientHistory } from './resources/client-history.ts'
import { clientMessages } from './resources/communication/client-messages.ts'
import { communications } from './resources/communication/communications.ts'
import { letters } from './resources/communication/letters.ts'
import { communicationMatrix } from './resources/communication/matrix.ts'
import { undelivered } from './resources/communication/undelivered.ts'
import { complianceResources } from './resources/compliance/resources.ts'
import { contacts } from './resources/contacts.ts'
import { automations } from './resources/conveyance/automations.ts'
import { conveyanceBoard } from './resources/conveyance/board.ts'
import { bulkMessages } from './resources/conveyance/bulk-messages.ts'
import { calendarFeeds } from './resources/conveyance/calendar-feed.ts'
import { completionDay } from './resources/conveyance/completion-day.ts'
import { customFields } from './resources/conveyance/custom-fields.ts'
import { caseExports } from './resources/conveyance/exports.ts'
import { caseNotes } from './resources/conveyance/notes.ts'
import { caseOrders } from './resources/conveyance/orders.ts'
import { caseTitles } from './resources/conveyance/titles.ts'
import { conveyances } from './resources/conveyances.ts'
import { correspondence } from './resources/correspondence/correspondence.ts'
import { messageDrafts } from './resources/correspondence/message-drafts.ts'
import { covers } from './resources/covers.ts'
import { delegates } from './resources/delegate/delegates.ts'
import { departures } from './resources/departures.ts'
import { deskSettings } from './resources/desk-settings.ts'
import { documents } from './resources/document/documents.ts'
import { caseEnquiries } from './resources/enquiry/case-enquiries.ts'
import { enquiryLibrary } from './resources/enquiry/library.ts'
import { enquiryLinks } from './resources/enquiry/links.ts'
import { clientQuestions } from './resources/enquiry/questions.ts'
import { events } from './resources/events.ts'
import { feeScale } from './resources/fee-scales.ts'
import { sampleData } from './resources/firm/sample-data.ts'
import { webhooks } from './resources/firm/webhooks.ts'
import { firm } from './resources/firm.ts'
import { imports } from './resources/imports.ts'
import { inbox } from './resources/inbox/items.ts'
import { leadIntake } from './resources/lead-intake.ts'
import { leads } from './resources/leads.ts'
import { caseLedgers } from './resources/ledger/case-ledgers.ts'
import { interest } from './resources/ledger/interest.ts'
import { moneyReportResource } from './resources/ledger/money-reports.ts'
import { paymentTimes } from './resources/ledger/payment-times.ts'
import { reconciliations } from './resources/ledger/reconciliations.ts'
import { residuals } from './resources/ledger/residuals.ts'
import { thirdPartyAccounts } from './resources/ledger/third-party-accounts.ts'
import { mailboxes } from './resources/mailbox/mailboxes.ts'
import { messageProviders } from './resources/message-providers.ts'
import { messages } from './resources/messages.ts'
import { myDay } from './resources/my-day.ts'
import { casePayments } from './resources/payment/case-payments.ts'
import { clientAccount } from './resources/payment/client-account.ts'
import { paymentRequests } from './resources/payment/payment-requests.ts'
import { payoutAccounts } from './resources/payment/payout-accounts.ts'
import { pictures } from './resources/picture/pictures.ts'
import { quoteActivity } from './resources/quote-case-activity.ts'
import { quoteCases } from './resources/quote-cases.ts'
import { quoteOffers } from './resources/quote-offers.ts'
import { receivedTexts } from './resources/received-text/texts.ts'
import { requisitions } from './resources/requisition/requisitions.ts'
import { roles } from './resources/roles.ts'
import { routeRules } from './resources/route-rules.ts'
import { workflowsRunning } from './resources/running-workflows.ts'
import { saleMemos } from './resources/sale-memo/memos.ts'
import { saleReadyPacks } from './resources/sale-ready-pack/packs.ts'
import { savedViews } from './resources/saved-views.ts'
import { search } from './resources/search.ts'
import { security } from './resources/security.ts'
import { session } from './resources/session.ts'
import { setAside } from './resources/set-aside.ts'
import { deeds } from './resources/signature/deeds.ts'
import { signatures } from './resources/signature/signatures.ts'
import { singleSignOn } from './resources/single-sign-on.ts'
import { standardReplies } from './resources/standard-reply/replies.ts'
import { stopped } from './resources/stopped-addresses.ts'
import { tasks } from './resources/tasks.ts'
import { templates } from './resources/template/templates.ts'
import { trackedEmails } from './resources/tracked-email/tracked-emails.ts'
import { undertakings } from './resources/undertaking/undertakings.ts'
import { profiles } from './resources/user/profiles.ts'
import { users } from './resources/users.ts'
import { violations } from './resources/violations.ts'
import { visits } from './resources/visits.ts'
import { whatsappCloud } from './resources/whatsapp/cloud.ts'
import { whatsappThreads } from './resources/whatsapp/threads.ts'
import { workflows } from './resources/workflows.ts'

/** The resources of the API, each with its endpoints. */
export const resources = [
  session,
  myDay,
  search,
  conveyanceBoard,
  bulkMessages,
  completionDay,
  calendarFeeds,
  conveyances,
  customFields,
  caseExports,
  caseNotes,
  caseOrders,
  caseEnquiries,
  enquiryLibrary,
  enquiryLinks,
  clientQuestions,
  requisitions,
  standardReplies,
  delegates,
  undertakings,
  caseTitles,
  caseLedgers,
  interest,
  residuals,
  thirdPartyAccounts,
  casePayments,
  clientAccount,
  payoutAccounts,
  paymentRequests,
  moneyReportResource,
  paymentTimes,
  reconciliations,
  documents,
  trackedEmails,
  correspondence,
  messageDrafts,
  inbox,
  receivedTexts,
  whatsappThreads,
  whatsappCloud,
  automations,
  contacts,
  tasks,
  clientCases,
  clientChoice,
  clientHistory,
  clientMessages,
  agentHome,
  agentCases,
  quoteActivity,
  quoteCases,
  quoteOffers,
  saleMemos,
  saleReadyPacks,
  leads,
  leadIntake,
  imports,
  calls,
  deskSettings,
  feeScale,
  firm,
  pictures,
  sampleData,
  agencies,
  audit,
  communications,
  letters,
  communicationMatrix,
  messages,
  mailboxes,
  messageProviders,
  stopped,
  undelivered,
  users,
  profiles,
  covers,
  departures,
  roles,
  routeRules,
  security,
  setAside,
  deeds,
  signatures,
  singleSignOn,
  templates,
  ...complianceResources,
  violations,
  workflows,
  workflowsRunning,
  savedViews,
  visits,
  webhooks,
  events,
]
