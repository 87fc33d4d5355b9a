/** What the export of everything is called, and what it says of itself. All ours. */
export const everythingWording = {
  title: 'Your data',
  description:
    'Download all your data as a ZIP file with one table per record type. Available on every plan, and after you cancel.',
  withFiles: 'With all files',
  withFilesHint: 'Documents, certificates, policies and pictures. This takes longer.',
  ask: 'Export everything',
  asking: 'Exporting…',
  stop: 'Stop the export',
  failed: 'The export did not finish. Nothing was saved',
  done: 'Export complete. Check your downloads.',
  handle: 'It contains personal data such as addresses and emergency contacts. Store it securely.',
  received: (size: string) => `${size} received`,
} as const

/** Why something stays, as the archive says it. */
export const withheldBecause = {
  theirOwn: 'Private notes of check-ins: only their authors can read them.',
  anonymous: 'Feedback from colleagues in reviews: it was given in confidence.',
  personal:
    'Personal settings: saved views and reports, dashboard tiles, calendar addresses, email choices, snoozed items.',
  unsent: 'Drafts: review answers and daily scrum entries that are not submitted.',
  passing: 'Temporary data: undo information and who is viewing what.',
  signIn: 'Passwords, secrets of one-time codes, sessions and outgoing emails.',
} as const

export const archiveWording = {
  readMe: 'README.txt',
  contents: 'contents.csv',
  contentsHeaders: ['file', 'rows or bytes', 'note'],
  missing: 'This file could not be found in storage.',
  heading: (client: string) => `All data Tenure stores for ${client}`,
  taken: (moment: string, zone: string, by: string) => `Exported ${moment} (${zone}) by ${by}.`,
  form: [
    'Each CSV file is a table: UTF-8, commas, a line of column names, a record on each line.',
    'Times are in UTC, dates are YYYY-MM-DD, lists and nested values are JSON.',
    'An id refers to a record in another table. The name of that record is in the column beside it.',
    'Cells a spreadsheet could read as a formula begin with an apostrophe.',
  ],
  files:
    'Files are in the folder "files", each with its id before its name. The tables files, certification_files, hr_document_images, asset_files and review_files say whose they are.',
  noFiles: 'Files were not requested.',
  last: 'contents.csv is written last and counts the rows of every table. If it is missing, the archive is incomplete.',
  withheldHeading: 'Not in it:',
} as const
