/** Endpoints that the client does not use, each with the reason. */
export const unusedEndpoints: Readonly<Record<string, string>> = {
  'calendarReadingApi.read': 'Calendars of other products read it, by the link of their person.',
  'auditCheckApi.operator_show': 'Asked by the command of an operator.',
  'auditCheckApi.operator_start': 'Asked by the command of an operator.',
  'callApi.intake': 'A telephone system sends its calls here, signed.',
  'reportApi.receive': 'A mail provider reports bounces here, signed.',
  'leadIntakeApi.web': 'The firm’s web form arrives here by way of the edge.',
  'leadIntakeApi.email': 'The mail service forwards enquiries here, signed.',
  'identityResultApi.receive': 'An identity service sends its results here, signed.',
  'bankPaymentEventApi.receive': 'The provider of bank payments reports here, signed.',
  'providerEventApi.receive': 'The card provider reports payments here, signed.',
  'whatsappApi.receive': 'A WhatsApp service sends messages here, signed.',
  'whatsappCloudApi.receive': 'The WhatsApp Business Platform reports here, signed.',
  'clientCaseApi.show': 'A client’s pages read all their cases at once, in the list.',
  'pictureApi.show': 'The edge asks for it and answers with the picture itself.',
  'sessionApi.sign_out': 'Signing out posts a form to the edge, which works without a script.',
}

/** Fields of bodies that no form of their own sets, each with the reason; a name covers what is inside it. */
export const unsetFields: Readonly<Record<string, string>> = {
  'whatsappCloudApi.save_prices.prices.country': 'It is typed in the line of its price.',
  'whatsappCloudApi.save_prices.prices.from': 'It is typed in the line of its price.',
  'contactApi.create.vulnerability': 'Set by fields named vulnerability_type, _note and _adjust.',
  'contactApi.change.vulnerability': 'Set by fields named vulnerability_type, _note and _adjust.',
  'conveyanceApi.open.clients.preferred_name':
    'Belongs to the contact, from which the case copies it.',
  'conveyanceApi.details.clients.preferred_name':
    'Belongs to the contact, from which the case copies it.',
  'agencyRecordApi.import.agency': 'Read from the rows of a file.',
  'agencyRecordApi.import.branch': 'Read from the rows of a file.',
  'agencyRecordApi.import.negotiator': 'Read from the rows of a file.',
  'agencyRecordApi.import.fee_scale': 'Read from the rows of a file.',
  'workflowApi.import.workflow': 'Read from a file as a whole.',
  'workflowApi.save.workflow': 'The editor sends the draft as a whole, after each edit of a field.',
  'leadImportApi.begin.mapping': 'Made from the columns of a file.',
  'leadImportApi.rows.rows': 'Made from the rows of a file.',
  'quoteImportApi.begin.mapping': 'Made from the columns of a file.',
  'quoteImportApi.rows.rows': 'Made from the rows of a file.',
  'leadApi.create.source_detail':
    'Set by imports and the web form, which know the page or campaign.',
  'leadIntakeApi.introduce.timescale': 'An introduced client moves now; the desk asks otherwise.',
  'providerApi.sms.provider': 'Made from the kind and address that the form has.',
  'providerApi.whatsapp.provider': 'Made from the kind and address that the form has.',
  'departureApi.plan.to': 'The wizard keeps a choice for each kind of work and for single records.',
  'departureApi.plan.exceptions':
    'The wizard keeps a choice for each kind of work and for single records.',
  'enrolmentApi.add_passkey': 'Made by the browser when a passkey is added.',
  'passkeyApi.add': 'Made by the browser when a passkey is added.',
  'passkeyApi.sign_in.passkey': 'Made by the browser when a passkey is used.',
  'sessionApi.step_up.passkey': 'Made by the browser when a passkey is used.',
  'documentApi.upload.bytes': 'The size of the file that is sent.',
  'clientIdentityApi.upload.bytes': 'The size of the file that is sent.',
  'clientFundsApi.upload.bytes': 'The size of the file that is sent.',
  'riskApi.assess.answers': 'Named in the table of questions, from which the form is made.',
  'clientMessageApi.upload.bytes': 'The size of the file that is sent.',
  'sanctionsListApi.start.rows': 'Counted in the file.',
  'sanctionsListApi.start.reported_on': 'Said in the file.',
  'sanctionsListApi.add_part.entries': 'Read from the file.',
  'profileApi.change_photo.photo.data': 'Drawn from the file that was chosen.',
  'agencyBrandApi.change.logo.data': 'Drawn from the file that was chosen.',
  'agencyBrandApi.change_own.logo.data': 'Drawn from the file that was chosen.',
  'stopApi.lift.id': 'Names the stop that the button stands beside.',
}

/** Parts of the facts of a quote that come with something else. */
export const unsetFacts: Readonly<Record<string, string>> = {
  contact_id: 'The server links a client to a contact by email, telephone and name.',
  uprn: 'Comes with an address from an address service, which none is yet.',
  lead_id: 'A lead becomes a quote by its own act, which sets it.',
}

/** Forms whose fields stand in islands beside the one that sends, by endpoint. */
export const formFolders: Readonly<Record<string, string>> = {
  'bulkMessageApi.send': 'src/islands/conveyances/list/bulk-message/',
  'quoteCaseApi.create': 'src/islands/quotes/form/',
  'quoteCaseApi.draft': 'src/islands/quotes/form/',
  'quoteCaseApi.edit': 'src/islands/quotes/form/',
  'feeScaleApi.change': 'src/islands/quotes/prices/',
  'documentTemplateApi.create': 'src/islands/admin/templates/',
  'documentTemplateApi.save': 'src/islands/admin/templates/',
  'documentTemplateApi.preview': 'src/islands/admin/templates/',
  'emailTemplateApi.create': 'src/islands/admin/templates/',
  'emailTemplateApi.save': 'src/islands/admin/templates/',
  'emailTemplateApi.preview': 'src/islands/admin/templates/',
  'layoutApi.create': 'src/islands/admin/templates/',
  'layoutApi.save': 'src/islands/admin/templates/',
  'layoutApi.preview': 'src/islands/admin/templates/',
  'snippetApi.create': 'src/islands/admin/templates/',
  'snippetApi.save': 'src/islands/admin/templates/',
  'snippetApi.preview': 'src/islands/admin/templates/',
  'scriptApi.create': 'src/islands/admin/templates/',
  'scriptApi.save': 'src/islands/admin/templates/',
  'scriptApi.preview': 'src/islands/admin/templates/',
  'documentMakingApi.preview': 'src/islands/conveyances/documents/making/',
}
