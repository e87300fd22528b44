import type { Migration } from '../migration.ts'

const column = (path: string) => `GENERATED ALWAYS AS (json_extract(doc, '$.${path}'))`

const table = (name: string, columns = '') => `
  CREATE TABLE ${name} (
    id TEXT PRIMARY KEY, version INTEGER NOT NULL, shape INTEGER NOT NULL DEFAULT 1,
    ${columns} doc TEXT NOT NULL);
`

const ofCases = (name: string, columns = '') =>
  `${table(name, `conveyance_id TEXT ${column('conveyance_id')} STORED, ${columns}`)}
  CREATE INDEX ${name}_case ON ${name} (conveyance_id, id);
`

export const enquiryRegistersStep: Migration = {
  number: 52,
  name: 'library and classifications of enquiries, links of other lawyers, questions to clients, requisitions and undertakings',
  sql: `
    ALTER TABLE case_enquiries ADD COLUMN library_id TEXT ${column('library_id')} VIRTUAL;
    ALTER TABLE case_enquiries ADD COLUMN classification TEXT ${column('classification')} VIRTUAL;
    ALTER TABLE case_enquiries ADD COLUMN raised_on TEXT ${column('raised_on')} VIRTUAL;
    ALTER TABLE case_enquiries ADD COLUMN status TEXT ${column('status')} VIRTUAL;
    CREATE INDEX case_enquiries_library ON case_enquiries (library_id, raised_on)
      WHERE library_id IS NOT NULL;
    CREATE INDEX case_enquiries_classification ON case_enquiries (classification, raised_on);
    CREATE INDEX case_enquiries_open ON case_enquiries (classification)
      WHERE status NOT IN ('accepted', 'withdrawn', 'covered_by_indemnity');
    ${table('library_enquiries', `code TEXT ${column('content.code')} STORED,`)}
    CREATE UNIQUE INDEX library_enquiries_code ON library_enquiries (code);
    ${table('enquiry_classifications')}
    ${ofCases('enquiry_links', `token_hash TEXT ${column('token_hash')} STORED,`)}
    CREATE UNIQUE INDEX enquiry_links_token ON enquiry_links (token_hash);
    ${ofCases('client_questions')}
    ${ofCases('requisitions', `status TEXT ${column('status')} STORED, due_on TEXT ${column('due_on')} STORED,`)}
    CREATE INDEX requisitions_due ON requisitions (status, due_on, id);
    ${ofCases('undertakings', `status TEXT ${column('status')} STORED, due_on TEXT ${column('due_on')} STORED,`)}
    CREATE INDEX undertakings_due ON undertakings (status, due_on, id);
  `,
}
