/** What the export of everything is called, and what it says of itself. All ours. */
export const everythingWording = {
  title: 'Your data',
  description:
    'Take all of it away, whatever plan you are on and also after you have cancelled: one ZIP file with a table for each kind of record.',
  withFiles: 'With all files',
  withFilesHint: 'Documents, certificates, policies, pictures. It takes longer.',
  ask: 'Export everything',
  asking: 'Exporting…',
  stop: 'Stop the export',
  failed: 'The export did not come to its end. Nothing was saved',
  done: 'Everything is exported. Look in your downloads.',
  handle:
    'It holds personal data, addresses and emergency contacts too. Keep it where only those may open it who need it.',
  received: (size: string) => `${size} received`,
} as const

/** Why something stays, as the archive says it. */
export const withheldBecause = {
  theirOwn: 'Private notes of check-ins: each belongs to who wrote it, and nobody else reads it.',
  anonymous: 'Feedback of colleagues in reviews: it was given on the promise that nobody learns who said what.',
  personal:
    'What people have arranged for themselves: saved views and reports, tiles of the dashboard, calendar addresses, choices of mail, what is put off.',
  unsent: 'What is not submitted or sent yet: answers of reviews and entries of the daily scrum.',
  passing: 'What the product keeps to undo an act for a while, and signs of who is looking at something now.',
  signIn: 'Passwords, secrets of one-time codes, sessions and the outbox of mail.',
} as const

export const archiveWording = {
  readMe: 'README.txt',
  contents: 'contents.csv',
  contentsHeaders: ['file', 'rows or bytes', 'note'],
  missing: 'This file could not be found in the store.',
  heading: (client: string) => `Everything that Tenure keeps for ${client}`,
  taken: (moment: string, zone: string, by: string) => `Exported ${moment} (${zone}) by ${by}.`,
  form: [
    'Each CSV file is a table: UTF-8, commas, a line of column names, a record on each line.',
    'Moments are in UTC, days are written YYYY-MM-DD, lists and nested values are JSON.',
    'An id in one table is the id of a record in another; beside it stands what that record is called.',
    'A cell that a spreadsheet could take for a formula begins with an apostrophe.',
  ],
  files:
    'Files lie in the folder "files", each with its id before its name; the tables named files, certification_files, asset_files and review_files say whose they are.',
  noFiles: 'Files were not asked for.',
  last: 'contents.csv is written last and counts what every table holds. Where it is not there, the archive is not whole.',
  withheldHeading: 'Not in it:',
} as const
