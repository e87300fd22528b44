import type { Migration } from '#tenant/schema/migration'

/** Drafts were counted among the open enquiries of a case. */
export const draftCountsStep: Migration = {
  number: 56,
  name: 'drafts of enquiries, counted by themselves',
  sql: `
    UPDATE conveyances SET doc = json_set(doc,
        '$.counts.enquiries_open', json_extract(doc, '$.counts.enquiries_open') - drafts.count,
        '$.counts.enquiries_drafts', drafts.count)
      FROM (SELECT conveyance_id, count(*) AS count FROM case_enquiries
        WHERE json_extract(doc, '$.status') = 'raised' GROUP BY conveyance_id) AS drafts
      WHERE conveyances.id = drafts.conveyance_id;
  `,
}
