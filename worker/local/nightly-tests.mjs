/** Tests that take long for what they add to the others: `npm run test:nightly` runs them, `npm test` does not. */
export const nightlyBrowserTests = [
  'tests/e2e/agent/agencies.test.ts',
  'tests/e2e/call/calls.test.ts',
  'tests/e2e/chrome/not-found.test.ts',
  'tests/e2e/chrome/return-link.test.ts',
  'tests/e2e/chrome/typed-text.test.ts',
  'tests/e2e/conveyance/case-ways.test.ts',
  'tests/e2e/conveyance/two-people.test.ts',
  'tests/e2e/conveyance/workflow-editor.test.ts',
  'tests/e2e/kit/forms.test.ts',
  'tests/e2e/kit/lists.test.ts',
  'tests/e2e/lead/leads.test.ts',
  'tests/e2e/quote/fee-scales.test.ts',
  'tests/e2e/quote/new-business.test.ts',
  'tests/e2e/quote/quote-lists.test.ts',
  'tests/e2e/quote/statistics-page.test.ts',
  'tests/e2e/realtime/external.test.ts',
  'tests/e2e/realtime/listening.test.ts',
  'tests/e2e/spec/chrome.test.ts',
  'tests/e2e/spec/states.test.ts',
  'tests/e2e/user/second-step.test.ts',
]

export const nightlyWorkerTests = [
  'tests/worker/demo/bulk-quotes.test.ts',
  'tests/worker/edge/call-intake.test.ts',
  'tests/worker/edge/devices.test.ts',
  'tests/worker/resources/acts.test.ts',
  'tests/worker/resources/quote-lists.test.ts',
  'tests/worker/resources/statistics.test.ts',
  'tests/worker/tenant/communication/stops.test.ts',
  'tests/worker/tenant/events/message-once.test.ts',
]
