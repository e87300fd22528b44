import { Hono } from 'hono'
import {
  BACKUP_PATH,
  BACKUPS_PATH,
  DRILL_PATH,
  OBJECT_PATH,
  RESTORE_PATH,
} from '#domain/backup/api'
import { uploadPartPath } from '#domain/document/api'
import { fileMaking } from '#domain/document/making/api'
import { redactionPath } from '#domain/document/redaction/order'
import { checkoutStart } from '#domain/payment-request/api'
import { bankPaymentStart } from '#domain/payment-request/bank/api'
import { memoFilePath } from '#domain/sale-memo/api'
import { packFilePath } from '#domain/sale-ready-pack/api'
import { wordFilePath } from '#domain/template/word/file'
import { addedEmailPath } from '#domain/tracked-email/api'
import { joinChannel } from './edge/broadcasting.ts'
import { calendarFeed } from './edge/calendar-feed.ts'
import { receiveReport } from './edge/csp-reports.ts'
import { enlargeDemo, withDemo } from './edge/demo.ts'
import { makeFile } from './edge/document/making.ts'
import { putMemoFile } from './edge/document/put-memo.ts'
import { putPackFile } from './edge/document/put-pack-file.ts'
import { putRedaction } from './edge/document/put-redaction.ts'
import { putWordTemplate } from './edge/document/put-word-template.ts'
import { putPart } from './edge/document/upload-part.ts'
import { handleError, handleNotFound } from './edge/failures.ts'
import { file } from './edge/files.ts'
import { forwardToTenant } from './edge/forward.ts'
import { withSecurityHeaders } from './edge/headers.ts'
import { withSite } from './edge/host.ts'
import { bankPaymentIntake } from './edge/intake/bank-payments.ts'
import { callIntake } from './edge/intake/calls.ts'
import { identityIntake } from './edge/intake/identity.ts'
import { mailIntake } from './edge/intake/mail.ts'
import { mailboxIntake } from './edge/intake/mailboxes.ts'
import { paymentIntake } from './edge/intake/payments.ts'
import { reportIntake } from './edge/intake/reports.ts'
import { textIntake } from './edge/intake/texts.ts'
import { whatsappIntake } from './edge/intake/whatsapp.ts'
import { CLOUD_INTAKE, verifyWhatsapp, whatsappCloudIntake } from './edge/intake/whatsapp-cloud.ts'
import {
  refetchWhatsappFile,
  WHATSAPP_FILE,
  whatsappFileDownload,
} from './edge/intake/whatsapp-media.ts'
import { checkWhatsappTemplates, WHATSAPP_TEMPLATES } from './edge/intake/whatsapp-templates.ts'
import {
  leadForm,
  publicLeadToken,
  submitLeadForm,
  submitPublicLead,
} from './edge/lead-form/lead-form.ts'
import { traced } from './edge/log.ts'
import { addEmail } from './edge/mail/adding.ts'
import { emailAttachment, emailBody, emailOriginal } from './edge/mail/files.ts'
import { receiveMail } from './edge/mail/inbound.ts'
import { endMailbox } from './edge/mailbox/callback.ts'
import { startMailbox } from './edge/mailbox/start.ts'
import { messageFile } from './edge/message-file.ts'
import { operatorAuditCheck } from './edge/operator/audit-check.ts'
import {
  fetchObject,
  listBackups,
  listObjects,
  makeBackup,
  restoreBackup,
  runRestoreDrill,
} from './edge/operator/backups.ts'
import { createFirm, renewLink } from './edge/operator/firms.ts'
import { withOperatorHost } from './edge/operator/page.ts'
import { requireOwnOrigin } from './edge/origin.ts'
import { assets, isFile } from './edge/page/assets.ts'
import { builds } from './edge/page/builds.ts'
import { hashedFile } from './edge/page/hashed-file.ts'
import { icons } from './edge/page/icons.ts'
import { logo } from './edge/page/logo.ts'
import { page } from './edge/page/page.ts'
import { payload } from './edge/page/payload.ts'
import { picture } from './edge/page/picture.ts'
import { REPORTS } from './edge/page/policy.ts'
import { startBankPayment } from './edge/payment/bank-payment.ts'
import { startCheckout } from './edge/payment/checkout.ts'
import { realtime } from './edge/realtime.ts'
import { giveSecondFactor, requestLink, signIn, useLink } from './edge/sign-in/api.ts'
import { requireSameTenant } from './edge/sign-in/credentials.ts'
import {
  addFirstPasskey,
  confirmFirstAuthenticator,
  offerFirstAuthenticator,
  offerFirstPasskey,
} from './edge/sign-in/enrolment.ts'
import { signInForm } from './edge/sign-in/form.ts'
import { handover } from './edge/sign-in/handover.ts'
import {
  addPasskey,
  askForPasskey,
  offerPasskey,
  signInByPasskey,
} from './edge/sign-in/passkeys.ts'
import {
  askPasswordLink,
  changeOwnPassword,
  checkPasswordLink,
  disownSignIn,
  setPassword,
} from './edge/sign-in/passwords.ts'
import { refreshSession } from './edge/sign-in/refresh.ts'
import { sealBearer } from './edge/sign-in/seal-bearer.ts'
import { showSession } from './edge/sign-in/show-session.ts'
import { clearSession, signOut } from './edge/sign-in/sign-out.ts'
import { stepUp } from './edge/sign-in/step-up.ts'
import { endSingleSignOn } from './edge/single-sign-on/callback.ts'
import { startSingleSignOn } from './edge/single-sign-on/start.ts'
import { type EdgeEnv, withVisit } from './edge/visit.ts'
import { isUpgrade } from './realtime/connection/handshake.ts'

export { DeliveryWorker } from './delivery-worker.ts'
export { MailboxWorker } from './mailbox-worker.ts'
export { Hub } from './realtime/hub.ts'
export { RestoreDrill } from './restore-drill.ts'
export { Tenant } from './tenant/index.ts'

const edge = new Hono<EdgeEnv>()
// The same for everybody on every host.
edge.get('/_astro/*', hashedFile)

/** Every other request passes these in order: trace, headers, host, session, origin, then its route. */
edge.use(traced, withSecurityHeaders, withOperatorHost)
// An operator creates the firm of a host that nobody has yet.
edge.post('/api/operator/firms', createFirm).post('/api/operator/links', renewLink)
edge.use(withSite, withVisit, requireSameTenant, refreshSession, requireOwnOrigin, withDemo)

edge.get('/app/*', realtime).all('/apps/*', realtime).get('/up', realtime)
edge.post('/broadcasting/auth', joinChannel)

edge.post('/api/auth/login', signIn).post('/api/auth/logout', signOut)
edge.post('/api/auth/links', requestLink).post('/api/auth/links/session', useLink)
edge.post('/api/auth/second-factor', giveSecondFactor).post('/api/auth/step-up', stepUp)
edge.post('/api/auth/password-links', askPasswordLink)
edge.post('/api/auth/password-links/state', checkPasswordLink)
edge.post('/api/auth/sign-ins/disowned', disownSignIn)
edge.post('/api/auth/passwords', setPassword).put('/api/auth/passwords', changeOwnPassword)
edge.post('/api/auth/passkeys/challenges', askForPasskey)
edge.post('/api/auth/passkeys/session', signInByPasskey)
edge.post('/api/auth/passkeys/offers', offerPasskey).post('/api/auth/passkeys', addPasskey)
edge.post('/api/auth/enrolment/authenticator', offerFirstAuthenticator)
edge.post('/api/auth/enrolment/authenticator/confirmation', confirmFirstAuthenticator)
edge.post('/api/auth/enrolment/passkey', offerFirstPasskey)
edge.post('/api/auth/enrolment/passkey/confirmation', addFirstPasskey)
edge.get('/api/_auth/session', showSession).post('/api/_auth/session', sealBearer)
edge.delete('/api/_auth/session', clearSession)
edge.get('/api/_nuxt_icon/:collection', icons)
edge.get('/lead-form', leadForm).post('/lead-form', submitLeadForm)
edge.get('/api/public/leads', publicLeadToken).post('/api/public/leads', submitPublicLead)
edge.post('/api/intake/email', mailIntake).post('/api/intake/calls', callIntake)
edge.post('/api/intake/texts', textIntake).post(REPORTS, receiveReport)
edge.post('/api/intake/delivery-reports', reportIntake)
edge.post('/api/intake/whatsapp', whatsappIntake).post('/api/intake/identity', identityIntake)
edge.post('/api/intake/bank-payments', bankPaymentIntake)
edge.post('/api/intake/payments', paymentIntake).post('/api/intake/mailboxes', mailboxIntake)
edge.post(WHATSAPP_FILE, refetchWhatsappFile).post(WHATSAPP_TEMPLATES, checkWhatsappTemplates)
edge.get(CLOUD_INTAKE, verifyWhatsapp).post(CLOUD_INTAKE, whatsappCloudIntake)
edge.on(['GET', 'POST'], '/api/operator/audit-check', operatorAuditCheck)
edge.get(BACKUPS_PATH, listBackups).post(BACKUPS_PATH, makeBackup)
edge.get(BACKUP_PATH, listObjects).get(OBJECT_PATH, fetchObject)
edge.post(DRILL_PATH, runRestoreDrill).post(RESTORE_PATH, restoreBackup)
// Without an operator these fall through; a firm's own people never reach them.
edge.all('/api/operator/*', handleNotFound)
edge.get('/api/calendar-feeds/:token', calendarFeed)
edge.put(uploadPartPath, putPart).post(addedEmailPath, addEmail).put(memoFilePath, putMemoFile)
edge.put(packFilePath, putPackFile).put(wordFilePath, putWordTemplate)
edge.put(redactionPath, putRedaction)
edge.post(fileMaking.make.path, makeFile).post(checkoutStart.start.path, startCheckout)
edge.post(bankPaymentStart.start.path, startBankPayment)
edge.get('/auth/user', forwardToTenant).all('/api/*', forwardToTenant)

edge.post('/__local/bulk', enlargeDemo)
edge.get('/files/:id', file).get('/files/messages/:id', messageFile)
edge.get('/files/emails/:id/body', emailBody).get('/files/emails/:id/original', emailOriginal)
edge.get('/files/emails/:id/attachments/:place', emailAttachment)
edge.get('/files/whatsapp/:id', whatsappFileDownload)
edge.get('/builds/*', builds).get('/brand/logo', logo).get('/pictures/:id', picture)
edge.get('/auth/handover', handover)
edge.get('/auth/single-sign-on/start', startSingleSignOn)
edge.get('/auth/single-sign-on/callback', endSingleSignOn)
edge.get('/auth/mailbox/start', startMailbox).get('/auth/mailbox/callback', endMailbox)

edge.get('*', (c) => {
  const { pathname } = c.var.url
  if (isUpgrade(c.req.raw)) return realtime(c)
  if (pathname.endsWith('/_payload.json')) return payload(c)
  return isFile(pathname) ? assets(c) : page(c)
})
edge.post('*', signInForm)
edge.notFound(handleNotFound).onError(handleError)

/** The platform hands over mail to firms' mailboxes, and to the domains that bounces return to. */
export default Object.assign(edge, { email: receiveMail })
