import * as demoBulk from '#worker/demo/bulk/bulk'
import * as demo from '#worker/demo/index'
import * as mime from '#worker/integrations/mail/mime'
import * as smtp from '#worker/integrations/mail/smtp'
import * as imap from '#worker/integrations/mailbox/imap/connecting'
import { lateModules } from '#worker/late-modules'
import * as quotePdf from '#worker/pdf/quote'
import * as pdfReader from '#worker/pdf/reader'

// A module that is first loaded inside a handler hangs in this runtime: what the worker loads late, tests load first.
lateModules.quotePdf = async () => quotePdf
lateModules.pdfReader = async () => pdfReader
lateModules.smtp = async () => smtp
lateModules.imap = async () => imap
lateModules.mime = async () => mime
lateModules.demo = async () => demo
lateModules.demoBulk = async () => demoBulk
