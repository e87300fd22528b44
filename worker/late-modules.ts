/** Loads heavy modules on first use; tests replace these, as their runtime cannot import inside a handler. */
export const lateModules = {
  quotePdf: () => import('#worker/pdf/quote'),
  figuresPdf: () => import('#worker/pdf/figures'),
  packPdf: () => import('#worker/pdf/pack'),
  letter: () => import('#worker/pdf/letter/letter'),
  joining: () => import('#worker/pdf/joining/bundle'),
  textPdf: () => import('#worker/pdf/text-file'),
  sealing: () => import('#worker/pdf/signature/sealing'),
  pdfText: () => import('#worker/pdf/plain-text'),
  pdfReader: () => import('#worker/pdf/reader'),
  memoReader: () => import('#worker/sale-memo/read-file'),
  smtp: () => import('#worker/integrations/mail/smtp'),
  mime: () => import('#worker/integrations/mail/mime'),
  demo: () => import('#worker/demo/index'),
  demoBulk: () => import('#worker/demo/bulk/bulk'),
  demoQuotes: () => import('#worker/demo/bulk/quotes'),
  demoClock: () => import('#worker/demo/bulk/clock'),
}
